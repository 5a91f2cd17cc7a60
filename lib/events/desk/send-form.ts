import { limits } from '../../limits.ts'
import type { FilledTexts, PlainField } from '../../plain-field.ts'
import type { EventFields } from '../../schemas/events/event.ts'
import { eventCategories, eventCategoryLabels } from '../event.ts'
import { blankEvent, type EventFormValues } from './form-values.ts'
import { textsIn } from './texts.ts'

const { event, contact, email } = limits

/** A field of the form with which readers send an event. */
export type SendField = PlainField<SendName>

/** The fields of an event but those that the newsroom adds, and the sender's. */
export type SendName =
  | Exclude<keyof EventFields, 'repetition' | 'coverMediaId' | 'coverAlt' | 'coverCredit'>
  | 'senderName'
  | 'senderEmail'
/** The form's texts as typed. A ticked box is `on`. */
export type SentTexts = Record<SendName, string>

/** The form as the server answers it: filled from an invitation, or refused. */
export type FilledForm = FilledTexts<SendName>

const choices = {
  none: 'Escolha uma categoria',
  options: eventCategories.map(value => ({ value, label: eventCategoryLabels[value] })),
}

const texts = (part: 'place' | 'entry') =>
  textsIn(part).map(({ name, label, hint, max }): SendField => ({ name, label, kind: 'text', hint, max }))

const zoned = 'No horário da cidade do evento.'

/** The form's parts, with their fields in the order of the page. */
export const sendParts: readonly { title: string; fields: readonly SendField[] }[] = [
  {
    title: 'O evento',
    fields: [
      { name: 'title', label: 'Título', kind: 'text', required: true, max: event.title.max },
      { name: 'description', label: 'Descrição', kind: 'long', required: true, max: event.description.max },
      { name: 'category', label: 'Categoria', kind: 'select', hint: 'Sem escolha, fica em Outros.', choices },
    ],
  },
  {
    title: 'Quando',
    fields: [
      { name: 'startDate', label: 'Data de início', kind: 'date', required: true },
      { name: 'startTime', label: 'Hora de início', kind: 'time', hint: zoned },
      { name: 'endDate', label: 'Data de término', kind: 'date', hint: 'Se for outro dia.' },
      { name: 'endTime', label: 'Hora de término', kind: 'time', hint: 'Se houver.' },
      { name: 'allDay', label: 'O dia todo', kind: 'checkbox' },
    ],
  },
  {
    title: 'Onde',
    fields: [
      {
        name: 'location',
        label: 'Local',
        kind: 'text',
        hint: 'Praça, teatro, escola…',
        required: true,
        max: event.location.max,
      },
      ...texts('place'),
      {
        name: 'city',
        label: 'Cidade',
        kind: 'text',
        hint: 'Com o estado: Santos (SP)',
        required: true,
        max: event.city.max,
      },
    ],
  },
  {
    title: 'Entrada e contato',
    fields: [
      { name: 'isFree', label: 'Entrada gratuita', kind: 'checkbox' },
      ...texts('entry'),
      { name: 'linkUrl', label: 'Link', kind: 'url', hint: 'Ingressos ou mais informações.', max: limits.url.max },
    ],
  },
  {
    title: 'Você',
    fields: [
      {
        name: 'senderName',
        label: 'Seu nome',
        kind: 'text',
        required: true,
        max: contact.name.max,
        autocomplete: 'name',
      },
      {
        name: 'senderEmail',
        label: 'Seu e-mail',
        kind: 'email',
        hint: 'Só para a resposta da redação. Não é publicado.',
        required: true,
        max: email.max,
        autocomplete: 'email',
      },
    ],
  },
]

const sendNames = sendParts.flatMap(({ fields }) => fields.map(({ name }) => name))

/** In the order of the page. */
export const blankTexts = Object.fromEntries(sendNames.map(name => [name, ''])) as SentTexts

/** A filled form's values as this form's texts. `cityName` stands for the city's path. */
export function textsOf(values: Partial<EventFormValues>, cityName: string): SentTexts {
  const known = Object.fromEntries(
    sendNames.flatMap(name => {
      const value: unknown = name in values ? values[name as keyof EventFormValues] : undefined
      return typeof value === 'string' ? [[name, value]] : value === true ? [[name, 'on']] : []
    }),
  )
  return { ...blankTexts, ...known, city: cityName }
}

/** What a person typed, as an event's form; the city's path was found by its name. */
export const formValuesOf = (texts: SentTexts, cityPath: string): EventFormValues => ({
  ...blankEvent,
  ...texts,
  category: texts.category || blankEvent.category,
  allDay: texts.allDay === 'on',
  isFree: texts.isFree === 'on',
  city: cityPath,
})
