'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { TextArea, TextField } from '@radix-ui/themes'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { useLeaveWarning } from '#components/articles/use-leave-warning.client.tsx'
import { Field } from '#components/ui/field.tsx'
import { forgetFailure, sayFailure, sayFirst, sayRefusal, unreachable } from '#components/ui/form-failure.ts'
import { SubmitButton } from '#components/ui/submit-button.client.tsx'
import { useBasis } from '#components/ui/use-basis.client.tsx'
import type { Act } from '#lib/outcome.ts'
import { type AdvertisingFields, advertisingFields, type SaveAdvertisingInput } from '#lib/schemas/advertising.ts'

interface AdvertisingFormProps {
  fields: AdvertisingFields
  save: Act<SaveAdvertisingInput>
}

/** The network's code and the lines of ads.txt. */
export function AdvertisingForm({ fields, save }: AdvertisingFormProps) {
  const router = useRouter()
  const basis = useBasis(fields)
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(advertisingFields),
    defaultValues: fields,
  })
  const { errors, isSubmitting } = formState

  useLeaveWarning(formState.isDirty)
  async function keep(filled: AdvertisingFields) {
    forgetFailure()
    const outcome = await save({ ...filled, from: basis.from() }).catch(() => null)
    if (!outcome) return sayFailure('Não foi possível salvar.', unreachable)
    if (outcome.serverError) {
      basis.refused(outcome.serverError)
      return sayRefusal(outcome.serverError, setError)
    }
    basis.saved(filled)
    reset(filled)
    toast.success('Publicidade salva. As páginas já mostram a mudança.')
    router.refresh()
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit(keep, sayFirst)} className="flex flex-col gap-4">
      <Field
        label="Código da rede (Google Ad Manager)"
        hint="Só números. Vazio: apenas banners da casa. Crie na rede um bloco com o nome de cada espaço."
        error={errors.networkCode?.message}
      >
        {props => <TextField.Root {...props} {...register('networkCode')} inputMode="numeric" autoComplete="off" />}
      </Field>
      <Field
        label="ads.txt"
        hint="Quem pode vender os anúncios deste site, uma linha para cada: domínio, conta, DIRECT ou RESELLER."
        error={errors.adsTxt?.message}
      >
        {props => (
          <TextArea
            {...props}
            {...register('adsTxt')}
            rows={8}
            resize="vertical"
            spellCheck={false}
            className="font-mono"
          />
        )}
      </Field>
      <div className="flex justify-end">
        <SubmitButton busy={isSubmitting} busyText="Salvando...">
          Salvar
        </SubmitButton>
      </div>
    </form>
  )
}
