import type { SignedIn } from '#lib/actor.ts'
import { composerPath, editPath, eventPath } from '#lib/addresses/paths.ts'
import { limits } from '#lib/limits.ts'
import { mutableKinds, type Notice, type NoticeBatch } from '#lib/notifications.ts'
import { ownSharePath } from '#lib/shares/months.ts'
import { subscriptionList } from '#lib/subscriptions/subscription-list.ts'
import { messageList } from '#lib/support/message-list.ts'
import { shortDateTime } from '#lib/text/format.ts'
import { db, Prisma } from '#server/platform/db/db.ts'

/** The columns of a row that are shown, as `to_jsonb` writes them. */
interface Row {
  id: string
  type: string
  message: string
  status: 'unread' | 'read' | 'archived'
  created_at: string
  article_id: string | null
  metadata: Record<string, unknown>
}

interface Reading {
  at: string
  unread: number
  /** The asked point is of a later transaction than any here. */
  isAhead: boolean
  rows: Row[]
}

/** More changes than these are sent as a whole list. */
const mostChanges = 200
/** The longest text of a point that is read: some hundred transactions at once. */
const longestPoint = 4_000

/** A snapshot as PostgreSQL writes it: the oldest running transaction, the next one, and the running ones between. */
const pointPattern = /^\d{1,18}:\d{1,18}:(?:\d{1,18}(?:,\d{1,18})*)?$/

/**
 * A person's notifications that changed after a point: written, read or archived by transactions that the point's snapshot did not see
 * (decision 0381). Without a point, with one of another database and after many changes it gives the newest fifty that are not archived.
 */
export async function readNoticeBatch(actor: SignedIn, since: string | null): Promise<NoticeBatch> {
  const changes = isPoint(since) ? await readChanges(actor.id, since) : null
  const { at, unread, rows } = changes ?? (await readNewest(actor.id))
  return { at, unread, whole: changes === null, notices: rows.map(noticeOf) }
}

/** A person's point and number of unread notifications, without a list: for the bell of a screen. */
export async function readBell(actor: SignedIn): Promise<NoticeBatch> {
  const { at, unread } = await readRows(actor.id, Prisma.sql`SELECT NULL LIMIT 0`)
  return { at, unread, whole: false, notices: [] }
}

/** The kinds that a person may mute, each with whether it is shown, and whether a digest is wished. */
export async function findChoices(actor: SignedIn) {
  const choice = await db().notificationChoice.findUnique({ where: { userId: actor.id } })
  const kinds = mutableKinds(actor).map(kind => ({ ...kind, isShown: !choice?.muted.includes(kind.type) }))
  return { kinds, digest: choice?.digest ?? false }
}

/** Whether a text is a snapshot: its numbers in order, so that PostgreSQL accepts it. */
function isPoint(text: string | null): text is string {
  if (text === null || text.length > longestPoint || !pointPattern.test(text)) return false
  const [low = 0n, next = 0n, ...running] = text.split(/[:,]/).filter(Boolean).map(BigInt)
  const inOrder = running.every((each, place) => each >= (running[place - 1] ?? low) && each < next)
  return low > 0n && next >= low && inOrder
}

/** Null when the point lies ahead of this database, as one of before a restore does, and after too many changes. */
async function readChanges(userId: string, since: string): Promise<Reading | null> {
  const reading = await readRows(
    userId,
    Prisma.sql`
      SELECT n.* FROM notification_changes c JOIN notifications n ON n.id = c.notification_id
      WHERE c.user_id = ${userId}::uuid
        AND c.transaction >= pg_snapshot_xmin(${since}::pg_snapshot)::text::bigint
        AND NOT pg_visible_in_snapshot(c.transaction::text::xid8, ${since}::pg_snapshot)
      ORDER BY c.transaction, n.id LIMIT ${mostChanges + 1}`,
    since,
  )
  return reading.isAhead || reading.rows.length > mostChanges ? null : reading
}

const readNewest = (userId: string): Promise<Reading> =>
  readRows(
    userId,
    Prisma.sql`
      SELECT * FROM notifications WHERE user_id = ${userId}::uuid AND status <> 'archived'
      ORDER BY created_at DESC, id DESC LIMIT ${limits.notices}`,
  )

/** Rows, count and point of one snapshot: a statement sees what was committed when it began. */
async function readRows(userId: string, rows: Prisma.Sql, since = '1:1:'): Promise<Reading> {
  const [reading] = await db().$queryRaw<Reading[]>`
    SELECT pg_current_snapshot()::text AS at,
      pg_snapshot_xmax(${since}::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()) AS "isAhead",
      (SELECT count(*)::int FROM (
        SELECT FROM notifications WHERE user_id = ${userId}::uuid AND status = 'unread' LIMIT 100) AS counted) AS unread,
      coalesce((SELECT jsonb_agg(to_jsonb(found)) FROM (${rows}) AS found), '[]') AS rows`
  if (!reading) throw new Error('a statement without FROM gives one row')
  return reading
}

function noticeOf({ id, type, message, status, metadata, article_id: articleId, created_at }: Row): Notice {
  const createdAt = new Date(created_at)
  return {
    id,
    type,
    message,
    isUnread: status === 'unread',
    isArchived: status === 'archived',
    createdAt: createdAt.toISOString(),
    when: shortDateTime(createdAt),
    path: subjectPath(type, articleId, metadata),
    errors: sentences(metadata.errors),
    warnings: sentences(metadata.warnings),
  }
}

const sentences = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((each): each is string => typeof each === 'string') : []

/** Where a notification's subject is seen; null without one. */
function subjectPath(type: string, articleId: string | null, about: Row['metadata']): string | null {
  if (articleId) return type === 'AI_ERROR' ? `/monitor?artigo=${articleId}` : editPath(articleId)
  const { ideaId, applicationId, importId, subscriptionId, purchaseOf, eventId, shareMonth, editionId } = about
  if (typeof ideaId === 'string') return `/storyboard/${ideaId}`
  if (typeof applicationId === 'string') return `/admin/candidaturas/${applicationId}`
  if (typeof shareMonth === 'string') return ownSharePath(shareMonth)
  if (typeof importId === 'string') return `/import-articles/${importId}`
  if (typeof subscriptionId === 'string') return `/admin/assinaturas/${subscriptionId}`
  if (typeof purchaseOf === 'string') return subscriptionList.path
  if (typeof eventId === 'string') return eventPath({ id: eventId })
  if (typeof editionId === 'string') return composerPath(editionId)
  if (type === 'SUPPORT_MESSAGE') return messageList.path
  if (type === 'PROCESS_DIED') return '/admin/saude'
  return type === 'JOB_FAILED' ? '/monitor' : null
}
