'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useScreenRefresh } from '#components/ui/refresh/screen-refresh.client.tsx'
import type { ErrorCode } from '#lib/errors.ts'
import type { ActionError } from '#lib/outcome.ts'
import { snapshot } from '#lib/snapshot.ts'

/** The functions of react-hook-form's form that a basis needs, whatever its resolver returns. */
type BasedForm<Fields extends FieldValues> = Pick<
  UseFormReturn<Fields, unknown, unknown>,
  'getValues' | 'reset' | 'setValue' | 'formState'
>

interface Stored<Fields> {
  /** The fields that the server has. */
  stored: Fields
  /** Their version. Without one the server compares the fields themselves. */
  version?: number
  /** The error that reports another person's save. */
  conflict?: ErrorCode
}

/**
 * What a form started from, which the server compares with what it has: a save over another person's change is refused. After such a refusal the
 * screen is loaded anew: fields that were not changed here show the other person's values, and the next save starts from those.
 */
export function useBasis<Fields extends FieldValues>(
  { stored, version = 0, conflict = 'setting_changed_meanwhile' }: Stored<Fields>,
  form: BasedForm<Fields>,
) {
  const refresh = useScreenRefresh()
  const [from, setFrom] = useState({ fields: stored, version })
  const [isRefused, setRefused] = useState(false)
  const { isDirty } = form.formState

  const take = (fields: Fields, next = version) => {
    setRefused(false)
    setFrom({ fields, version: next })
  }
  const follow = useEffectEvent((newer: Fields) => {
    const differs = snapshot(newer) !== snapshot(from.fields)
    const isNews = version > from.version || (version === from.version && differs)
    if (!isNews || (isDirty && !isRefused)) return
    take(newer)
    if (!differs) return
    const mine = form.getValues()
    // What was typed before the last save, which the server may hold in another form, such as without a space at its end.
    const begun = form.formState.defaultValues as Fields
    form.reset(newer)
    // A list is one field: two people's rows are not mixed.
    for (const name of Object.keys(newer) as (Path<Fields> & keyof Fields)[])
      if (snapshot([mine[name]]) !== snapshot([begun[name]]))
        form.setValue(name, mine[name] as PathValue<Fields, typeof name>, { shouldDirty: true })
  })
  useEffect(() => follow(stored), [stored])

  return {
    from: from.fields,
    version: from.version,
    /** Records that the server has these fields, as this version. */
    saved: take,
    /** The form's text started from an earlier version. */
    startedAt: (earlier: number) => setFrom(before => ({ ...before, version: earlier })),
    refused({ code }: ActionError): void {
      if (code !== conflict) return
      setRefused(true)
      refresh()
    },
  }
}
