import type { UseFormReturn } from 'react-hook-form'
import type { EventFormValues } from '#lib/events/desk/form-values.ts'
import type { EventFields } from '#lib/schemas/events/event.ts'
import type { FoundCity } from '#server/events/queries/city-choices.ts'
import type { EventActions } from '../event-actions.ts'

export type EventFormControl = UseFormReturn<EventFormValues, unknown, EventFields>

/** What the form knows of cities: it holds only the path of the chosen one. */
export interface EventCities {
  /** By path. */
  known: Record<string, FoundCity>
  learn: (path: string, city: FoundCity) => void
  /** The cities with most events. */
  usual: readonly FoundCity[]
  search: EventActions['searchCities']
}
