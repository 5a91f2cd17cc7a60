'use client'

import { useRouter } from 'next/navigation'
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { toast } from 'sonner'
import type { Act } from '#lib/outcome.ts'
import { forgetFailure, sayFailure, sayFirst, sayRefusal, unreachable } from './form-failure.ts'
import { useBasis } from './use-basis.client.tsx'
import { useLeaveWarning } from './use-leave-warning.client.tsx'

interface SettingForm<Fields extends FieldValues> {
  /** What stands when the form opens. */
  fields: Fields
  resolver: Resolver<Fields>
  save: Act<Fields & { from: Fields | null }>
  /** What is said when it is saved. */
  saved: string
}

/** A form that saves a setting of the whole house, over what it started from. */
export function useSettingForm<Fields extends FieldValues>({ fields, resolver, save, saved }: SettingForm<Fields>) {
  const { register, control, handleSubmit, setError, reset, formState } = useForm<Fields>({
    resolver,
    defaultValues: fields as DefaultValues<Fields>,
  })
  const router = useRouter()
  const basis = useBasis(fields)
  useLeaveWarning(formState.isDirty)
  async function keep(filled: Fields) {
    forgetFailure()
    const outcome = await save({ ...filled, from: basis.from() }).catch(() => null)
    if (!outcome) return sayFailure('Não foi possível salvar.', unreachable)
    if (outcome.serverError) {
      basis.refused(outcome.serverError)
      return sayRefusal(outcome.serverError, setError)
    }
    basis.saved(filled)
    reset(filled)
    toast.success(saved)
    router.refresh()
  }
  const { errors, isSubmitting } = formState
  return { register, control, errors, busy: isSubmitting, submit: handleSubmit(keep, sayFirst) }
}
