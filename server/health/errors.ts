import { createHash } from 'node:crypto'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { Deferred } from '#server/platform/process/deferred.ts'
import { type LoggedError, log, onLoggedError } from '#server/platform/process/log.ts'

/** Milliseconds over which equal errors are gathered before they are written. */
const GATHERED_MS = 5_000
/** The most kinds of errors that one write holds, and that the table keeps. */
const most = { gathered: 50, kept: 200 }
/** The fields of log events that name a place. Their values are constants of ours. */
const placeFields = ['action', 'route', 'job', 'part', 'block', 'file']

interface Seen {
  fingerprint: string
  errorId: string
  place: string
  code: string
  count: number
  firstAt: Date
  lastAt: Date
}

/**
 * Records the errors that this process logs, by place and code, so that Saúde lists them. Writes neither message nor data, at most fifty
 * kinds every five seconds, and nothing while the database is away. Gives the function that ends it and writes the rest.
 */
export function recordErrors(): () => Promise<void> {
  const seen = new Map<string, Seen>()
  const writing = new Deferred(GATHERED_MS, async () => {
    const gathered = [...seen.values()]
    seen.clear()
    if (gathered.length > 0)
      await writeErrors(gathered).catch(error => log().warn({ err: error }, 'errors not recorded'))
  })
  const stop = onLoggedError(error => {
    const one = seenIn(error)
    const before = seen.get(one.fingerprint)
    if (!before && seen.size >= most.gathered) return
    const sum = before && { ...one, count: before.count + 1, firstAt: before.firstAt }
    seen.set(one.fingerprint, sum ?? one)
    writing.soon()
  })
  return () => {
    stop()
    return writing.now()
  }
}

function seenIn({ fields, message }: LoggedError): Seen {
  const name = placeFields.map(field => fields[field]).find(value => typeof value === 'string')
  const place = (name ? `${message}: ${name}` : message).slice(0, 200)
  const code = codeOf(fields.err)
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([place, code]))
    .digest('base64url')
    .slice(0, 22)
  const errorId = [fields.errorId, fields.requestId].find(id => typeof id === 'string') ?? ''
  return { fingerprint, errorId: String(errorId), place, code, count: 1, firstAt: now(), lastAt: now() }
}

/** An error's code, else its class. A text that is no name is left out: it could hold anything. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const named = ['code' in error ? error.code : null, error.name].find(
    name => typeof name === 'string' && /^[\w.-]{1,80}$/.test(name),
  )
  return String(named ?? 'Error')
}

async function writeErrors(seen: readonly Seen[]): Promise<void> {
  const column = <Name extends keyof Seen>(name: Name) => seen.map(each => each[name])
  await db().$executeRaw`
    INSERT INTO house_errors (fingerprint, error_id, place, code, count, first_at, last_at)
    SELECT * FROM unnest(${column('fingerprint')}::text[], ${column('errorId')}::text[], ${column('place')}::text[],
      ${column('code')}::text[], ${column('count')}::int[], ${column('firstAt')}::timestamptz[], ${column('lastAt')}::timestamptz[])
    ON CONFLICT (fingerprint) DO UPDATE
      SET error_id = excluded.error_id, count = house_errors.count + excluded.count, last_at = excluded.last_at`
  await db().$executeRaw`
    DELETE FROM house_errors WHERE last_at < (SELECT last_at FROM house_errors ORDER BY last_at DESC OFFSET ${most.kept - 1} LIMIT 1)`
}
