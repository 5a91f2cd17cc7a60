import { z } from 'zod'
import { limits } from '../../limits.ts'
import { instantOf } from '../../text/local-time.ts'
import { cleanText } from '../../text/text.ts'

const moment = z
  .string({ error: 'Informe a data e a hora' })
  .max(20, 'Informe a data e a hora')
  .refine(local => local === '' || instantOf(local) !== null, 'Informe a data e a hora')
  .transform(local => (local === '' ? null : instantOf(local)))

/** When an article goes public by itself and when it is taken down again, on São Paulo's clock, each empty for never; and what nobody may
 * forget before. */
export const scheduleFields = z.object({
  publishAt: moment,
  unpublishAt: moment,
  embargoNote: z
    .string({ error: 'Texto inválido' })
    .overwrite(cleanText)
    .trim()
    .max(limits.embargoNote.max, 'Nota de embargo muito longa'),
})
export type ScheduleFields = z.output<typeof scheduleFields>
export type ScheduleFieldsInput = z.input<typeof scheduleFields>

export const scheduleInput = z.object({
  id: z.uuid('Artigo inválido'),
  fields: scheduleFields,
  /** What the form started from; null for who was told that it is not what stands, and means it. */
  from: scheduleFields.nullish(),
})
export type ScheduleInput = z.output<typeof scheduleInput>
