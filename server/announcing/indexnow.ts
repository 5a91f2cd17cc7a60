import { system } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { isLoopback, isPublicSite, postOutside } from '#server/platform/outside/outside.ts'
import { env } from '#server/platform/process/env.ts'
import { log } from '#server/platform/process/log.ts'
import { ensureKey } from './commands/ensure-key.ts'

/** The most addresses in one message (indexnow.org). */
export const mostUrls = 10_000

/** The URL that receives changed addresses; null when the operator switched IndexNow off, or when the site is not public. */
export function indexNowEndpoint(): string | null {
  const { SITE_URL, INDEXNOW_ENDPOINT } = env()
  if (INDEXNOW_ENDPOINT === '0') return null
  const allowed = isPublicSite(SITE_URL) || isLoopback(new URL(INDEXNOW_ENDPOINT).hostname)
  return allowed ? INDEXNOW_ENDPOINT : null
}

/** Sends all waiting addresses to the endpoint. Raises when it fails for now: the addresses stay, and the job is tried again. */
export async function sendPending(): Promise<void> {
  const endpoint = indexNowEndpoint()
  if (!endpoint) return
  for (;;) {
    const waiting = await db().indexNowPending.findMany({ orderBy: { path: 'asc' }, take: mostUrls })
    if (waiting.length === 0) return
    await send(
      endpoint,
      waiting.map(({ path }) => path),
    )
    await forgetSent(waiting)
  }
}

async function send(endpoint: string, paths: readonly string[]): Promise<void> {
  const { SITE_URL } = env()
  const key = await ensureKey(system, undefined)
  const body = JSON.stringify({
    host: new URL(SITE_URL).host,
    key,
    keyLocation: `${SITE_URL}/${key}.txt`,
    urlList: paths.map(path => SITE_URL + path),
  })
  const { status, text } = await postOutside(endpoint, { type: 'application/json; charset=utf-8', body })
  if (status === 200 || status === 202) return
  // 400 and 422: the endpoint will never take these addresses. 403: it could not read the key. 429 and 5xx: not now.
  if (status !== 400 && status !== 422) throw new Error(`IndexNow answered ${status}`)
  log().warn({ status, text, addresses: paths.length }, 'IndexNow refused addresses')
}

/** Deletes sent addresses. One that changed again during the sending stays. */
async function forgetSent(sent: readonly { path: string; notedAt: Date }[]): Promise<void> {
  await db().$executeRaw`
    DELETE FROM indexnow_pending pending
      USING unnest(${sent.map(({ path }) => path)}::text[], ${sent.map(({ notedAt }) => notedAt)}::timestamptz[]) AS sent (path, noted_at)
      WHERE pending.path = sent.path AND pending.noted_at <= sent.noted_at`
}
