import { setClock } from '#server/platform/process/clock.ts'

/** Runs something with the clock standing at a moment, in milliseconds since 1970. */
export async function at<Result>(moment: number, run: () => Promise<Result>): Promise<Result> {
  const release = setClock(() => new Date(moment))
  try {
    return await run()
  } finally {
    release()
  }
}
