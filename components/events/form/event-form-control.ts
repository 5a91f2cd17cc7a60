import type { UseFormReturn } from 'react-hook-form'
import type { EventFormValues } from '#lib/events/desk/form-values.ts'
import type { EventFields } from '#lib/schemas/events/event.ts'
import type { FoundCity } from '#server/events/queries/city-choices.ts'

export type EventFormControl = UseFormReturn<EventFormValues, unknown, EventFields>

/** The chosen city beside the form, which holds only its path. */
export interface CityChoice {
  city: FoundCity | null
  setCity: (city: FoundCity) => void
}
