import { z } from 'zod'
import { type EventTextName, eventTexts } from '../../events/desk/texts.ts'
import { eventCategories, eventStatuses } from '../../events/event.ts'
import { weekdayCodes } from '../../events/repetition.ts'
import type { TypedTime } from '../../events/typed-time.ts'
import { limits } from '../../limits.ts'
import { cleanLines } from '../../text/text.ts'
import { boundedText } from '../length.ts'
import { calendarDay } from '../local-moment.ts'
import { freeUrl } from '../url.ts'

const { event } = limits

/** A text that may be empty. What was sent before the event had it does not contain it. */
const optional = (max: number, long: string) => boundedText({ min: 0, max }, long, long).default('')

const texts = Object.fromEntries(eventTexts.map(({ name, max, long }) => [name, optional(max, long)])) as Record<
  EventTextName,
  ReturnType<typeof optional>
>

const clock = z.string({ error: 'Hora inválida' }).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^$/, 'Hora inválida')
const laterDay = (error: string) => z.union([z.literal(''), calendarDay(error)], { error })

/** When an event is, as its form says it, in the city's time. Of an event of whole days only the days count. */
const timeShape = {
  allDay: z.boolean(),
  /** `2026-06-14`. */
  startDate: calendarDay('Data do evento é obrigatória'),
  /** `19:00`; empty for whole days. */
  startTime: clock,
  /** The last day; empty for the day of the start, or for the following one when the end's hour is before the start's. */
  endDate: laterDay('Data de término inválida'),
  /** Empty for an event without a stated end. */
  endTime: clock,
}

const endBeforeStart = 'O término não pode ser antes do início'

/** The first field against a rule that needs no time zone, with its sentence; null when there is none. */
function wrongTime({ allDay, startDate, startTime, endDate, endTime }: TypedTime): [keyof TypedTime, string] | null {
  if (!allDay && !startTime) return ['startTime', 'Informe a hora do evento']
  if (endDate && endDate < startDate) return ['endDate', endBeforeStart]
  if (allDay) return null
  if (endDate && !endTime) return ['endTime', 'Informe a hora do término']
  return endDate && endDate === startDate && endTime < startTime ? ['endTime', endBeforeStart] : null
}

function checkTime(typed: TypedTime, issues: z.RefinementCtx): void {
  const [field, message] = wrongTime(typed) ?? []
  if (field) issues.addIssue({ code: 'custom', path: [field], message })
}

const lastDay = calendarDay('Informe até que dia o evento se repete')
const repetition = z.discriminatedUnion(
  'every',
  [
    z.object({ every: z.literal('week'), weekdays: z.array(z.enum(weekdayCodes)).max(7), until: lastDay }),
    z.object({ every: z.literal('fortnight'), weekdays: z.array(z.enum(weekdayCodes)).max(7), until: lastDay }),
    z.object({ every: z.literal('month'), by: z.enum(['day', 'weekday']), until: lastDay }),
  ],
  { error: 'Repetição inválida' },
)

/** An event as its form sends it. The required fields stand in the order of the screen. */
export const eventFields = z
  .object({
    title: boundedText(event.title, 'Título deve ter no mínimo 3 caracteres', 'Título muito longo'),
    description: boundedText(
      event.description,
      'Descrição deve ter no mínimo 10 caracteres',
      'Descrição muito longa',
      cleanLines,
    ),
    category: z.enum(eventCategories, { error: 'Escolha uma categoria' }),
    location: boundedText(event.location, 'Local é obrigatório', 'Local muito longo'),
    /** A location path (`cidade-uf`). */
    city: boundedText(event.city, 'Cidade é obrigatória', 'Escolha uma cidade da lista.'),
    ...timeShape,
    /** Null for an event that does not repeat. */
    repetition: repetition.nullable(),
    isFree: z.boolean(),
    ...texts,
    linkUrl: freeUrl,
    coverMediaId: z.uuid('Imagem inválida').nullable(),
    coverAlt: optional(limits.coverText.max, 'Descrição muito longa'),
    coverCredit: optional(limits.coverText.max, 'Crédito muito longo'),
  })
  .superRefine(checkTime)
  .superRefine(({ isFree, price }, issues) => {
    if (isFree && price)
      issues.addIssue({ code: 'custom', path: ['price'], message: 'Um evento gratuito não tem preço' })
  })
  .superRefine(({ repetition: repeats, startDate }, issues) => {
    if (repeats && repeats.until < startDate)
      issues.addIssue({
        code: 'custom',
        path: ['repetition', 'until'],
        message: 'A repetição não pode acabar antes do início',
      })
  })
export type EventFields = z.output<typeof eventFields>
export type EventFieldsInput = z.input<typeof eventFields>

export const createEventInput = z.object({
  /** Made by the browser once per form: a repeated request finds the event of the first. */
  requestId: z.uuid('Pedido inválido'),
  status: z.enum(['draft', 'published'], { error: 'Status inválido' }),
  fields: eventFields,
  /** What a reader sent, when the event comes from there. */
  submissionId: z.uuid('Evento enviado inválido').optional(),
})
export type CreateEventInput = z.output<typeof createEventInput>

const target = z.object({
  id: z.uuid('Evento inválido'),
  /** The version that the change started from. */
  version: z.int().positive(),
})

export const changeEventInput = z.object({
  ...target.shape,
  status: z.enum(eventStatuses, { error: 'Status inválido' }),
  fields: eventFields,
})
export type ChangeEventInput = z.output<typeof changeEventInput>

const dateOf = { ...target.shape, occurrenceId: z.uuid('Data inválida') }

export const moveDateInput = z.object({ ...dateOf, time: z.object(timeShape).superRefine(checkTime) })
export type MoveDateInput = z.output<typeof moveDateInput>

export const cancelDateInput = z.object({ ...dateOf, cancelled: z.boolean() })
export type CancelDateInput = z.output<typeof cancelDateInput>

export const deleteEventInput = z.object({ id: z.uuid('Evento inválido') })
export type DeleteEventInput = z.output<typeof deleteEventInput>

/** What the duplicate alarm compares. */
export const findSimilarInput = z.object({
  title: z.string().max(event.title.max),
  location: z.string().max(event.location.max),
  city: z.string().max(event.city.max),
  day: calendarDay('Data inválida'),
  /** The event itself; null for a new one. */
  id: z.uuid('Evento inválido').nullable(),
})
export type FindSimilarInput = z.output<typeof findSimilarInput>

/** A pasted invitation, or the text of an ICS file. */
export const readInvitationInput = z.object({ text: z.string().max(event.invitation, 'Texto muito longo') })
export type ReadInvitationInput = z.output<typeof readInvitationInput>
