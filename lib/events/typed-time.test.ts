import { expect, test } from 'vitest'
import { type EventFieldsInput, eventFields } from '../schemas/events/event.ts'
import { spanOf, type TypedTime, typedTimeOf } from './typed-time.ts'

const timeZone = 'America/Rio_Branco'
const typed = (own: Partial<TypedTime>): TypedTime => ({
  allDay: false,
  startDate: '2026-06-13',
  startTime: '23:30',
  endDate: '',
  endTime: '',
  ...own,
})
const span = (own: Partial<TypedTime>) => {
  const read = spanOf(typed(own), timeZone)
  if ('problem' in read) throw new Error(read.problem.message)
  return [read.span.startsAt.toISOString(), read.span.endsAt?.toISOString() ?? null]
}

const wholeEvent: EventFieldsInput = {
  ...typed({}),
  title: 'Baile da praça',
  description: 'Forró até de manhã.',
  category: 'festas',
  location: 'Praça do Rádio',
  address: '',
  city: 'rio-branco-ac',
  isFree: true,
  price: '',
  heldBy: '',
  linkUrl: '',
  repetition: null,
  coverMediaId: null,
  coverAlt: '',
  coverCredit: '',
}
const messages = (own: Partial<EventFieldsInput>) =>
  eventFields
    .safeParse({ ...wholeEvent, ...own })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

test('an hour is the city’s', () => {
  expect(span({})).toEqual(['2026-06-14T04:30:00.000Z', null])
})

test('an end without a day is on the same day, or in the night that follows', () => {
  const night = span({ startTime: '22:00', endTime: '04:00' })
  expect(night).toEqual(['2026-06-14T03:00:00.000Z', '2026-06-14T09:00:00.000Z'])
  expect(span({ startTime: '19:00', endTime: '22:00' })[1]).toBe('2026-06-14T03:00:00.000Z')
  expect(span({ endDate: '2026-06-15', endTime: '18:00' })[1]).toBe('2026-06-15T23:00:00.000Z')
})

test('whole days last until the midnight after the last one', () => {
  const days = span({ allDay: true, startTime: '', endDate: '2026-06-15' })
  expect(days).toEqual(['2026-06-13T05:00:00.000Z', '2026-06-16T05:00:00.000Z'])
})

test('an event does not last longer than allowed', () => {
  expect(spanOf(typed({ endDate: '2028-06-13', endTime: '12:00' }), timeZone)).toEqual({
    problem: { field: 'endDate', message: 'Um evento dura no máximo 400 dias' },
  })
})

test('a span goes back into the form as it was typed', () => {
  for (const own of [
    {},
    { startTime: '19:00', endTime: '22:00' },
    { startTime: '22:00', endTime: '04:00' },
    { startTime: '19:00', endDate: '2026-06-14', endTime: '22:00' },
    { allDay: true, startTime: '' },
    { allDay: true, startTime: '', endDate: '2026-06-15' },
  ]) {
    const read = spanOf(typed(own), timeZone)
    expect('span' in read && typedTimeOf(read.span, typed(own).allDay, timeZone)).toEqual(typed(own))
  }
})

test('a whole event is accepted, and each mistake has its sentence', () => {
  expect(messages({})).toBeUndefined()
  // Sent events that were stored before a text existed do not contain it.
  expect(messages({ heldBy: undefined })).toBeUndefined()
  expect(messages({ startDate: '2026-02-30' })).toEqual(['startDate: Data do evento é obrigatória'])
  expect(messages({ startTime: '24:00' })).toEqual(['startTime: Hora inválida'])
  expect(messages({ isFree: true, price: 'R$ 10' })).toEqual(['price: Um evento gratuito não tem preço'])
  expect(messages({ linkUrl: 'javascript:alert(1)' })).toEqual(['linkUrl: URL inválida'])
})

test('an end before the start is refused, beside its field', () => {
  const before = 'O término não pode ser antes do início'
  expect(messages({ endDate: '2026-06-12', endTime: '23:00' })).toEqual([`endDate: ${before}`])
  expect(messages({ endDate: '2026-06-13', endTime: '23:00' })).toEqual([`endTime: ${before}`])
  expect(messages({ endDate: '2026-06-14' })).toEqual(['endTime: Informe a hora do término'])
  const repetition = { every: 'month', by: 'day', until: '2026-06-01' } as const
  expect(messages({ repetition })).toEqual(['repetition.until: A repetição não pode acabar antes do início'])
})

test('a megabyte is refused at once, and invisible characters do not count', () => {
  expect(messages({ title: 'a'.repeat(1_000_000) })).toEqual(['title: Título muito longo'])
  expect(messages({ title: '\u200b \u0000 \u200b' })).toEqual(['title: Título deve ter no mínimo 3 caracteres'])
})
