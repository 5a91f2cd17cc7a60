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
  /** The idea's id, or the name of the form for a new idea. */
  idea: string
  /** The version that the form started from. */
  version: number
  request?: RequestName
  open?: boolean
  /** Receives the version that the restored text started from. */
  onReturn?: (version: number) => void
}

/**
 * Stores the unsaved text of an idea's form in the journal and restores it. Restores only the changed fields, so that other people's saves stay
 * in the rest. Returns the state of the unsent text, and the chosen city, because the form contains only the city's path.
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
