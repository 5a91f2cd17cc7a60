import type { Instrumentation } from 'next'

/** Once a process, when Next is prepared: leaves what components write where the house finds it. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const [{ offerWriter }, { writeArticle }] = await Promise.all([
    import('#server/press/print/writer.ts'),
    import('./app/(reader)/_page/article-writer.tsx'),
  ])
  offerWriter(writeArticle)
}

/** Writes what failed while a page was rendered into the log, under the number that the error screen shows. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { log } = await import('#server/platform/process/log.ts')
  const errorId = error instanceof Error && 'digest' in error ? error.digest : undefined
  log().error({ err: error, errorId, method: request.method, path: request.path.split('?')[0] }, 'request failed')
}
