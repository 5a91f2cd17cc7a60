'use client'

import { Button, TextField } from '@radix-ui/themes'
import { Pencil, Plus } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '#components/ui/fields/field.tsx'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { FormDialog } from '#components/versioned/form-dialog.client.tsx'
import { limits } from '#lib/limits.ts'
import type { Act } from '#lib/outcome.ts'
import type { ChangeMenuItemInput, MenuItemFields } from '#lib/schemas/site/navigation.ts'
import { ActiveField } from './active-field.client.tsx'

const resolver = lateResolver(() =>
  import('#lib/schemas/site/navigation.ts').then(({ menuItemFields }) => menuItemFields),
)

interface NewMenuItemProps {
  /** The place behind all others. */
  displayOrder: number
  create: Act<MenuItemFields>
}

/** The button and form of a new item. */
export const NewMenuItem = ({ displayOrder, create }: NewMenuItemProps) => (
  <FormDialog
    trigger={
      <Button size="3">
        <Plus aria-hidden size={16} /> Novo item
      </Button>
    }
    title="Novo item do menu"
    fields={{ label: '', url: '', displayOrder, isActive: true }}
    resolver={resolver}
    save={filled => create(filled)}
    success="Item criado com sucesso"
    failure="Erro ao criar item"
  >
    {form => <MenuItemInputs form={form} />}
  </FormDialog>
)

interface ChangeMenuItemProps {
  id: string
  fields: MenuItemFields
  change: Act<ChangeMenuItemInput>
}

/** The button and form of a stored item. */
export const ChangeMenuItem = ({ id, fields, change }: ChangeMenuItemProps) => (
  <FormDialog
    trigger={
      <Button variant="soft" aria-label={`Editar ${fields.label}`}>
        <Pencil aria-hidden size={16} className="max-sm:hidden" /> Editar
      </Button>
    }
    title="Editar item do menu"
    fields={fields}
    resolver={resolver}
    save={(filled, from) => change({ id, fields: filled, from })}
    success="Item atualizado com sucesso"
    failure="Erro ao atualizar item"
  >
    {form => <MenuItemInputs form={form} />}
  </FormDialog>
)

type MenuForm = UseFormReturn<MenuItemFields>

function MenuItemInputs({ form: { register, control, formState } }: { form: MenuForm }) {
  const { errors } = formState
  return (
    <>
      <Field label="Rótulo" hint="O que os leitores leem no menu." error={errors.label?.message}>
        {props => (
          <TextField.Root
            {...props}
            {...register('label')}
            autoComplete="off"
            maxLength={limits.menuItem.label}
            required
          />
        )}
      </Field>
      <Field label="Endereço" hint="Um endereço https:// ou um caminho deste site." error={errors.url?.message}>
        {props => <TextField.Root {...props} {...register('url')} inputMode="url" autoComplete="off" required />}
      </Field>
      <Field label="Ordem" hint="Os números menores vêm primeiro." error={errors.displayOrder?.message}>
        {props => (
          <TextField.Root
            {...props}
            {...register('displayOrder', { valueAsNumber: true })}
            type="number"
            min={0}
            max={limits.displayOrder.max}
            required
          />
        )}
      </Field>
      <ActiveField control={control} name="isActive" label="Ativo: os leitores veem este item" />
    </>
  )
}
