'use client'

import { Button, TextField } from '@radix-ui/themes'
import { useWatch } from 'react-hook-form'
import { Field } from '#components/ui/fields/field.tsx'
import { filledBy } from '#components/ui/forms/filled.ts'
import { followsTitle, slugOf } from '#lib/addresses/draft-slug.ts'
import { articlePath } from '#lib/addresses/paths.ts'
import type { ArticleFormControl } from '../article-form-control.ts'
import type { AddressMode } from '../saving/standing-article.ts'

/** Whether the address follows the title now, and a function that makes it from a title. */
export function useAddress(form: ArticleFormControl, derives: boolean) {
  const { isSubmitted } = form.formState
  const [title, slug] = useWatch({ control: form.control, name: ['title', 'slug'] })
  return {
    follows: derives && followsTitle({ title, slug }),
    derive: (title: string) => form.setValue('slug', slugOf(title), { shouldDirty: true, shouldValidate: isSubmitted }),
  }
}

interface AddressFieldProps {
  form: ArticleFormControl
  /** The id of the form, which the field stands outside of. */
  formId: string
  mode: AddressMode
}

/** The article's address, with the whole path that it makes. */
export function AddressField({ form, formId, mode }: AddressFieldProps) {
  const { derive } = useAddress(form, false)
  return (
    <Field
      label="Endereço"
      error={form.formState.errors.slug?.message}
      hint={
        <>
          <Address form={form} />
          {mode === 'fixed' && '. Depois da publicação, só um editor pode mudá-lo.'}
        </>
      }
    >
      {control => (
        <div className="flex flex-wrap gap-2">
          <TextField.Root
            {...control}
            {...filledBy(form)('slug')}
            form={formId}
            className="min-w-40 grow"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={mode === 'fixed'}
            required
          />
          {mode !== 'fixed' && (
            <Button type="button" variant="soft" color="gray" onClick={() => derive(form.getValues('title'))}>
              Gerar de novo
            </Button>
          )}
        </div>
      )}
    </Field>
  )
}

function Address({ form }: { form: ArticleFormControl }) {
  const [slug, cities] = useWatch({ control: form.control, name: ['slug', 'cities'] })
  return <>Fica em {articlePath({ slug: slug || '…', locationPath: cities[0] ?? null })}</>
}
