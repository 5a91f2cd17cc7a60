import { Prisma, type Tx } from '#server/platform/db/db.ts'
import { audit } from '#server/platform/work/audit.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { emit } from '#server/platform/work/queue.ts'
import { picturesRemoved } from '../events.ts'

/** The days that an unused upload stays: its author may still be writing the article. */
const keptDays = 7
const page = 200
const nil = '00000000-0000-0000-0000-000000000000'

/**
 * Looks at 200 uploads older than a week that nobody keeps in the library, by id, after the given id. Deletes those that no article, version, revision, institutional
 * page, edition of the newsletter, profile, banner or section card shows, and no undo of an import can bring back; a job deletes their files. Gives the number of deleted ones and the id to continue after,
 * null behind the last page. For the job only: it checks no policy.
 */
export const removeUnusedPictures = command(async (context, { after }: { after: string | null }) => {
  const { tx, now } = context
  const before = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000)
  const seen = await tx.media.findMany({
    where: { id: { gt: after ?? nil }, createdAt: { lt: before }, isKept: false },
    orderBy: { id: 'asc' },
    take: page,
    select: { id: true },
  })
  const removed = await removeUnusedAmong(
    context,
    seen.map(({ id }) => id),
  )
  return { count: removed.length, next: seen.length === page ? (seen.at(-1)?.id ?? null) : null }
})

/** Deletes the unused ones of some uploads, whatever their age; a job deletes their files. Gives their ids. Part of a command. */
export async function removeUnusedAmong(context: CommandContext, ids: string[]): Promise<string[]> {
  const removed = await removeUnused(context.tx, ids)
  for (const id of removed) await audit(context, { action: 'media.removed', subject: { type: 'media', id } })
  if (removed.length > 0) await emit(context.tx, picturesRemoved, { ids: removed })
  return removed
}

/** Checks twice: a save that uses a picture as cover locks its row, so a picture must still be unused once we have the lock. */
async function removeUnused(tx: Tx, ids: string[]): Promise<string[]> {
  const suspects = await idsOf(tx, Prisma.sql`SELECT m.id FROM media m WHERE m.id = ANY(${ids}::uuid[]) AND ${unused}`)
  const ours = await idsOf(
    tx,
    Prisma.sql`SELECT id FROM media WHERE id = ANY(${suspects}::uuid[]) ORDER BY id FOR UPDATE SKIP LOCKED`,
  )
  return idsOf(tx, Prisma.sql`DELETE FROM media m WHERE m.id = ANY(${ours}::uuid[]) AND ${unused} RETURNING m.id`)
}

/** An import that can be undone. */
const undoable = Prisma.sql`EXISTS (SELECT FROM import_sessions s WHERE s.id = session_id AND s.status <> 'undone'
  AND (s.status = 'undoing' OR s.created_at > now() - interval '31 days'))`

/** No row of the table contains the address of `m`. The first condition is the partial index's, the second reads its entries. */
const notNamedIn = (table: string, column: string) => {
  const from = Prisma.raw(table)
  const text = Prisma.raw(column)
  return Prisma.sql`NOT EXISTS (SELECT FROM ${from} WHERE ${text} LIKE '%/uploads/%' AND uploads_in(${text}) @> ARRAY[m.id])`
}

const unused = Prisma.join(
  [
    Prisma.sql`NOT EXISTS (SELECT FROM articles WHERE cover_media_id = m.id)`,
    Prisma.sql`NOT EXISTS (SELECT FROM article_revisions WHERE cover_media_id = m.id)`,
    Prisma.sql`NOT EXISTS (SELECT FROM events WHERE cover_media_id = m.id)`,
    notNamedIn('articles', 'content'),
    notNamedIn('articles', 'cover_image'),
    notNamedIn('article_versions', 'content'),
    notNamedIn('article_revisions', "(fields ->> 'content')"),
    notNamedIn('article_revisions', "(fields ->> 'coverImage')"),
    notNamedIn('site_pages', 'content'),
    notNamedIn('newsletter_sends', "(blocks #>> '{}')"),
    notNamedIn('profiles', 'avatar_url'),
    notNamedIn('section_cards', 'image_url'),
    notNamedIn('house_banners', 'image_url'),
    Prisma.sql`NOT EXISTS (SELECT FROM import_results WHERE (former #>> '{fields,coverMediaId}') = m.id::text AND ${undoable})`,
    Prisma.sql`NOT EXISTS (SELECT FROM import_results WHERE (former #>> '{fields,content}') LIKE '%/uploads/%'
      AND uploads_in(former #>> '{fields,content}') @> ARRAY[m.id] AND ${undoable})`,
  ],
  ' AND ',
)

const idsOf = async (tx: Tx, query: Prisma.Sql): Promise<string[]> =>
  (await tx.$queryRaw<{ id: string }[]>(query)).map(({ id }) => id)
