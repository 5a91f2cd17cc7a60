'use client'

import { Button, TextArea, TextField } from '@radix-ui/themes'
import { useWatch } from 'react-hook-form'
import { Field } from '#components/ui/fields/field.tsx'
import { WrappingLine } from '#components/ui/fields/wrapping-line.client.tsx'
import { filledBy } from '#components/ui/forms/filled.ts'
import { followsTitle, slugOf } from '#lib/addresses/draft-slug.ts'
import { articlePath } from '#lib/addresses/paths.ts'
import { limits } from '#lib/limits.ts'
import type { ArticleFormControl } from './article-form-control.ts'

interface HeadlineFieldsProps {
  form: ArticleFormControl
  /** `follows`: before the first publication the address follows the title until somebody edits it (ART-7). */
  address: 'follows' | 'own' | 'fixed'
}

/** Title, address and summary. */
export function HeadlineFields({ form, address }: HeadlineFieldsProps) {
  const derives = address === 'follows'
  const { setValue, getValues, formState } = form
  const register = filledBy(form)
  const { errors, isSubmitted } = formState
  const [title, slug] = useWatch({ control: form.control, name: ['title', 'slug'] })
  const follows = derives && followsTitle({ title, slug })
  const derive = (title: string) => setValue('slug', slugOf(title), { shouldDirty: true, shouldValidate: isSubmitted })
  return (
    <div className="flex flex-col gap-4">
      <Field label="Título" error={errors.title?.message}>
        {control => (
          <WrappingLine
            {...control}
            {...register('title', { onChange: event => follows && derive(event.target.value) })}
            size="3"
            className="font-serif font-semibold"
            autoComplete="off"
            required
          />
        )}
      </Field>
      <Field
        label="Endereço"
        error={errors.slug?.message}
        hint={
          <>
            <Address form={form} />
            {address === 'fixed' && '. Depois da publicação, só um editor pode mudá-lo.'}
          </>
        }
      >
        {control => (
          <div className="flex gap-2">
            <TextField.Root
              {...control}
              {...register('slug')}
              className="grow"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              readOnly={address === 'fixed'}
              required
            />
            {address !== 'fixed' && (
              <Button type="button" variant="soft" color="gray" onClick={() => derive(getValues('title'))}>
                Gerar de novo
              </Button>
            )}
          </div>
        )}
      </Field>
      <Field label="Resumo" error={errors.summary?.message} hint={<SummaryCount form={form} />}>
        {control => <TextArea {...control} {...register('summary')} rows={3} resize="vertical" required />}
      </Field>
    </div>
  )
}

function Address({ form }: { form: ArticleFormControl }) {
  const [slug, cities] = useWatch({ control: form.control, name: ['slug', 'cities'] })
  return <>Fica em {articlePath({ slug: slug || '…', locationPath: cities[0] ?? null })}</>
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
