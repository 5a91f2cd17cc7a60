'use client'

import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { doneOf } from '#components/ui/forms/form-failure.ts'
import { useFormProps } from '#components/ui/forms/use-form-props.client.tsx'
import { useRequestName } from '#components/ui/forms/use-request-name.client.tsx'
import { useScreenRefresh } from '#components/ui/refresh/screen-refresh.client.tsx'
import type { ErrorCode } from '#lib/errors.ts'
import type { Outcome } from '#lib/outcome.ts'
import { useBasis } from './use-basis.client.tsx'
import { type KeptForm, useUnsentForm } from './use-unsent-form.client.tsx'

/** What a form sends. */
interface Sent<Values, Output> {
  /** The form's values, and what the resolver made of them. */
  values: Values
  fields: Output
  /** What the form started from. */
  from: Values
  version: number
  /** The request's name, for a form that creates something. */
  requestId: () => string
}

interface VersionedForm<Values extends FieldValues, Output, Known, Data> {
  resolver: Resolver<Values, unknown, Output>
  /** The values that the server has; of a form that creates something, those that it begins with. */
  stored: Values
  /** Their version. A setting has none: the server compares its values. */
  version?: number
  /** The form creates something: it begins anew once it is saved. */
  isNew?: boolean
  /** The journal's entry; without one the browser does not keep the typed text. */
  kept?: KeptForm
  /** What the server knows of values, by value, such as the name of a city by its path. */
  known?: Record<string, Known>
  send: (sent: Sent<Values, Output>) => Promise<Outcome<Data>>
  /** The error that reports another person's save. */
  conflict?: ErrorCode
  failure: string
  /** The toast after a save: its title, and a sentence under it. */
  saved: (values: Values, data: Data | undefined) => readonly [title: string, description?: string]
  onSaved?: () => void
}

/**
 * The form of something that several people change. A form without changes follows another person's save. A save over a newer version is refused; once
 * the screen shows that version, the next save keeps the fields that were changed here. Text typed while a save runs stays, and the caret in it.
 */
export function useVersionedForm<Values extends FieldValues, Output, Known, Data>(
  options: VersionedForm<Values, Output, Known, Data>,
) {
  const { resolver, stored, isNew = false, kept = null, known = {}, failure } = options
  const form = useForm<Values, unknown, Output>({
    resolver,
    defaultValues: stored as DefaultValues<Values>,
    shouldFocusError: false,
  })
  const request = useRequestName()
  const refresh = useScreenRefresh()
  const basis = useBasis(options, form)
  const { version, from, startedAt } = basis
  const unsent = useUnsentForm({ form, kept, known, version, request, onReturn: startedAt })

  async function submit(fields: Output): Promise<void> {
    // A copy: react-hook-form changes its own while the request runs.
    const values = structuredClone(form.getValues())
    const asked = options.send({ values, fields, from, version, requestId: () => request.of(values) })
    const done = await doneOf(asked, { setError: form.setError, failure, onRefused: basis.refused })
    if (!done) return
    request.done()
    unsent.done()
    if (isNew) form.reset(stored)
    else {
      const { version: next } = (done.data ?? {}) as { version?: number }
      basis.saved(next === undefined ? (fields as FieldValues as Values) : values, next)
      form.reset(values, { keepValues: true })
    }
    const [title, description] = options.saved(values, done.data)
    toast.success(title, { description })
    options.onSaved?.()
    refresh()
  }

  return {
    form,
    busy: form.formState.isSubmitting,
    formProps: useFormProps(form, submit, { isSafe: unsent.isUntouched }),
    known: unsent.known,
    /** Adds what is known of a value. */
    learn: unsent.learn,
    /** For `Returned`, the notice that unsent text was restored. */
    returned: {
      shown: unsent.isBack,
      onDiscard() {
        form.reset(stored)
        basis.saved(stored, options.version)
      },
    } as const,
  }
}
