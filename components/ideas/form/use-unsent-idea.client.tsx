'use client'

import { useState } from 'react'
import { useUnsent } from '#components/journal/use-unsent.client.tsx'
import type { ChoiceOption } from '#components/ui/fields/option-list.tsx'
import type { RequestName } from '#components/ui/forms/use-request-name.client.tsx'
import type { IdeaFieldsInput } from '#lib/schemas/articles/idea.ts'
import type { IdeaForm } from './idea-fields.client.tsx'

interface UnsentIdeaOptions {
  form: IdeaForm
  userId: string
  /** The idea's id, or that it is a new one. */
  idea: string
  /** The version that the form started from. */
  version: number
  request?: RequestName
  open?: boolean
  /** Told the version that what came back had started from. */
  onReturn?: (version: number) => void
}

/**
 * Keeps what is typed into an idea's form until it is saved, and brings it back: the fields that were changed, so that what others saved meanwhile stays
 * in all others. Gives what came back, and the city that was chosen, whose name the form does not hold.
 */
export function useUnsentIdea({ form, userId, idea, version, request, open, onReturn }: UnsentIdeaOptions) {
  const [city, setCity] = useState<ChoiceOption | null>(null)
  const from = form.formState.defaultValues as IdeaFieldsInput
  const blank = { ...from, cityName: city?.label ?? '', version, from }
  const unsent = useUnsent({
    userId,
    subject: `idea:${idea}`,
    fields: { ...blank, ...form.watch() },
    blank,
    request,
    open,
    restore(kept) {
      const changed = (Object.keys(from) as (keyof IdeaFieldsInput)[]).filter(
        name => kept[name] !== kept.from[name] && kept[name] !== form.getValues(name),
      )
      for (const name of changed) form.setValue(name, kept[name], { shouldDirty: true })
      if (changed.includes('city') && kept.city) setCity({ value: kept.city, label: kept.cityName || kept.city })
      if (changed.length > 0) onReturn?.(kept.version)
    },
  })
  return { ...unsent, city, setCity }
}
