'use client'

import { TextArea, TextField } from '@radix-ui/themes'
import { useRouter } from 'next/navigation'
import { Controller, useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { Field } from '#components/ui/fields/field.tsx'
import { SelectField } from '#components/ui/fields/select-field.tsx'
import { doneOf, sayFirst } from '#components/ui/forms/form-failure.ts'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SaveRow } from '#components/ui/forms/save-row.tsx'
import { useEarlyWords } from '#components/ui/forms/use-early-words.client.tsx'
import { useRequestName } from '#components/ui/forms/use-request-name.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { AdjustmentFields, AdjustShareInput } from '#lib/schemas/shares/share.ts'

const resolver = lateResolver(() =>
  import('#lib/schemas/shares/share.ts').then(({ adjustmentFields }) => adjustmentFields),
)
const empty: AdjustmentFields = { authorId: '', amount: '', reason: '' }

interface AdjustFormProps {
  /** The closed month that is corrected. */
  aboutMonth: string
  people: readonly { value: string; label: string }[]
  adjust: Act<AdjustShareInput>
}

/** The form of a correction of a closed month. */
export function AdjustForm({ aboutMonth, people, adjust }: AdjustFormProps) {
  const router = useRouter()
  const request = useRequestName()
  const early = useEarlyWords()
  const { register, control, handleSubmit, setError, reset, formState } = useForm({ resolver, defaultValues: empty })
  const { errors, isSubmitting } = formState

  async function submit(fields: AdjustmentFields) {
    const sent = adjust({ ...fields, aboutMonth, requestId: request.of({ ...fields, aboutMonth }) })
    if (!(await doneOf(sent, { setError, failure: 'Não foi possível registrar o acerto.' }))) return
    request.done()
    reset(empty)
    toast.success('Acerto registrado no mês em aberto.')
    router.refresh()
  }

  return (
    <form {...early} method="post" noValidate onSubmit={handleSubmit(submit, sayFirst)} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Controller
          control={control}
          name="authorId"
          render={({ field: { ref: _, ...field } }) => (
            <SelectField
              label="Pessoa"
              {...field}
              options={people}
              placeholder="Escolha"
              error={errors.authorId?.message}
            />
          )}
        />
        <Field label="Valor" hint="Em reais; com sinal de menos, desconta." error={errors.amount?.message}>
          {props => (
            <TextField.Root {...props} {...register('amount')} autoComplete="off">
              <TextField.Slot>R$</TextField.Slot>
            </TextField.Root>
          )}
        </Field>
      </div>
      <Field label="Explicação" hint="A pessoa a lê no extrato dela." error={errors.reason?.message}>
        {props => <TextArea {...props} {...register('reason')} rows={2} resize="vertical" />}
      </Field>
      <SaveRow busy={isSubmitting} label="Registrar acerto" />
    </form>
  )
}
