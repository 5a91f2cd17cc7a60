import { z } from 'zod'
import { cleanText } from '../../text/text.ts'

/** How many points a reviewer goes through, of each kind, and how long one is. */
const most = 20
const longest = 160

const points = z
  .array(z.string().overwrite(cleanText).trim().min(1).max(longest, `Cada item tem no máximo ${longest} caracteres`))
  .max(most, `Use no máximo ${most} itens`)

/** What a reviewer goes through before deciding: what an approval needs, and what only reminds. */
export const checklistFields = z
  .object({ required: points, others: points })
  .refine(({ required, others }) => new Set([...required, ...others]).size === required.length + others.length, {
    path: ['others'],
    error: 'Há um item repetido',
  })
export type Checklist = z.output<typeof checklistFields>

export const saveChecklistInput = checklistFields.safeExtend({
  /** What the form started from; null to save over whatever stands. */
  from: checklistFields.nullish(),
})
export type SaveChecklistInput = z.output<typeof saveChecklistInput>

/** While no master has set one. */
export const emptyChecklist: Checklist = { required: [], others: [] }

/** What was gone through in a review, as it stood then. */
export const checkedPoints = z
  .array(z.object({ text: z.string(), required: z.boolean(), checked: z.boolean() }))
  .catch([])
export type CheckedPoint = z.output<typeof checkedPoints>[number]
