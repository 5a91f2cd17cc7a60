import { setClock } from '#server/platform/process/clock.ts'

/** Runs a function with the clock fixed at a moment, in milliseconds since 1970. */
export async function at<Result>(moment: number, run: () => Promise<Result>): Promise<Result> {
  const release = setClock(() => new Date(moment))
  try {
    return await run()
  } finally {
    release()
  }
}
