import { z } from 'zod'
import { cleanText } from '../../text/text.ts'

/** The most points of each kind, and the longest point in characters. */
const most = 20
const longest = 160

const points = z
  .array(
    z.string().overwrite(cleanText).trim().min(1).max(longest, `Cada item deve ter no máximo ${longest} caracteres`),
  )
  .max(most, `Use no máximo ${most} itens`)

/** The checklist for reviewers: an approval needs the `required` points, the `others` are reminders. */
export const checklistFields = z
  .object({ required: points, others: points })
  .refine(({ required, others }) => new Set([...required, ...others]).size === required.length + others.length, {
    path: ['others'],
    error: 'Há um item repetido',
  })
export type Checklist = z.output<typeof checklistFields>

export const saveChecklistInput = checklistFields.safeExtend({
  /** The fields that the form started from. Null overwrites any newer value. */
  from: checklistFields.nullish(),
})
export type SaveChecklistInput = z.output<typeof saveChecklistInput>

/** The checklist until a master sets one. */
export const emptyChecklist: Checklist = { required: [], others: [] }

/** The points of a review, as the checklist was then. */
export const checkedPoints = z
  .array(z.object({ text: z.string().max(200), required: z.boolean(), checked: z.boolean() }))
  .catch([])
export type CheckedPoint = z.output<typeof checkedPoints>[number]
