'use client'

import { Text, TextArea } from '@radix-ui/themes'
import { type ReactNode, useId } from 'react'
import { useWatch } from 'react-hook-form'
import { WrappingLine } from '#components/ui/fields/wrapping-line.client.tsx'
import { filledBy } from '#components/ui/forms/filled.ts'
import { limits } from '#lib/limits.ts'
import { useAddress } from './address-field.client.tsx'
import type { ArticleFormControl } from './article-form-control.ts'

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
      <Written label="Título" error={errors.title?.message}>
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
      </Written>
      <Written label="Resumo" error={errors.summary?.message} hint={<SummaryCount form={form} />}>
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
      </Written>
    </>
  )
}

interface WrittenProps {
  label: string
  hint?: ReactNode
  error?: string
  children: (control: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactNode
}

/** A field that looks like the text it becomes. Its label is for screen readers; a line beside it shows where the caret stands. */
function Written({ label, hint, error, children }: WrittenProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="writing-line">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': described || undefined })}
      {hint && (
        <Text as="p" id={`${id}-hint`} size="1" color="gray">
          {hint}
        </Text>
      )}
      {error && (
        <Text as="p" id={`${id}-error`} size="2" color="red">
          {error}
        </Text>
      )}
    </div>
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
