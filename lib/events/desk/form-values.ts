import type { EventFields, EventFieldsInput } from '../../schemas/events/event.ts'
import type { EventStatus } from '../event.ts'
import type { WeekdayCode } from '../repetition.ts'
import { type EventTextName, eventTexts } from './texts.ts'

/** The repetition as the form's controls hold it: every control has a value, whichever of them are shown. */
interface RepetitionValues {
  /** Empty for an event that does not repeat. */
  every: '' | 'week' | 'fortnight' | 'month'
  weekdays: WeekdayCode[]
  by: 'day' | 'weekday'
  until: string
}

/** What an event's form holds. No value is null: the browser's journal compares types. */
export interface EventFormValues extends Omit<EventFields, 'repetition' | 'coverMediaId' | 'linkUrl' | 'category'> {
  /** What a public form sends may be none of the categories. */
  category: string
  repetition: RepetitionValues
  /** Empty without a cover. */
  coverMediaId: string
  linkUrl: string
  status: EventStatus
}

/** The form of a new event: a draft. */
export const blankEvent: EventFormValues = {
  title: '',
  description: '',
  category: 'outros',
  allDay: false,
  startDate: '',
  startTime: '',
  endDate: '',
  endTime: '',
  repetition: { every: '', weekdays: [], by: 'weekday', until: '' },
  location: '',
  city: '',
  isFree: false,
  linkUrl: '',
  ...(Object.fromEntries(eventTexts.map(({ name }) => [name, ''])) as Record<EventTextName, string>),
  coverMediaId: '',
  coverAlt: '',
  coverCredit: '',
  status: 'draft',
}

/** An event's fields as its form shows them. */
export const eventFormOf = (fields: EventFields, status: EventStatus): EventFormValues => ({
  ...fields,
  repetition: { ...blankEvent.repetition, ...copyOf(fields.repetition) },
  coverMediaId: fields.coverMediaId ?? '',
  linkUrl: fields.linkUrl ?? '',
  status,
})

/** The form of a new event like another one, without its days and its picture, which belongs to one event. */
export const copyOfEvent = (fields: EventFields): EventFormValues => ({
  ...eventFormOf(fields, 'draft'),
  startDate: '',
  endDate: '',
  repetition: blankEvent.repetition,
  coverMediaId: '',
  coverAlt: '',
  coverCredit: '',
})

const copyOf = (repetition: EventFields['repetition']) =>
  repetition && 'weekdays' in repetition ? { ...repetition, weekdays: [...repetition.weekdays] } : repetition

/** What a form sends, for the schema to check. Controls that are not shown are left out. */
export function eventFieldsOf({ status: _, ...values }: EventFormValues): EventFieldsInput {
  return {
    ...values,
    ...(values.allDay && { startTime: '', endTime: '' }),
    ...(values.isFree && { price: '' }),
    // The schema refuses what is none of the categories.
    category: values.category as EventFieldsInput['category'],
    repetition: repetitionIn(values.repetition),
    coverMediaId: values.coverMediaId || null,
  }
}

function repetitionIn({ every, weekdays, by, until }: RepetitionValues): EventFieldsInput['repetition'] {
  if (every === '') return null
  return every === 'month' ? { every, by, until } : { every, weekdays, until }
}
