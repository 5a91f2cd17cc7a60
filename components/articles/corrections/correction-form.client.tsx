'use client'

import { TextArea } from '@radix-ui/themes'
import { Controller, useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { Field } from '#components/ui/fields/field.tsx'
import { SelectField } from '#components/ui/fields/select-field.tsx'
import { filledBy } from '#components/ui/forms/filled.ts'
import { doneOf, sayFirst } from '#components/ui/forms/form-failure.ts'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useEarlyWords } from '#components/ui/forms/use-early-words.client.tsx'
import { useLeaveWarning } from '#components/ui/forms/use-leave-warning.client.tsx'
import { useScreenRefresh } from '#components/ui/refresh/screen-refresh.client.tsx'
import { correctionKinds, correctionLabels } from '#lib/articles/corrections.ts'
import type { Act } from '#lib/outcome.ts'
import type { CorrectionFields } from '#lib/schemas/articles/correction.ts'

const resolver = lateResolver(() =>
  import('#lib/schemas/articles/correction.ts').then(({ correctionFields }) => correctionFields),
)

/** Where the correction goes: added to an article, or closing a reader's report. */
export type CorrectionPurpose =
  | { articleId: string; add: Act<CorrectionFields & { articleId: string }> }
  | { reportId: string; close: Act<{ id: string; as: 'corrected'; correction: CorrectionFields }> }

interface CorrectionFormProps {
  purpose: CorrectionPurpose
  onDone?: () => void
}

/** The form of a correction: its kind and the text for readers. */
export function CorrectionForm({ purpose, onDone }: CorrectionFormProps) {
  const refresh = useScreenRefresh()
  const form = useForm<CorrectionFields>({
    resolver,
    defaultValues: { kind: 'fact', text: '' },
  })
  const { control, handleSubmit, setError, reset, formState } = form
  const register = filledBy(form)
  const early = useEarlyWords()
  useLeaveWarning(formState.isDirty)
  async function publish(fields: CorrectionFields) {
    if (!(await doneOf(send(purpose, fields), { setError, failure: 'Não foi possível publicar a correção.' }))) return
    toast.success('Correção publicada.')
    reset()
    onDone?.()
    refresh()
  }
  return (
    <form
      {...early}
      method="post"
      noValidate
      onSubmit={handleSubmit(publish, sayFirst)}
      className="flex flex-col gap-4"
    >
      <Controller
        control={control}
        name="kind"
        render={({ field, fieldState }) => (
          <SelectField
            {...field}
            label="O que estava errado"
            options={correctionKinds.map(kind => ({ value: kind, label: correctionLabels[kind] }))}
            error={fieldState.error?.message}
          />
        )}
      />
      <Field
        label="Correção"
        hint="Diga o que foi publicado e o que é certo. Os leitores leem este texto no fim do artigo e na página Erramos."
        error={formState.errors.text?.message}
      >
        {props => <TextArea {...props} {...register('text')} rows={4} resize="vertical" />}
      </Field>
      <div className="flex justify-end">
        <SubmitButton busy={formState.isSubmitting} busyText="Publicando...">
          Publicar correção
        </SubmitButton>
      </div>
    </form>
  )
}

const send = (purpose: CorrectionPurpose, fields: CorrectionFields) =>
  'add' in purpose
    ? purpose.add({ ...fields, articleId: purpose.articleId })
    : purpose.close({ id: purpose.reportId, as: 'corrected', correction: fields })
