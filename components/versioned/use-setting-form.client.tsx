'use client'

import type { FieldValues, Resolver } from 'react-hook-form'
import { filledBy } from '#components/ui/forms/filled.ts'
import type { Act } from '#lib/outcome.ts'
import { useVersionedForm } from './use-versioned-form.client.tsx'

interface SettingForm<Fields extends FieldValues> {
  /** The values when the form opens. */
  fields: Fields
  resolver: Resolver<Fields>
  save: Act<Fields & { from: Fields }>
  /** The toast's text after a save. */
  saved: string
}

/** The form of a site-wide setting; a save names the values it started from. */
export function useSettingForm<Fields extends FieldValues>({ fields, resolver, save, saved }: SettingForm<Fields>) {
  const { form, busy, formProps } = useVersionedForm({
    resolver,
    stored: fields,
    send: sent => save({ ...sent.fields, from: sent.from }),
    failure: 'Não foi possível salvar.',
    saved: () => [saved],
  })
  return { register: filledBy(form), control: form.control, errors: form.formState.errors, busy, formProps }
}
