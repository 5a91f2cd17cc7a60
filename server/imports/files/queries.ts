import { fileFolder, filePrefix } from '#lib/imports/files.ts'
import { db } from '#server/platform/db/db.ts'

/** How many files an import stored. */
export const countFiles = (sessionId: string): Promise<number> =>
  db().redirect.count({ where: { sessionId, target: { startsWith: filePrefix } } })

/** The folders of the files that an import stored. */
export async function filesOf(sessionId: string): Promise<string[]> {
  const rows = await db().redirect.findMany({
    where: { sessionId, target: { startsWith: filePrefix } },
    select: { target: true },
  })
  return rows.flatMap(({ target }) => fileFolder(target ?? '') ?? [])
}
