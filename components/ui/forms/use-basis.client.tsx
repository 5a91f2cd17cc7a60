'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useScreenRefresh } from '#components/ui/refresh/screen-refresh.client.tsx'
import type { ActionError } from '#lib/outcome.ts'
import { snapshot } from '#lib/snapshot.ts'

/** The functions of react-hook-form's form that a basis needs, whatever its resolver returns. */
type BasedForm<Fields extends FieldValues> = Pick<
  UseFormReturn<Fields, unknown, unknown>,
  'getValues' | 'reset' | 'setValue' | 'formState'
>

/**
 * The values that a form started from, which the server compares with the stored ones: a save over another person's change is refused. After such a
 * refusal the screen is loaded anew: fields that were not changed here show the other person's values, and the next save starts from those.
 */
export function useBasis<Fields extends FieldValues>(stored: Fields, form: BasedForm<Fields>) {
  const refresh = useScreenRefresh()
  const basis = useRef(stored)
  const isRefused = useRef(false)
  const { isDirty } = form.formState

  const follow = useEffectEvent((newer: Fields) => {
    const from = basis.current
    const wasRefused = isRefused.current
    isRefused.current = false
    if (snapshot(newer) === snapshot(from) || (isDirty && !wasRefused)) return
    const mine = form.getValues()
    basis.current = newer
    form.reset(newer)
    // A list is one field: two people's rows are not mixed.
    for (const name of Object.keys(newer) as (Path<Fields> & keyof Fields)[])
      if (snapshot([mine[name]]) !== snapshot([from[name]]))
        form.setValue(name, mine[name] as PathValue<Fields, typeof name>, { shouldDirty: true })
  })
  useEffect(() => follow(stored), [stored])

  return {
    from: (): Fields => basis.current,
    saved(fields: Fields): void {
      basis.current = fields
    },
    refused({ code }: ActionError): void {
      if (code !== 'setting_changed_meanwhile') return
      isRefused.current = true
      refresh()
    },
  }
}
