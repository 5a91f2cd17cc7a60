import { z } from 'zod'
import { limits } from '../../limits.ts'
import { cleanText } from '../../text/text.ts'
import { localMoment } from '../local-moment.ts'

const moment = localMoment('Informe a data e a hora')

/** An article's schedule: when it is published and unpublished by itself, as local times of São Paulo, each empty for never. With an embargo
 * note. */
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
  /** The fields that the form started from. Null when the editor was warned of a newer schedule and saves all the same. */
  from: scheduleFields.nullish(),
})
export type ScheduleInput = z.output<typeof scheduleInput>
