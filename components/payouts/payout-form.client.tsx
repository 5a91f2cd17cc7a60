'use client'

import { TextField } from '@radix-ui/themes'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { withProof } from '#components/accounts/proof/with-proof.ts'
import { Field } from '#components/ui/fields/field.tsx'
import { doneOf, sayFirst } from '#components/ui/forms/form-failure.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useEarlyWords } from '#components/ui/forms/use-early-words.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { PayoutFieldsInput } from '#lib/schemas/payout.ts'

interface PayoutFormProps {
  isChange: boolean
  save: Act<PayoutFieldsInput>
}

/** The form for a payout account. The server tells the kind of the key and asks for a proof of identity. */
export function PayoutForm({ isChange, save }: PayoutFormProps) {
  const router = useRouter()
  const early = useEarlyWords()
  const { register, handleSubmit, setError, reset, formState } = useForm<PayoutFieldsInput>({
    defaultValues: { account: '' },
  })
  const { errors, isSubmitting } = formState

  async function submit(fields: PayoutFieldsInput) {
    const failure = 'Não foi possível salvar a conta de recebimento.'
    if (!(await doneOf(withProof(save)(fields), { setError, failure }))) return
    reset()
    toast.success('Conta de recebimento salva.')
    router.refresh()
  }

  return (
    <form {...early} method="post" noValidate onSubmit={handleSubmit(submit, sayFirst)} className="flex flex-col gap-4">
      <Field
        label={isChange ? 'Nova chave PIX ou e-mail do Mercado Pago' : 'Chave PIX ou e-mail do Mercado Pago'}
        hint="CPF, CNPJ, e-mail, telefone com +55 ou chave aleatória."
        error={errors.account?.message}
      >
        {control => (
          <TextField.Root {...control} {...register('account')} autoComplete="off" spellCheck={false} required />
        )}
      </Field>
      <div className="flex justify-end">
        <SubmitButton busy={isSubmitting} busyText="Salvando...">
          {isChange ? 'Trocar a conta' : 'Salvar a conta'}
        </SubmitButton>
      </div>
    </form>
  )
}
