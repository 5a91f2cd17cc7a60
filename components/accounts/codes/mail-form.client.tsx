'use client'

import { Callout, TextField } from '@radix-ui/themes'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Field } from '#components/ui/fields/field.tsx'
import { doneOf, sayFirst } from '#components/ui/forms/form-failure.ts'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useEarlyWords } from '#components/ui/forms/use-early-words.client.tsx'
import type { AddressFields } from '#lib/schemas/account.ts'
import { askServer } from '../ask-server.ts'

/** The mails that a visitor can ask for, as `/api/auth/mail/…` names them. */
type AskedMail = 'codigo' | 'recuperar' | 'reenviar'

const resolver = lateResolver(() => import('#lib/schemas/account.ts').then(({ addressFields }) => addressFields))

interface MailFormProps {
  mail: AskedMail
  /** The address that was typed into another form. */
  email: string
  label: string
  /** The sentence after sending: the same for every address. */
  sent: string
  /** Called after sending, instead of showing the sentence. */
  onSent?: () => void
}

/** A form that asks for a mail to an address. */
export function MailForm({ mail, email, label, sent, onSent }: MailFormProps) {
  const early = useEarlyWords()
  const [done, setDone] = useState(false)
  const form = useForm<AddressFields>({ resolver, defaultValues: { email } })
  const { register, handleSubmit, setError, formState } = form
  const { errors, isSubmitting } = formState

  async function submit(fields: AddressFields) {
    setDone(false)
    const failure = 'Não foi possível enviar o e-mail.'
    if (!(await doneOf(askServer(`/api/auth/mail/${mail}`, { email: fields.email }), { setError, failure }))) return
    setDone(true)
    onSent?.()
  }

  return (
    <form {...early} method="post" noValidate onSubmit={handleSubmit(submit, sayFirst)} className="flex flex-col gap-4">
      <Field label="E-mail" error={errors.email?.message}>
        {control => (
          <TextField.Root {...control} {...register('email')} type="email" size="3" autoComplete="username" required />
        )}
      </Field>
      <div role="status">
        {done && (
          <Callout.Root color="green" size="1">
            <Callout.Text>{sent}</Callout.Text>
          </Callout.Root>
        )}
      </div>
      <SubmitButton busy={isSubmitting} busyText="Enviando...">
        {label}
      </SubmitButton>
    </form>
  )
}
