import { db, Prisma, type Tx } from '#server/platform/db/db.ts'

/** The last result of an import that was looked at; null before the first. */
export type ResultCursor = { fileId: string; position: number } | null

interface Publishable {
  fileId: string
  position: number
  articleId: string
  version: number
}

/**
 * A result whose article was public at its source and is still the draft that the import wrote. The article is looked up for each result: joined, it would be
 * searched by its status in all drafts while the planner has no statistics of them.
 */
const publishable = (id: string) => Prisma.sql`
  r.session_id = ${id}::uuid AND r.outcome IN ('imported', 'updated') AND r.undone = ''
    AND (SELECT a.version = r.version_after AND a.status = 'draft' AND a.deleted_at IS NULL AND a.published_at <= now()
      FROM articles a WHERE a.id = r.article_id)`

/**
 * The next articles of an import that were public at their source and are still the drafts that it wrote, in the order of its results. An incomplete
 * one is among them.
 */
export const readPublishable = (
  tx: Tx,
  id: string,
  { after, most }: { after: ResultCursor; most: number },
): Promise<Publishable[]> => tx.$queryRaw<Publishable[]>`
  SELECT r.file_id AS "fileId", r.position, r.article_id AS "articleId", r.version_after AS version FROM import_results r
    WHERE ${publishable(id)}
      AND (r.file_id, r.position) > (${after?.fileId ?? '00000000-0000-0000-0000-000000000000'}::uuid, ${after?.position ?? -1})
    ORDER BY r.file_id, r.position LIMIT ${most}`

/** How many articles of an import were public at their source and are still the drafts that it wrote, without those that are too short. */
export async function countPublishable(id: string): Promise<number> {
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM import_results r
      WHERE ${publishable(id)}
        AND NOT EXISTS (SELECT FROM jsonb_array_elements(r.notes) note WHERE note ->> 'code' = 'published_as_draft')`
  return row?.count ?? 0
}

/** How many articles of an import readers see. */
export async function countPublic(id: string): Promise<number> {
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM imported_records r
      WHERE r.session_id = ${id}::uuid
        AND (SELECT a.status = 'published' AND a.deleted_at IS NULL FROM articles a WHERE a.id = r.article_id)`
  return row?.count ?? 0
}

/** The imports whose drafts are being published, the one that waits longest first. */
export async function beingPublished(): Promise<string[]> {
  const rows = await db().importSession.findMany({
    where: { publishingSince: { not: null } },
    orderBy: { publishingSince: 'asc' },
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}
