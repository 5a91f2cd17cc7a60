import { now } from '#server/platform/process/clock.ts'
import { singleton } from '#server/platform/process/singleton.ts'
import { storage } from '#server/platform/storage.ts'

/** Milliseconds for which a measurement counts: it reads the folder of every upload. */
const VALID_MS = 60 * 60 * 1000
/** Milliseconds that a screen waits for one. */
const PATIENCE_MS = 500

export interface UploadSize {
  files: number
  bytes: number
  measuredAt: Date
}

interface Measured {
  last: UploadSize | null
  running: Promise<void> | null
}

const state = () => singleton('upload-size', (): Measured => ({ last: null, running: null }))

/** The last measured number and size of uploads; an old one is renewed after an hour. Null until the first measurement ends. */
export async function uploadSize(): Promise<UploadSize | null> {
  const current = state()
  const age = current.last ? now().getTime() - current.last.measuredAt.getTime() : Number.POSITIVE_INFINITY
  if (age > VALID_MS) {
    current.running ??= measure(current).finally(() => {
      current.running = null
    })
    // A folder that cannot be read leaves the size unknown; the storage's own finding says why.
    const settled = current.running.catch(() => {})
    await Promise.race([settled, new Promise(resolve => setTimeout(resolve, PATIENCE_MS).unref())])
  }
  return current.last
}

async function measure(current: Measured): Promise<void> {
  let files = 0
  let bytes = 0
  for await (const { folder, name } of storage().list()) {
    const size = await storage().sizeOf(folder, name)
    if (size === null) continue
    files++
    bytes += size
  }
  current.last = { files, bytes, measuredAt: now() }
}
