import { z } from 'zod'
import { type EventFormValues, eventFieldsOf } from '../../events/desk/form-values.ts'
import { eventFields } from './event.ts'

/** An event's form in the browser: its values become the fields that the server checks. */
export const eventForm = z.custom<EventFormValues>().transform(eventFieldsOf).pipe(eventFields)
