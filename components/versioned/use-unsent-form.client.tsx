'use client'

import { useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useUnsent } from '#components/journal/use-unsent.client.tsx'
import type { RequestName } from '#components/ui/forms/use-request-name.client.tsx'
import { snapshot } from '#lib/snapshot.ts'

export interface KeptForm {
  userId: string
  /** The form's name in the journal: the record's, or that of the form for a new one. */
  subject: string
  /** False while the form is hidden. */
  open?: boolean
}

interface UnsentForm<Fields extends FieldValues, Known> {
  form: Pick<UseFormReturn<Fields, unknown, unknown>, 'watch' | 'getValues' | 'setValue' | 'formState'>
  /** Null for a form that the journal does not keep. */
  kept: KeptForm | null
  /** What the server knows of values, by value, such as the name of a city by its path. */
  known: Record<string, Known>
  /** The version that the form started from. */
  version: number
  request: RequestName
  /** Receives the version that the restored text started from. */
  onReturn: (version: number) => void
}

/**
 * Stores the unsaved text of a form in the journal and restores it. Restores only the changed fields, so that other people's saves stay in the rest.
 * Returns the state of the unsent text, and what is known of values, which the form itself does not contain.
 */
export function useUnsentForm<Fields extends FieldValues, Known>(options: UnsentForm<Fields, Known>) {
  const { form, kept, version, request, onReturn } = options
  const [learned, setLearned] = useState<Record<string, Known>>({})
  const known = { ...learned, ...options.known }
  const from = form.formState.defaultValues as Fields
  const blank = { ...from, known, version, from }
  const unsent = useUnsent({
    userId: kept?.userId ?? '',
    subject: kept?.subject ?? null,
    open: kept?.open ?? kept !== null,
    fields: { ...blank, ...form.watch() },
    blank,
    request,
    restore(found) {
      const differs = (name: keyof Fields, other: Fields) => snapshot([found[name]]) !== snapshot([other[name]])
      const changed = (Object.keys(from) as (Path<Fields> & keyof Fields)[]).filter(
        name => differs(name, found.from) && differs(name, form.getValues()),
      )
      for (const name of changed)
        form.setValue(name, found[name] as PathValue<Fields, typeof name>, { shouldDirty: true })
      setLearned(found.known)
      if (changed.length > 0) onReturn(found.version)
    },
  })
  const learn = (value: string, what: Known) => setLearned(before => ({ ...before, [value]: what }))
  return { ...unsent, known, learn }
}
