import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import next from 'next'
import { isRawPath, isStaffPath, missingPath, pageParameters } from '#lib/routes.ts'
import { flushViews } from '#server/audience/views.ts'
import { handlers } from '#server/jobs.ts'
import { db } from '#server/platform/db.ts'
import { env } from '#server/platform/env.ts'
import { listen, startLive, stopLive } from '#server/platform/live.ts'
import { log, newRequestId, withRequestId } from '#server/platform/log.ts'
import { startJobs, stopJobs } from '#server/platform/queue.ts'
import { cookiePairs, readSessionId } from '#server/platform/session-token.ts'
import { type FileFolder, openFiles } from '#server/press/files.ts'
import { PRESS_CHANNEL, unpackKeys } from '#server/press/forget.ts'
import { createPress, type Press } from '#server/press/press.ts'
import { readSite } from '#server/press/visitor.ts'

const LONGEST_CLOSE_MS = 10_000
/** Longer than proxies keep an idle connection (60 s), so that none sends a request into one that is being closed. */
const KEEP_ALIVE_MS = 65_000

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
  const {
    TRUSTED_PROXIES: trustedProxies = null,
    PORT: port,
    SITE_URL: siteUrl,
    DATABASE_URL,
    PRESS: pressing,
    JOBS: working,
  } = env()
  // As `next start` does: after an action that redirects, Next fetches the new page from here, not from the public address.
  process.env.__NEXT_PRIVATE_ORIGIN = `http://localhost:${port}`
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS })
  // Next hangs itself on the server's upgrades: in production it is given another one, because nothing upgrades.
  const app = next({ dev, port, hostname: 'localhost', httpServer: dev ? server : createServer() })
  await app.prepare()
  const press = createPress({
    handle: app.getRequestHandler(),
    routes: {
      isRawPath: dev ? path => isRawPath(path) || path.startsWith('/__nextjs') : isRawPath,
      isStaffPath,
      pageParameters,
      missingPath,
    },
    siteUrl,
    trustedProxies,
    isSigned: async cookies => (await readSessionId(cookiePairs(cookies))) !== null,
    keeping: pressing && !dev,
    stripping: pressing,
    files: dev ? undefined : await openFiles(builtFiles(process.cwd()), readSite(siteUrl)),
    log: log(),
  })
  server.on('request', (request, response) => withRequestId(newRequestId(), () => press.listener(request, response)))
  if (dev) server.prependListener('upgrade', press.prepareUpgrade)
  await opened(server, port)
  const unlisten = hearChanges(press)
  startLive(DATABASE_URL)
  if (working) await startJobs(handlers)
  return {
    url: `http://localhost:${port}`,
    async close() {
      await closed(server)
      unlisten()
      await Promise.all([stopJobs(), flushViews(), stopLive()])
      await app.close()
      await db().$disconnect()
    },
  }
}

/** What a build leaves for browsers. */
const builtFiles = (root: string): FileFolder[] => [
  { folder: join(root, '.next/static'), under: '/_next/static', immutable: () => true },
  { folder: join(root, 'public'), under: '', immutable: path => path.startsWith('/assets/') },
]

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
