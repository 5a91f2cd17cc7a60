'use client'

import { Button, TextField } from '@radix-ui/themes'
import { Pencil, Plus } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '#components/ui/fields/field.tsx'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { FormDialog } from '#components/versioned/form-dialog.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { ChangeRedirectInput, RedirectFields } from '#lib/schemas/site/redirect.ts'

const resolver = lateResolver(() =>
  import('#lib/schemas/site/redirect.ts').then(({ redirectFields }) => redirectFields),
)
const failure = 'Não foi possível salvar o endereço.'

/** The button and form of a new redirect. */
export const NewRedirect = ({ create }: { create: Act<RedirectFields> }) => (
  <FormDialog
    trigger={
      <Button size="3">
        <Plus aria-hidden size={16} /> Novo endereço
      </Button>
    }
    title="Novo endereço antigo"
    fields={{ path: '', target: '' }}
    resolver={resolver}
    save={create}
    success="Endereço criado."
    failure={failure}
  >
    {form => <RedirectInputs form={form} />}
  </FormDialog>
)

interface ChangeRedirectProps {
  id: string
  fields: RedirectFields
  change: Act<ChangeRedirectInput>
}

/** The button and form of a stored redirect. */
export const ChangeRedirect = ({ id, fields, change }: ChangeRedirectProps) => (
  <FormDialog
    trigger={
      <Button variant="soft" aria-label={`Editar ${fields.path}`}>
        <Pencil aria-hidden size={16} className="max-sm:hidden" /> Editar
      </Button>
    }
    title="Editar endereço antigo"
    fields={fields}
    resolver={resolver}
    save={filled => change({ id, fields: filled })}
    success="Endereço atualizado."
    failure={failure}
  >
    {form => <RedirectInputs form={form} />}
  </FormDialog>
)

type RedirectForm = UseFormReturn<RedirectFields>

function RedirectInputs({ form: { register, formState } }: { form: RedirectForm }) {
  const { errors } = formState
  return (
    <>
      <Field
        label="Endereço antigo"
        hint="Como estava no site anterior, por exemplo /2019/05/obra-da-avenida ou /?p=123."
        error={errors.path?.message}
      >
        {props => <TextField.Root {...props} {...register('path')} autoComplete="off" maxLength={1_000} required />}
      </Field>
      <Field
        label="Leva a"
        hint="Um caminho deste site ou um endereço https://. O de um artigo segue o artigo, mesmo que ele mude."
        error={errors.target?.message}
      >
        {props => <TextField.Root {...props} {...register('target')} autoComplete="off" maxLength={1_000} required />}
      </Field>
    </>
  )
}
