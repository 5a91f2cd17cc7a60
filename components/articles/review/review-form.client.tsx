'use client'

import { TextArea, TextField } from '@radix-ui/themes'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { toast } from 'sonner'
import { Returned } from '#components/journal/returned.tsx'
import { useUnsent } from '#components/journal/use-unsent.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { SelectField } from '#components/ui/fields/select-field.tsx'
import { filledBy } from '#components/ui/forms/filled.ts'
import { doneOf, sayFailure, sayFirst } from '#components/ui/forms/form-failure.ts'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useEarlyWords } from '#components/ui/forms/use-early-words.client.tsx'
import { useLeaveWarning } from '#components/ui/forms/use-leave-warning.client.tsx'
import { useScreenRefresh } from '#components/ui/refresh/screen-refresh.client.tsx'
import { reviewLabels, reviewStatuses } from '#lib/articles/reviews.ts'
import type { Act } from '#lib/outcome.ts'
import type { Checklist } from '#lib/schemas/articles/checklist.ts'
import type { ReviewFields, ReviewFieldsInput } from '#lib/schemas/articles/review.ts'
import { versionInHand } from '../saving/machine/version-in-hand.ts'
import { ReviewChecklist } from './review-checklist.client.tsx'

const resolver = lateResolver(() => import('#lib/schemas/articles/review.ts').then(({ reviewFields }) => reviewFields))

export interface ReviewFormProps {
  userId: string
  id: string
  /** The version that the page shows. */
  version: number
  earlierComments: readonly string[]
  /** The points to check before the decision. */
  checklist: Checklist
  review: Act<{ id: string; version: number; fields: ReviewFieldsInput }>
}

const failure = 'Não foi possível enviar a review.'
/** The fields of the chosen decision: the note of an approval is hidden with another one. */
const fieldsToSend = (fields: ReviewFieldsInput): ReviewFieldsInput =>
  fields.decision === 'approved' ? fields : { ...fields, quality: '' }
const blank: ReviewFieldsInput = { decision: '', comment: '', quality: '', checked: [] }

/** The form for an editor's review of a waiting text. */
export function ReviewForm({ userId, id, version, earlierComments, checklist, review }: ReviewFormProps) {
  const refresh = useScreenRefresh()
  const form = useForm<ReviewFieldsInput, unknown, ReviewFields>({
    resolver,
    defaultValues: blank,
  })
  const { control, handleSubmit, setError, reset, getValues, formState } = form
  const register = filledBy(form)
  const early = useEarlyWords()
  const { errors, isSubmitting, isDirty } = formState
  const [opened] = useState(version)
  const [known, setKnown] = useState(version)
  const { decision, comment, quality } = useWatch({ control })
  const unsent = useUnsent({
    userId,
    subject: `review:${id}`,
    // Checked points are not restored: the text may have changed since.
    fields: { ...blank, decision, comment, quality, known },
    blank: { ...blank, known },
    restore({ known: read, ...kept }) {
      // This comment arrived earlier, and its answer was lost.
      if (kept.comment && earlierComments.includes(kept.comment)) return
      reset({ ...kept, checked: getValues('checked') }, { keepDefaultValues: true })
      // The restored comment is about the version of that time.
      setKnown(read)
    },
  })
  useLeaveWarning(isDirty && !unsent.isUntouched)

  async function send() {
    const inHand = versionInHand(id, { rendered: version, known })
    // A restored comment may be about a version older than the one this form opened with.
    if (inHand.isNews || known < opened) {
      setKnown(inHand.version)
      return sayFailure(failure, 'O texto mudou enquanto você revisava. Leia-o de novo e envie de novo.')
    }
    const asked = review({ id, version: inHand.version, fields: fieldsToSend(getValues()) })
    if (!(await doneOf(asked, { setError, failure }))) return
    toast.success('Review enviada')
    reset()
    refresh()
  }

  function discard() {
    reset()
    setKnown(version)
  }

  return (
    <form
      {...early}
      method="post"
      noValidate
      onSubmit={handleSubmit(send, sayFirst)}
      className="@container flex flex-col gap-4"
    >
      <Returned shown={unsent.isBack} verb="enviou" onDiscard={discard} />
      <div className="grid gap-4 @md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Controller
          control={control}
          name="decision"
          render={({ field }) => (
            <SelectField
              {...field}
              label="Decisão"
              placeholder="Escolha"
              options={reviewStatuses.map(each => ({ value: each, label: reviewLabels[each] }))}
              error={errors.decision?.message}
            />
          )}
        />
        {decision === 'approved' && (
          <Field
            label="Nota de qualidade"
            hint="De 0 a 10, se quiser. Meio ponto vale: 8,5."
            error={errors.quality?.message}
          >
            {props => <TextField.Root {...props} {...register('quality')} inputMode="decimal" autoComplete="off" />}
          </Field>
        )}
      </div>
      <ReviewChecklist control={control} checklist={checklist} error={errors.checked?.message} />
      <Field
        label="Comentário"
        hint={
          decision === 'changes_requested' ? 'O autor lê aqui o que precisa mudar.' : 'O autor lê o que você escrever.'
        }
        error={errors.comment?.message}
      >
        {props => <TextArea {...props} {...register('comment')} rows={4} resize="vertical" />}
      </Field>
      <div className="flex justify-end">
        <SubmitButton size="2" busy={isSubmitting} busyText="Enviando...">
          Registrar decisão
        </SubmitButton>
      </div>
    </form>
  )
}
