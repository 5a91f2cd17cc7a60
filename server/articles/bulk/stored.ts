import { isDeepStrictEqual } from 'node:util'
import type { SignedIn } from '#lib/actor.ts'
import type { Prisma, Tx } from '#server/platform/db/db.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { type ArticleChange, type BulkColumns, reverseOf } from '../batch/change.ts'
import type { Planned } from '../batch/rows.ts'
import type { ArticleRow } from '../row.ts'

/** Milliseconds in which a bulk change can be undone. */
export const undoMs = 24 * 60 * 60 * 1000

/** The version and columns of one article after a bulk change, and the reverse change. */
interface StoredChange {
  id: string
  version: number
  columns: Partial<BulkColumns>
  reverse: ArticleChange
}

/** Dates as the texts that JSON has for them. */
const asJson = (value: object) => JSON.parse(JSON.stringify(value)) as Prisma.InputJsonObject

/** Stores what an undo needs of a bulk change. Gives its id. */
export async function storeChange({ tx, actor, now }: CommandContext, planned: readonly Planned[]): Promise<string> {
  if (actor.id === null) throw new Error('A bulk change has an actor')
  const changes = planned.map(({ before, change }) =>
    asJson({
      id: before.id,
      version: before.version + 1,
      columns: change.columns,
      reverse: reverseOf(before, change),
    } satisfies StoredChange),
  )
  const { id } = await tx.articleBulkChange.create({ data: { actorId: actor.id, changes, createdAt: now } })
  return id
}

/** Takes a stored change of the actor's own out of the store; null when there is none, or it is older than a day. */
export async function takeChange(tx: Tx, actor: SignedIn, id: string, now: Date): Promise<StoredChange[] | null> {
  const [stored] = await tx.$queryRaw<{ changes: StoredChange[] }[]>`
    DELETE FROM article_bulk_changes
      WHERE id = ${id}::uuid AND actor_id = ${actor.id}::uuid AND created_at > ${new Date(now.getTime() - undoMs)}
      RETURNING changes`
  return (
    stored?.changes.map(each => ({ ...each, reverse: { ...each.reverse, columns: revived(each.reverse.columns) } })) ??
    null
  )
}

/** Whether an article still is as a bulk change left it. */
export const isUntouched = (row: ArticleRow, { version, columns }: StoredChange): boolean => {
  const present = Object.fromEntries(Object.keys(columns).map(name => [name, row[name as keyof BulkColumns]]))
  return row.version === version && isDeepStrictEqual(asJson(present), columns)
}

const revived = (columns: Partial<BulkColumns>): Partial<BulkColumns> =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name,
      name.endsWith('At') && value !== null ? new Date(String(value)) : value,
    ]),
  )
