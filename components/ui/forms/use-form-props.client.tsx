'use client'

import { type SubmitEvent, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { sayFirst } from './form-failure.ts'
import { useEarlyWords } from './use-early-words.client.tsx'
import { useLeaveWarning } from './use-leave-warning.client.tsx'
import { useSaveKey } from './use-save-key.client.tsx'

/**
 * The attributes of the `form` element of a form that saves. Ctrl+S saves, one save at a time; the first field with an error takes the focus; leaving
 * with changes asks first, unless they are safe. The form has to be made with `shouldFocusError: false`.
 */
export function useFormProps<Fields extends FieldValues, Output>(
  { handleSubmit, formState }: UseFormReturn<Fields, unknown, Output>,
  submit: (fields: Output) => Promise<void>,
  { isDirty = formState.isDirty, isSafe = false } = {},
) {
  const { isSubmitting } = formState
  const early = useEarlyWords()
  const ref = useRef<HTMLFormElement>(null)
  useSaveKey(ref, isDirty)
  useLeaveWarning(isDirty && !isSafe)
  // Once the messages are drawn: react-hook-form passes over selects, and takes a field that appeared late for the last one.
  const focusFirst = () => setTimeout(() => ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  const send = handleSubmit(
    fields => submit(fields).finally(focusFirst),
    errors => {
      sayFirst(errors)
      focusFirst()
    },
  )
  const onSubmit = (event: SubmitEvent) => (isSubmitting ? event.preventDefault() : void send(event))
  return { ...early, ref, method: 'post', noValidate: true, onSubmit, 'data-saves': true } as const
}
