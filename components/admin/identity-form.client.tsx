'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { TextArea, TextField } from '@radix-ui/themes'
import { useRouter } from 'next/navigation'
import { Controller, useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { useLeaveWarning } from '#components/articles/use-leave-warning.client.tsx'
import { Field } from '#components/ui/field.tsx'
import { forgetFailure, sayFailure, sayFirst, sayRefusal, unreachable } from '#components/ui/form-failure.ts'
import { SubmitButton } from '#components/ui/submit-button.client.tsx'
import { useBasis } from '#components/ui/use-basis.client.tsx'
import type { Act } from '#lib/outcome.ts'
import { identityFields, type SaveIdentityInput } from '#lib/schemas/identity.ts'
import type { Identity } from '#lib/schemas/site-settings.ts'

interface IdentityFormProps {
  identity: Identity
  save: Act<SaveIdentityInput>
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)

/** How the newspaper presents itself. */
export function IdentityForm({ identity, save }: IdentityFormProps) {
  const { register, control, handleSubmit, setError, reset, formState } = useForm<Identity>({
    resolver: zodResolver(identityFields),
    defaultValues: identity,
  })
  const { errors, isSubmitting } = formState
  useLeaveWarning(formState.isDirty)
  const router = useRouter()
  const basis = useBasis(identity)
  async function keep(fields: Identity) {
    forgetFailure()
    const outcome = await save({ ...fields, from: basis.from() }).catch(() => null)
    if (!outcome) return sayFailure('Não foi possível salvar.', unreachable)
    if (outcome.serverError) {
      basis.refused(outcome.serverError)
      return sayRefusal(outcome.serverError, setError)
    }
    basis.saved(fields)
    reset(fields)
    router.refresh()
    toast.success('Jornal salvo. As páginas já mostram a mudança.')
  }
  const profiles = errors.profiles?.message ?? errors.profiles?.find?.(error => error)?.message
  return (
    <form method="post" noValidate onSubmit={handleSubmit(keep, sayFirst)} className="flex flex-col gap-4">
      <Field label="Nome" error={errors.name?.message}>
        {props => <TextField.Root {...props} {...register('name')} required />}
      </Field>
      <Field label="Descrição" hint="Uma frase, no rodapé e nos buscadores." error={errors.description?.message}>
        {props => <TextArea {...props} {...register('description')} rows={3} />}
      </Field>
      <Field label="E-mail da redação" error={errors.email?.message}>
        {props => <TextField.Root {...props} {...register('email')} type="email" />}
      </Field>
      <Field label="Telefone" error={errors.phone?.message}>
        {props => <TextField.Root {...props} {...register('phone')} type="tel" />}
      </Field>
      <Field label="Endereço" error={errors.address?.message}>
        {props => <TextField.Root {...props} {...register('address')} />}
      </Field>
      <Controller
        control={control}
        name="profiles"
        render={({ field }) => (
          <Field label="Perfis em outros sites" hint="Um endereço por linha, começando por https://." error={profiles}>
            {props => (
              <TextArea
                {...props}
                defaultValue={field.value.join('\n')}
                onChange={event => field.onChange(linesOf(event.target.value))}
                rows={3}
              />
            )}
          </Field>
        )}
      />
      <div className="flex justify-end">
        <SubmitButton busy={isSubmitting} busyText="Salvando...">
          Salvar
        </SubmitButton>
      </div>
    </form>
  )
}
