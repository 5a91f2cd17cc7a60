import type { Instrumentation } from 'next'

/**
 * Logs an error of rendering a page, with the id that the error screen shows. An action answers its own failures: what fails before it are arguments
 * that none of our screens sends.
 */
export const onRequestError: Instrumentation.onRequestError = async (error, request, { routeType }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  if (routeType === 'action') return
  const { log } = await import('#server/platform/process/log.ts')
  const errorId = error instanceof Error && 'digest' in error ? error.digest : undefined
  log().error({ err: error, errorId, method: request.method, path: request.path.split('?')[0] }, 'request failed')
}
