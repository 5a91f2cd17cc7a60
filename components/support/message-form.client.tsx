'use client'

import { TextArea, TextField } from '@radix-ui/themes'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { Field } from '#components/ui/fields/field.tsx'
import { filledBy } from '#components/ui/forms/filled.ts'
import { doneOf, sayFirst } from '#components/ui/forms/form-failure.ts'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useEarlyWords } from '#components/ui/forms/use-early-words.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { SupportFields } from '#lib/schemas/support.ts'

const resolver = lateResolver(() => import('#lib/schemas/support.ts').then(({ supportFields }) => supportFields))

/** The form for a message to the newspaper. What was typed stays after an error. */
export function MessageForm({ send }: { send: Act<SupportFields, { protocol: string }> }) {
  const router = useRouter()
  const form = useForm<SupportFields>({ resolver, defaultValues: { subject: '', message: '' } })
  const { handleSubmit, setError, reset, formState } = form
  const register = filledBy(form)
  const early = useEarlyWords()
  const { errors, isSubmitting } = formState

  async function submit(fields: SupportFields) {
    const outcome = await doneOf(send(fields), { setError, failure: 'Não foi possível enviar a mensagem.' })
    if (!outcome) return
    reset()
    toast.success('Mensagem enviada.', { description: `O protocolo é ${outcome.data?.protocol}.` })
    router.refresh()
  }

  return (
    <form {...early} method="post" noValidate onSubmit={handleSubmit(submit, sayFirst)} className="flex flex-col gap-4">
      <Field label="Assunto" error={errors.subject?.message}>
        {control => <TextField.Root {...control} {...register('subject')} autoComplete="off" required />}
      </Field>
      <Field label="Mensagem" hint="De 10 a 4.000 caracteres." error={errors.message?.message}>
        {control => <TextArea {...control} {...register('message')} rows={8} resize="vertical" required />}
      </Field>
      <div className="flex justify-end">
        <SubmitButton busy={isSubmitting} busyText="Enviando...">
          Enviar
        </SubmitButton>
      </div>
    </form>
  )
}
