import { fileFolder } from '#lib/imports/files.ts'
import { db } from '#server/platform/db/db.ts'

/** The folders of the files that an import stored. */
export async function filesOf(sessionId: string): Promise<string[]> {
  const rows = await db().redirect.findMany({
    where: { sessionId, target: { startsWith: '/uploads/arquivos/' } },
    select: { target: true },
  })
  return rows.flatMap(({ target }) => fileFolder(target ?? '') ?? [])
}
