'use client'

import { TextArea } from '@radix-ui/themes'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { Field } from '#components/ui/fields/field.tsx'
import { doneOf, sayFirst } from '#components/ui/forms/form-failure.ts'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useEarlyWords } from '#components/ui/forms/use-early-words.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { CorrectionRequest } from '#lib/schemas/privacy.ts'

const resolver = lateResolver(() =>
  import('#lib/schemas/privacy.ts').then(({ correctionRequest }) => correctionRequest),
)

/** Asks the masters to correct what the person cannot change. */
export function CorrectionRequestForm({ request }: { request: Act<CorrectionRequest> }) {
  const router = useRouter()
  const early = useEarlyWords()
  const { register, handleSubmit, setError, reset, formState } = useForm({ resolver, defaultValues: { message: '' } })
  const { errors, isSubmitting } = formState

  async function submit(fields: CorrectionRequest) {
    if (!(await doneOf(request(fields), { setError, failure: 'Não foi possível enviar o pedido.' }))) return
    toast.success('Pedido enviado. A resposta vem em até 15 dias.')
    reset()
    router.refresh()
  }

  return (
    <form {...early} method="post" noValidate onSubmit={handleSubmit(submit, sayFirst)} className="flex flex-col gap-3">
      <Field label="O que está errado e como deve ficar" error={errors.message?.message}>
        {props => <TextArea {...props} {...register('message')} rows={3} resize="vertical" maxLength={1000} required />}
      </Field>
      <div className="flex justify-end">
        <SubmitButton busy={isSubmitting} busyText="Enviando...">
          Pedir correção
        </SubmitButton>
      </div>
    </form>
  )
}
