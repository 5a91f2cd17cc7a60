import { type Actor, isMaster } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { type PictureCause, pictureSentences } from '#lib/imports/pictures.ts'
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
