'use client'

import { TextArea } from '@radix-ui/themes'
import { useWatch } from 'react-hook-form'
import { Field } from '#components/ui/fields/field.tsx'
import { WrappingLine } from '#components/ui/fields/wrapping-line.client.tsx'
import { filledBy } from '#components/ui/forms/filled.ts'
import { limits } from '#lib/limits.ts'
import type { ArticleFormControl } from '../article-form-control.ts'
import { useAddress } from './address-field.client.tsx'

interface HeadlineFieldsProps {
  form: ArticleFormControl
  /** Whether the address follows the title. */
  derives: boolean
  /** Moves the caret from the title to the text. */
  onEnter: () => void
}

/** Title and summary as readers see them, without a box around what is written. Enter in the title leads to the text, Tab to the summary. */
export function HeadlineFields({ form, derives, onEnter }: HeadlineFieldsProps) {
  const register = filledBy(form)
  const { errors } = form.formState
  const { follows, derive } = useAddress(form, derives)
  return (
    <>
      <Field plain label="Título" error={errors.title?.message}>
        {control => (
          <WrappingLine
            {...control}
            {...register('title', { onChange: event => follows && derive(event.target.value) })}
            className="writing-title"
            placeholder="Título"
            autoComplete="off"
            enterKeyHint="next"
            onKeyDown={event => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter()
            }}
            required
          />
        )}
      </Field>
      <Field plain label="Resumo" error={errors.summary?.message} hint={<SummaryCount form={form} />}>
        {control => (
          <TextArea
            {...control}
            {...register('summary')}
            className="writing-summary"
            placeholder="Resumo"
            rows={1}
            resize="none"
            required
          />
        )}
      </Field>
    </>
  )
}

function SummaryCount({ form }: { form: ArticleFormControl }) {
  const summary = useWatch({ control: form.control, name: 'summary' })
  const length = summary.trim().length
  const { max } = limits.summary
  return (
    <span className={length > max ? 'text-danger' : undefined}>
      {length}/{max} caracteres
    </span>
  )
}
