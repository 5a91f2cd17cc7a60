'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { toast } from 'sonner'
import type { ErrorCode } from '#lib/errors.ts'
import type { Outcome } from '#lib/outcome.ts'
import { doneOf } from './form-failure.ts'

interface VersionedForm<Values extends FieldValues, Output> {
  resolver: Resolver<Values, unknown, Output>
  /** The server's values and their version. */
  initial: Values
  version: number
}

interface VersionedSave<Values, Data> {
  /** Sends the form's values as a change of a version. */
  change: (values: Values, version: number) => Promise<Outcome<Data>>
  /** The error that reports somebody else's save. */
  conflict: ErrorCode
  failure: string
  /** The toast's text after a save. */
  saved: string
  onSaved: () => void
}

/**
 * The form of a record that several people change. Fields that were not changed here follow somebody else's save. A save over a newer version is
 * refused; once the screen shows that version, the next save keeps the fields that were changed here.
 */
export function useVersionedForm<Values extends FieldValues, Output>({
  resolver,
  initial,
  version,
}: VersionedForm<Values, Output>) {
  const router = useRouter()
  const form = useForm<Values, unknown, Output>({
    resolver,
    defaultValues: initial as DefaultValues<Values>,
    values: initial,
    resetOptions: { keepDirtyValues: true, keepDirty: true, keepErrors: true },
  })
  const { setError, reset, getValues, formState } = form
  const [held, setHeld] = useState(version)
  const [refused, setRefused] = useState(false)
  // A form without changes shows the server's values, so a newer version is no conflict. After a refusal the next save starts from the newer one.
  if ((refused || !formState.isDirty) && held < version) {
    setHeld(version)
    setRefused(false)
  }

  async function save<Data extends { version: number }>({
    change,
    conflict,
    failure,
    saved,
    onSaved,
  }: VersionedSave<Values, Data>): Promise<void> {
    const sent = getValues()
    const done = await doneOf(change(sent, held), {
      setError,
      failure,
      onRefused({ code }) {
        if (code !== conflict) return
        setRefused(true)
        router.refresh()
      },
    })
    if (!done) return
    if (done.data) setHeld(done.data.version)
    onSaved()
    // Text typed during the request stays.
    reset(sent, { keepValues: true, keepDirty: false, keepDirtyValues: false, keepErrors: false })
    toast.success(saved)
    router.refresh()
  }

  function discard(): void {
    reset(initial, { keepDirtyValues: false, keepDirty: false, keepErrors: false })
    setHeld(version)
  }

  return { form, held, setHeld, save, discard }
}
