import { singleton } from './singleton.ts'

/** Counts of a part of the process. They are public, so they say nothing about any person. */
type Gauge = () => object

const gauges = () => singleton('gauges', () => new Map<string, Gauge>())

/** Adds a part's counts to `GET /api/health` until the returned function is called. */
export function addGauge(part: string, read: Gauge): () => void {
  gauges().set(part, read)
  return () => {
    gauges().delete(part)
  }
}

/** The present counts, by part. */
export const readGauges = (): Record<string, object> =>
  Object.fromEntries([...gauges()].map(([part, read]) => [part, read()]))
