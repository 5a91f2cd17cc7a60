'use client'

import { useRouter } from 'next/navigation'
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { toast } from 'sonner'
import type { Act } from '#lib/outcome.ts'
import { filledBy } from './filled.ts'
import { doneOf, sayFirst } from './form-failure.ts'
import { useBasis } from './use-basis.client.tsx'
import { useEarlyWords } from './use-early-words.client.tsx'
import { useLeaveWarning } from './use-leave-warning.client.tsx'

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
  const form = useForm<Fields>({
    resolver,
    defaultValues: fields as DefaultValues<Fields>,
  })
  const { control, handleSubmit, setError, reset, formState } = form
  const early = useEarlyWords()
  const router = useRouter()
  const basis = useBasis(fields, form)
  useLeaveWarning(formState.isDirty)
  async function submit(filled: Fields) {
    const request = save({ ...filled, from: basis.from() })
    if (!(await doneOf(request, { setError, failure: 'Não foi possível salvar.', onRefused: basis.refused }))) return
    basis.saved(filled)
    // Text typed during the request stays, and the caret in it.
    reset(filled, { keepValues: true })
    toast.success(saved)
    router.refresh()
  }
  const { errors, isSubmitting } = formState
  return {
    register: filledBy(form),
    control,
    errors,
    busy: isSubmitting,
    /** For the `form` element. */
    formProps: { ...early, method: 'post', noValidate: true, onSubmit: handleSubmit(submit, sayFirst) },
  }
}
