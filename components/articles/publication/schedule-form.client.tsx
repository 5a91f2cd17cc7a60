'use client'

import { Button, TextArea } from '@radix-ui/themes'
import { useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { Field } from '#components/ui/fields/field.tsx'
import { LocalTimeInput } from '#components/ui/fields/local-time-input.client.tsx'
import { filledBy } from '#components/ui/forms/filled.ts'
import { doneOf, sayFirst } from '#components/ui/forms/form-failure.ts'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useEarlyWords } from '#components/ui/forms/use-early-words.client.tsx'
import { useLeaveWarning } from '#components/ui/forms/use-leave-warning.client.tsx'
import { useScreenRefresh } from '#components/ui/refresh/screen-refresh.client.tsx'
import { useBasis } from '#components/versioned/use-basis.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { ScheduleFields, ScheduleFieldsInput } from '#lib/schemas/articles/schedule.ts'

const resolver = lateResolver(() =>
  import('#lib/schemas/articles/schedule.ts').then(({ scheduleFields }) => scheduleFields),
)

export interface ScheduleFormProps {
  id: string
  /** Whether the article is public: then only its unpublication can be scheduled. */
  isPublic: boolean
  standing: ScheduleFieldsInput
  schedule: Act<{ id: string; fields: ScheduleFieldsInput; from: ScheduleFieldsInput }>
}

/** The times at which the article is published and unpublished automatically, and its embargo note (PUB-5). */
export function ScheduleForm({ id, isPublic, standing, schedule }: ScheduleFormProps) {
  const refresh = useScreenRefresh()
  const form = useForm<ScheduleFieldsInput, unknown, ScheduleFields>({
    resolver,
    defaultValues: standing,
  })
  const { handleSubmit, setError, reset, getValues, formState } = form
  const register = filledBy(form)
  const early = useEarlyWords()
  const { errors, isSubmitting, isDirty } = formState
  const isSet = standing.publishAt !== '' || standing.unpublishAt !== ''
  const basis = useBasis({ stored: standing }, form)
  useLeaveWarning(isDirty)

  async function send(fields: ScheduleFieldsInput, said: string) {
    const asked = schedule({ id, fields, from: basis.from })
    const failure = 'Não foi possível salvar o agendamento.'
    if (!(await doneOf(asked, { setError, failure, onRefused: basis.refused }))) return
    basis.saved(fields)
    toast.success(said)
    reset(fields)
    refresh()
  }
  const callOff = () => send({ ...getValues(), publishAt: '', unpublishAt: '' }, 'Agendamento retirado.')
  const hint = 'Horário de Brasília. Deixe em branco para não agendar.'
  return (
    <form
      {...early}
      method="post"
      noValidate
      onSubmit={handleSubmit(() => send(getValues(), 'Agendamento salvo.'), sayFirst)}
      className="flex flex-col gap-4"
    >
      <div className="flex flex-col gap-4">
        {!isPublic && (
          <Field label="Publicar em" hint={hint} error={errors.publishAt?.message}>
            {props => <LocalTimeInput {...props} {...register('publishAt')} />}
          </Field>
        )}
        <Field label="Tirar do ar em" hint={hint} error={errors.unpublishAt?.message}>
          {props => <LocalTimeInput {...props} {...register('unpublishAt')} />}
        </Field>
      </div>
      {!isPublic && (
        <Field
          label="Nota de embargo"
          hint="Enquanto houver uma nota, ninguém publica este artigo à mão; na hora marcada, ele entra no ar automaticamente."
          error={errors.embargoNote?.message}
        >
          {props => <TextArea {...props} {...register('embargoNote')} rows={2} resize="vertical" />}
        </Field>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {isSet && (
          <Button type="button" variant="soft" color="gray" disabled={isSubmitting} onClick={handleSubmit(callOff)}>
            Retirar agendamento
          </Button>
        )}
        <SubmitButton size="2" busy={isSubmitting} busyText="Salvando...">
          Salvar agendamento
        </SubmitButton>
      </div>
    </form>
  )
}
