import type { Checklist } from '#lib/schemas/articles/checklist.ts'
import { db, type Tx } from '#server/platform/db/db.ts'
import { readSetting } from '#server/site/queries.ts'

/** The reviewers' checklist, as masters saved it. */
export const readChecklist = (client: Tx = db()): Promise<Checklist> => readSetting('review_checklist', client)
