import { createServer, type Server } from 'node:http'
import next from 'next'
import { isRawPath, isStaffPath, pageParameters } from '#lib/routes.ts'
import { listen, startLive, stopLive } from '#server/platform/live.ts'
import { log } from '#server/platform/log.ts'
import { PRESS_CHANNEL, unpackKeys } from '#server/press/forget.ts'
import { createPress, type Press } from '#server/press/press.ts'

const LONGEST_CLOSE_MS = 10_000

/** The running house. */
export interface Serving {
  /** Where it answers on this machine. */
  url: string
  /** Stops accepting, lets running requests finish for ten seconds, and closes all that `serve` opened. */
  close(): Promise<void>
}

/** Serves the site on `PORT`: Next behind the press, the queue and the listener in this process. The environment must be complete.
 * Raises what `listen` raises when the port is taken. */
export async function serve({ dev }: { dev: boolean }): Promise<Serving> {
  const port = Number(process.env.PORT ?? 3000)
  const siteUrl = process.env.SITE_URL ?? `http://localhost:${port}`
  const server = createServer()
  const app = next({ dev, port, hostname: 'localhost', httpServer: server })
  await app.prepare()
  const pressing = process.env.PRESS !== '0'
  const press = createPress({
    handle: app.getRequestHandler(),
    routes: {
      isRawPath: dev ? path => isRawPath(path) || path.startsWith('/__nextjs') : isRawPath,
      isStaffPath,
      pageParameters,
    },
    siteUrl,
    keeping: pressing && !dev,
    stripping: pressing,
    log: log(),
  })
  server.on('request', press.listener)
  const unlisten = hearChanges(press)
  startLive(process.env.DATABASE_URL ?? '')
  await opened(server, port)
  return {
    url: `http://localhost:${port}`,
    async close() {
      await closed(server)
      unlisten()
      await stopLive()
      await app.close()
    },
  }
}

function hearChanges(press: Press): () => void {
  return listen(PRESS_CHANNEL, {
    message: payload => press.forget(unpackKeys(payload)),
    lost: () => press.setHearing(false),
    heard: () => press.setHearing(true),
  })
}

function opened(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
}

/** Closing a server leaves its idle connections open until they time out: they are swept while running requests finish. */
function closed(server: Server): Promise<void> {
  return new Promise(resolve => {
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    const end = setTimeout(() => server.closeAllConnections(), LONGEST_CLOSE_MS)
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(end)
      resolve()
    })
  })
}
