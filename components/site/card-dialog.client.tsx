'use client'

import { Button, TextArea, TextField } from '@radix-ui/themes'
import { Pencil, Plus } from 'lucide-react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { PictureAddress } from '#components/media/picture-address.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { FormDialog } from '#components/versioned/form-dialog.client.tsx'
import { limits } from '#lib/limits.ts'
import type { Act } from '#lib/outcome.ts'
import type { CardFields, ChangeCardInput } from '#lib/schemas/site/navigation.ts'
import { ActiveField } from './active-field.client.tsx'

const resolver = lateResolver(() => import('#lib/schemas/site/navigation.ts').then(({ cardFields }) => cardFields))

const blank: CardFields = { title: '', description: '', linkUrl: '', imageUrl: '', isActive: true }

/** The button and form of a new card, which comes behind all others. */
export const NewCard = ({ create }: { create: Act<CardFields> }) => (
  <FormDialog
    trigger={
      <Button size="3">
        <Plus aria-hidden size={16} /> Novo card
      </Button>
    }
    title="Novo card"
    fields={blank}
    resolver={resolver}
    save={filled => create(filled)}
    success="Card criado com sucesso!"
    failure="Não foi possível criar o card."
  >
    {form => <CardInputs form={form} />}
  </FormDialog>
)

interface ChangeCardProps {
  id: string
  fields: CardFields
  change: Act<ChangeCardInput>
}

/** The button and form of a stored card. */
export const ChangeCard = ({ id, fields, change }: ChangeCardProps) => (
  <FormDialog
    trigger={
      <Button variant="soft" aria-label={`Editar ${fields.title}`}>
        <Pencil aria-hidden size={16} className="max-sm:hidden" /> Editar
      </Button>
    }
    title="Editar card"
    fields={fields}
    resolver={resolver}
    save={(filled, from) => change({ id, fields: filled, from })}
    success="Card atualizado!"
    failure="Não foi possível atualizar o card."
  >
    {form => <CardInputs form={form} />}
  </FormDialog>
)

type CardForm = UseFormReturn<CardFields>

function CardInputs({ form: { register, control, setValue, formState } }: { form: CardForm }) {
  const { errors } = formState
  return (
    <>
      <Field label="Título" error={errors.title?.message}>
        {props => (
          <TextField.Root
            {...props}
            {...register('title')}
            autoComplete="off"
            maxLength={limits.sectionCard.title}
            required
          />
        )}
      </Field>
      <Field label="Descrição" hint="Opcional. Aparece em telas largas." error={errors.description?.message}>
        {props => (
          <TextArea {...props} {...register('description')} rows={2} maxLength={limits.sectionCard.description} />
        )}
      </Field>
      <Field
        label="Para onde leva"
        hint="Um endereço https:// ou um caminho deste site."
        error={errors.linkUrl?.message}
      >
        {props => <TextField.Root {...props} {...register('linkUrl')} inputMode="url" autoComplete="off" required />}
      </Field>
      <PictureAddress
        address={useWatch({ control, name: 'imageUrl' })}
        alt="Imagem do card"
        label="Ou o endereço da imagem (opcional)"
        error={errors.imageUrl?.message}
        field={register('imageUrl')}
        onUpload={path => setValue('imageUrl', path, { shouldDirty: true, shouldValidate: true })}
      />
      <ActiveField control={control} name="isActive" label="Ativo: os leitores veem este card" />
    </>
  )
}
