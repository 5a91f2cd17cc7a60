'use client'

import { useState } from 'react'
import { useUnsent } from '#components/journal/use-unsent.client.tsx'
import type { ChoiceOption } from '#components/ui/option-list.tsx'
import type { IdeaFieldsInput } from '#lib/schemas/idea.ts'
import type { IdeaForm } from './idea-fields.client.tsx'

interface UnsentIdeaOptions {
  form: IdeaForm
  userId: string
  /** The idea's id, or that it is a new one. */
  idea: string
  /** What the form starts from, and the version that is. */
  initial: IdeaFieldsInput
  version: number
  open?: boolean
  /** Told the version that what came back had started from. */
  onReturn?: (version: number) => void
}

/**
 * Keeps what is typed into an idea's form until it is saved, and brings it back: the fields that were changed, so that what others saved meanwhile stays
 * in all others. Gives whether something came back, and the city that was chosen, whose name the form does not hold.
 */
export function useUnsentIdea({ form, userId, idea, initial, version, open, onReturn }: UnsentIdeaOptions) {
  const [city, setCity] = useState<ChoiceOption | null>(null)
  const blank = { ...initial, cityName: city?.label ?? '', version, from: initial }
  const isBack = useUnsent({
    userId,
    subject: `idea:${idea}`,
    fields: { ...blank, ...form.watch() },
    blank,
    open,
    restore(kept) {
      for (const name of Object.keys(initial) as (keyof IdeaFieldsInput)[]) {
        if (kept[name] !== kept.from[name]) form.setValue(name, kept[name], { shouldDirty: true })
      }
      if (kept.city) setCity({ value: kept.city, label: kept.cityName || kept.city })
      onReturn?.(kept.version)
    },
  })
  return { isBack, city, setCity }
}
