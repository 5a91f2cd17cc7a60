import { singleton } from './singleton.ts'

/** Counts that say how a part of the house does; nothing about anybody, because everybody may read them. */
type Gauge = () => object

const gauges = () => singleton('gauges', () => new Map<string, Gauge>())

/** Adds a part's counts to `GET /api/health` until the returned function is called. */
export function addGauge(part: string, read: Gauge): () => void {
  gauges().set(part, read)
  return () => {
    gauges().delete(part)
  }
}

/** All counts at this moment, by part. */
export const readGauges = (): Record<string, object> =>
  Object.fromEntries([...gauges()].map(([part, read]) => [part, read()]))
