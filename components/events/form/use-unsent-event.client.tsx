'use client'

import { useState } from 'react'
import { useUnsent } from '#components/journal/use-unsent.client.tsx'
import type { RequestName } from '#components/ui/forms/use-request-name.client.tsx'
import type { EventFormValues } from '#lib/events/desk/form-values.ts'
import { snapshot } from '#lib/snapshot.ts'
import type { FoundCity } from '#server/events/queries/city-choices.ts'
import type { EventFormControl } from './event-form-control.ts'

interface UnsentEventOptions {
  form: EventFormControl
  userId: string
  /** The event's id, or the name of the form for a new event. */
  event: string
  /** The version that the form started from. */
  version: number
  city: FoundCity | null
  request?: RequestName
  /** Receives the version that the restored text started from. */
  onReturn?: (version: number) => void
}

/**
 * Stores the unsaved text of an event's form in the journal and restores it. Restores only the changed fields, so that other people's saves stay in
 * the rest. Returns the state of the unsent text, and the chosen city, because the form contains only the city's path.
 */
export function useUnsentEvent({ form, userId, event, version, city: stored, request, onReturn }: UnsentEventOptions) {
  const [city, setCity] = useState(stored)
  const from = form.formState.defaultValues as EventFormValues
  const blank = { ...from, cityName: city?.name ?? '', timeZone: city?.timeZone ?? '', version, from }
  const unsent = useUnsent({
    userId,
    subject: `event:${event}`,
    fields: { ...blank, ...form.watch() },
    blank,
    request,
    restore(kept) {
      const changed = (Object.keys(from) as (keyof EventFormValues)[]).filter(
        name =>
          snapshot([kept[name]]) !== snapshot([kept.from[name]]) &&
          snapshot([kept[name]]) !== snapshot([form.getValues(name)]),
      )
      for (const name of changed) form.setValue(name, kept[name], { shouldDirty: true })
      if (changed.includes('city') && kept.city)
        setCity({ path: kept.city, name: kept.cityName || kept.city, timeZone: kept.timeZone })
      if (changed.length > 0) onReturn?.(kept.version)
    },
  })
  return { ...unsent, city, setCity }
}
