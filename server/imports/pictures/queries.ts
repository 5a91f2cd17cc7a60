import { type Actor, isMaster } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { animationStilled, type PictureCause, pictureSentences, stilledSentence } from '#lib/imports/pictures.ts'
import { db } from '#server/platform/db/db.ts'

/** The pictures of an import, counted by status. */
export interface PictureCounts {
  waiting: number
  stored: number
  failed: number
}

/** A picture that could not be fetched. */
export interface FailedPicture {
  id: string
  url: string
  cause: PictureCause
  /** The cause as a sentence. */
  message: string
  /** An article that shows it; null when none does. */
  article: { id: string; title: string } | null
}

/** Failed pictures of a page. */
export const failedPageSize = 50

function assertMaster(actor: Actor): void {
  if (!isMaster(actor)) throw new DomainError('forbidden')
}

/** The numbers of a session's pictures by status. One statement, by index. Raises forbidden. */
export async function countPictures(actor: Actor, sessionId: string): Promise<PictureCounts> {
  assertMaster(actor)
  const groups = await db().importPicture.groupBy({ by: ['status'], where: { sessionId }, _count: true })
  const of = (status: keyof PictureCounts) => groups.find(group => group.status === status)?._count ?? 0
  return { waiting: of('waiting'), stored: of('stored'), failed: of('failed') }
}

/** The numbers of a session's failed pictures by cause, the largest first. Raises forbidden. */
export async function countFailures(actor: Actor, sessionId: string): Promise<{ message: string; count: number }[]> {
  assertMaster(actor)
  const where = { sessionId, status: 'failed' } as const
  const groups = await db().importPicture.groupBy({ by: ['cause'], where, _count: true })
  return groups
    .map(({ cause, _count }) => ({ message: pictureSentences[cause as PictureCause], count: _count }))
    .sort((one, other) => other.count - one.count)
}

/** A page of fifty failed pictures of a session, by id, after the one with an id. Raises forbidden. */
export async function listFailedPictures(actor: Actor, sessionId: string, after?: string): Promise<FailedPicture[]> {
  assertMaster(actor)
  const rows = await db().importPicture.findMany({
    where: { sessionId, status: 'failed', ...(after && { id: { gt: after } }) },
    orderBy: { id: 'asc' },
    take: failedPageSize,
    select: {
      id: true,
      url: true,
      cause: true,
      uses: { take: 1, select: { article: { select: { id: true, title: true } } } },
    },
  })
  return rows.map(({ uses, cause, ...row }) => ({
    ...row,
    cause: cause as PictureCause,
    message: pictureSentences[cause as PictureCause],
    article: uses[0]?.article ?? null,
  }))
}

/** An animation of the old site, and an article that shows its first picture; null when none does any more. */
export interface StilledAnimation {
  id: string
  url: string
  article: { id: string; title: string } | null
}

/** The number of a session's animations of which only the first picture is shown, and fifty of them by id. Raises forbidden. */
export async function listStilled(
  actor: Actor,
  sessionId: string,
): Promise<{ count: number; animations: StilledAnimation[] }> {
  assertMaster(actor)
  const where = { sessionId, status: 'stored', cause: animationStilled } as const
  const count = await db().importPicture.count({ where })
  if (count === 0) return { count, animations: [] }
  const rows = await db().importPicture.findMany({
    where,
    orderBy: { id: 'asc' },
    take: failedPageSize,
    select: { id: true, url: true, mediaId: true },
  })
  const shown = await findShowing(rows.flatMap(({ mediaId }) => mediaId ?? []))
  return {
    count,
    animations: rows.map(({ mediaId, ...row }) => ({ ...row, article: shown.get(mediaId ?? '') ?? null })),
  }
}

/** An article that shows each of some uploads, by the upload's id. */
async function findShowing(mediaIds: string[]): Promise<Map<string, { id: string; title: string }>> {
  const rows = await db().$queryRaw<{ mediaId: string; id: string; title: string }[]>`
    SELECT m.id AS "mediaId", a.id, a.title FROM unnest(${mediaIds}::uuid[]) AS m (id)
      CROSS JOIN LATERAL (
        (SELECT id, title FROM articles WHERE cover_media_id = m.id AND deleted_at IS NULL LIMIT 1)
        UNION ALL
        (SELECT id, title FROM articles WHERE content LIKE '%/uploads/%' AND uploads_in(content) @> ARRAY[m.id]
          AND deleted_at IS NULL LIMIT 1)
        LIMIT 1) a`
  return new Map(rows.map(({ mediaId, ...article }) => [mediaId, article]))
}

/** A line of the report of pictures as a file: one for each picture and article, or one without an article. */
export interface PictureLine {
  url: string
  /** What is wrong, as a sentence. */
  message: string
  title: string
  articleId: string | null
}

const batchSize = 500

/** All pictures of a session that could not be fetched, with the articles that show them at their old address, and its stilled animations, in batches. Raises forbidden at once. */
export function eachPictureLine(actor: Actor, sessionId: string): AsyncIterable<PictureLine[]> {
  assertMaster(actor)
  return pictureLines(sessionId)
}

async function* pictureLines(sessionId: string): AsyncGenerator<PictureLine[]> {
  for (let after: string | undefined; ; ) {
    const rows = await db().importPicture.findMany({
      where: {
        sessionId,
        OR: [{ status: 'failed' as const }, { status: 'stored' as const, cause: animationStilled }],
        ...(after && { id: { gt: after } }),
      },
      orderBy: { id: 'asc' },
      take: batchSize,
      select: {
        id: true,
        url: true,
        cause: true,
        mediaId: true,
        uses: { distinct: ['articleId'], select: { article: { select: { id: true, title: true } } } },
      },
    })
    if (rows.length === 0) return
    const shown = await findShowing(rows.flatMap(({ cause, mediaId }) => (cause === animationStilled && mediaId) || []))
    yield rows.flatMap(({ url, cause, mediaId, uses }): PictureLine[] => {
      const message = cause === animationStilled ? stilledSentence : pictureSentences[cause as PictureCause]
      const one = shown.get(mediaId ?? '')
      const articles = cause === animationStilled ? (one ? [one] : []) : uses.map(({ article }) => article)
      if (articles.length === 0) return [{ url, message, title: '', articleId: null }]
      return articles.map(({ id, title }) => ({ url, message, title, articleId: id }))
    })
    after = rows.at(-1)?.id
  }
}
