'use client'

import { TextField } from '@radix-ui/themes'
import { useRouter } from 'next/navigation'
import { Controller, useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { withProof } from '#components/accounts/proof/with-proof.ts'
import { Field } from '#components/ui/fields/field.tsx'
import { PasswordInput } from '#components/ui/fields/password-input.client.tsx'
import { SelectField } from '#components/ui/fields/select-field.tsx'
import { doneOf } from '#components/ui/forms/form-failure.ts'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { TestConnection } from '#components/ui/forms/test-connection.client.tsx'
import { useFormProps } from '#components/ui/forms/use-form-props.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { ModelFields } from '#lib/schemas/analysis-model.ts'

const resolver = lateResolver(() => import('#lib/schemas/analysis-model.ts').then(schemas => schemas.modelFields))

interface ModelFormProps {
  /** What is stored, without the key; usual values without a model. */
  initial: Omit<ModelFields, 'key'>
  /** The end of the stored key; null without one. */
  masked: string | null
  protocols: readonly { value: ModelFields['protocol']; label: string }[]
  save: Act<ModelFields>
}

/** The form of the language model. The stored key is never shown: an empty field keeps it. */
export function ModelForm({ initial, masked, protocols, save }: ModelFormProps) {
  const router = useRouter()
  const form = useForm<ModelFields>({ resolver, defaultValues: { ...initial, key: '' }, shouldFocusError: false })
  const { register, control, setError, setValue, reset, formState } = form
  const { errors, isSubmitting } = formState
  const formProps = useFormProps(form, submit)

  async function submit(fields: ModelFields) {
    const done = await doneOf(withProof(save)(fields), {
      setError,
      failure: 'Não foi possível salvar o modelo.',
    })
    if (!done) return
    reset({ ...fields, key: '' }, { keepValues: true })
    setValue('key', '')
    toast.success('Conexão testada com sucesso!', { description: 'O modelo foi salvo e já ajuda a análise.' })
    router.refresh()
  }

  return (
    <form {...formProps} className="flex flex-col gap-4">
      <Controller
        control={control}
        name="protocol"
        render={({ field }) => (
          <SelectField {...field} label="Serviço" options={protocols} error={errors.protocol?.message} />
        )}
      />
      <Field label="Endereço" hint="Com a versão, como https://api.openai.com/v1." error={errors.address?.message}>
        {props => <TextField.Root {...props} {...register('address')} type="url" autoComplete="off" />}
      </Field>
      <Field label="Modelo" hint="O nome, como o serviço o escreve." error={errors.model?.message}>
        {props => <TextField.Root {...props} {...register('model')} autoComplete="off" />}
      </Field>
      <Field
        label="Chave"
        hint={masked ? `Guardada: ${masked}. Deixe vazio para manter.` : undefined}
        error={errors.key?.message}
      >
        {props => <PasswordInput {...props} {...register('key')} autoComplete="off" />}
      </Field>
      <Field
        label="Tokens por dia"
        hint="Depois deste limite, só as regras do portal sugerem até a meia-noite."
        error={errors.dayTokens?.message}
      >
        {props => <TextField.Root {...props} {...register('dayTokens', { valueAsNumber: true })} inputMode="numeric" />}
      </Field>
      <div className="flex justify-end">
        <SubmitButton busy={isSubmitting} busyText="Testando e salvando...">
          Salvar modelo
        </SubmitButton>
      </div>
    </form>
  )
}

/** Tests the model that is set up and says which one answered. */
export const TestModel = ({ test }: { test: Act<Record<string, never>, { model: string }> }) => (
  <TestConnection
    test={() => test({})}
    failure="Erro ao testar conexão"
    say={({ model }) => `Conexão testada com sucesso! Respondeu: ${model}.`}
  />
)
