import { createServer, type RequestListener, type Server } from 'node:http'
import { join } from 'node:path'
import next from 'next'
import { toNodeHandler } from 'srvx/node'
import { isRawPath, routes } from '#lib/addresses/screens/routes.ts'
import { flushBanners } from '#server/ads/counts.ts'
import { listNewest } from '#server/articles/reading/queries/cards.ts'
import { receiveBeacon } from '#server/audience/http.ts'
import { flushViews } from '#server/audience/views.ts'
import { flushVisits } from '#server/audience/visits.ts'
import { recordErrors } from '#server/health/errors.ts'
import { handlers } from '#server/jobs.ts'
import { isOpenUpload, readPicture } from '#server/media/queries/uploads.ts'
import { flushEngagements } from '#server/newsletter/tracking/engagements.ts'
import { db } from '#server/platform/db/db.ts'
import { isAway } from '#server/platform/db/silence.ts'
import { listen, startLive, stopLive } from '#server/platform/live/live.ts'
import { closeStreams } from '#server/platform/live/streams.ts'
import { closeMail } from '#server/platform/mail/transport.ts'
import { env } from '#server/platform/process/env.ts'
import { addGauge } from '#server/platform/process/gauges.ts'
import { log, newRequestId, withRequestId } from '#server/platform/process/log.ts'
import { startWatchdog } from '#server/platform/process/watchdog/watchdog.ts'
import { cookiePairs, readSessionId } from '#server/platform/session/session-token.ts'
import { startJobs, stopJobs } from '#server/platform/work/queue.ts'
import { PRESS_CHANNEL } from '#server/press/keep/forget.ts'
import { createPress } from '#server/press/press.ts'
import { readSite } from '#server/press/request/visitor.ts'
import { boundConnections } from '#server/press/send/connections.ts'
import { type FileFolder, openFiles } from '#server/press/send/files.ts'
import { HTTP_LIMITS, MAX_HEADERS } from '#server/press/send/http-limits.ts'
import { openPictures } from '#server/press/send/pictures.ts'
import { findFormer } from '#server/redirects/queries/former.ts'
import { knownIdentity, readIdentity } from '#server/site/queries.ts'
import type { PressState } from './press/counts.ts'
import type { Log } from './press/print/printer.ts'

const LONGEST_CLOSE_MS = 10_000
/** After this many printed articles a process prints nearly at its full speed. */
const WARM_UP_ARTICLES = 24

/** The running server. */
export interface Serving {
  /** Its address on this machine. */
  url: string
  /** Stops accepting connections, waits ten seconds at most for running requests, and closes all that `serve` opened. */
  close(): Promise<void>
}

/**
 * Serves the site on `PORT`: Next behind the press, with the queue and the change listener in this process. The environment must be
 * complete. Raises the error of `listen` when the port is taken.
 */
export async function serve({ dev }: { dev: boolean }): Promise<Serving> {
  const {
    TRUSTED_PROXIES: trustedProxies = null,
    PORT: port,
    SITE_URL: siteUrl,
    DATABASE_URL,
    PRESS: pressing,
    JOBS: working,
  } = env()
  const keeping = pressing && !dev
  const server = createServer(HTTP_LIMITS)
  server.maxHeadersCount = MAX_HEADERS
  // Next listens to upgrades of this server. Production upgrades nothing, so Next gets a server without connections there.
  const app = next({ dev, port, hostname: 'localhost', httpServer: dev ? server : createServer() })
  await app.prepare()
  await readIdentity().catch(knownIdentity)
  const screens = app.getRequestHandler()
  // Most requests are reports of pages, and Next would make each several times dearer.
  const beacons = toNodeHandler(receiveBeacon) as RequestListener
  const press = createPress({
    handle: async (request, response) => (request.url === '/api/beacon' ? beacons : screens)(request, response),
    routes: { ...routes, isRawPath: dev ? path => isRawPath(path) || path.startsWith('/__nextjs') : isRawPath },
    findFormer,
    siteUrl,
    siteName: () => knownIdentity().name,
    trustedProxies,
    sessionOf: cookies => readSessionId(cookiePairs(cookies)),
    keeping,
    stripping: pressing,
    guarding: pressing && !dev,
    files: dev ? undefined : await openFiles(builtFiles(process.cwd()), readSite(siteUrl)),
    pictures: openPictures({ read: readPicture, isOpen: isOpenUpload, site: readSite(siteUrl) }),
    isAway,
    log: log(),
    around: answer => withRequestId(newRequestId(), answer),
  })
  server.on('request', press.listener)
  boundConnections(server)
  if (dev) server.prependListener('upgrade', request => press.prepareUpgrade(request))
  if (keeping) void press.warmUp(newestPaths)
  const stopWatchdog = dev ? null : startWatchdog()
  await opened(server, port)
  const unlisten = listen(PRESS_CHANNEL, press.changes)
  const stopReporting = reportState(press, log())
  const stopRecording = recordErrors()
  startLive(DATABASE_URL)
  if (working) await startJobs(handlers)
  return {
    url: `http://localhost:${port}`,
    async close() {
      const closing = closed(server)
      closeStreams()
      await closing
      unlisten()
      stopReporting()
      await press.close()
      await Promise.all([
        stopJobs(),
        stopRecording(),
        flushViews(),
        flushVisits(),
        flushBanners(),
        flushEngagements(),
        stopLive(),
      ])
      closeMail()
      await app.close()
      await db().$disconnect()
      await stopWatchdog?.()
    },
  }
}

/** The paths to print at a start: the front page and the newest articles. Their first prints take ten times as long as later ones. */
async function newestPaths(): Promise<string[]> {
  const articles = await listNewest(WARM_UP_ARTICLES)
  return ['/', ...articles.map(({ path }) => path)]
}

/** The folders of built files for browsers. */
const builtFiles = (root: string): FileFolder[] => [
  { folder: join(root, '.next/static'), under: '/_next/static', immutable: () => true },
  { folder: join(root, 'public'), under: '', immutable: path => path.startsWith('/assets/') },
]

function opened(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
}

/** Closes a server. `close` leaves idle connections open until they time out, so it closes them while running requests finish. */
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

const EVERY_MS = 5 * 60_000

/** Reports the state of the press in `GET /api/health`, and logs it every five minutes if it changed. Returns a function that stops this. */
function reportState(press: { state(): PressState }, log: Log): () => void {
  const removeGauge = addGauge('press', () => press.state())
  let before = ''
  const timer = setInterval(() => {
    const state = press.state()
    const now = JSON.stringify(state)
    if (now !== before) log.info({ press: state }, 'press')
    before = now
  }, EVERY_MS).unref()
  return () => {
    clearInterval(timer)
    removeGauge()
  }
}
