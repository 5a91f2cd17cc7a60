import { type Checklist, checklistFrom } from '#lib/schemas/articles/checklist.ts'
import { db, type Tx } from '#server/platform/db/db.ts'

/** What reviewers go through, as masters set it. */
export async function readChecklist(client: Tx = db()): Promise<Checklist> {
  const row = await client.siteSetting.findUnique({ where: { key: 'review_checklist' }, select: { value: true } })
  return checklistFrom(row?.value)
}
