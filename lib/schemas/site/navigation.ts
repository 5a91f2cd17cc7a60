import { z } from 'zod'
import { isFreeUrl } from '../../addresses/free-url.ts'
import { limits } from '../../limits.ts'
import { cleanText } from '../../text/text.ts'

const tooLong = (error: string) => ({ error, abort: true })

const line = (missing: string, max: number, long: string) =>
  z.string({ error: missing }).max(max, tooLong(long)).overwrite(cleanText).trim()

/** A link's address: http(s) or a path of this site (GEN-7). */
const address = z
  .string({ error: 'Informe o endereço' })
  .trim()
  .min(1, 'Informe o endereço')
  .max(limits.url.max, tooLong('URL muito longa'))
  .refine(isFreeUrl, { error: 'Use um endereço https:// ou um caminho deste site' })

/** An item of the secondary menu (MENU-1). */
export const menuItemFields = z.object({
  label: line('Informe o rótulo', limits.menuItem.label, 'Rótulo muito longo').min(1, 'Informe o rótulo'),
  url: address,
  displayOrder: z
    .number({ error: 'Informe a ordem com um número' })
    .int('Informe a ordem com um número inteiro')
    .min(0, 'Informe a ordem com um número a partir de 0')
    .max(limits.displayOrder.max, 'Número muito grande'),
  isActive: z.boolean({ error: 'Diga se o item está ativo' }),
})
export type MenuItemFields = z.output<typeof menuItemFields>

/** A section card of the home page (MENU-2). An empty picture address means no picture. */
export const cardFields = z.object({
  title: line('Informe o título', limits.sectionCard.title, 'Título muito longo').min(1, 'Informe o título'),
  description: line('Descrição inválida', limits.sectionCard.description, 'Descrição muito longa'),
  linkUrl: address,
  imageUrl: z
    .string({ error: 'URL inválida' })
    .trim()
    .max(limits.url.max, tooLong('URL muito longa'))
    .refine(text => text === '' || isFreeUrl(text), 'URL inválida'),
  isActive: z.boolean({ error: 'Diga se o card está ativo' }),
})
export type CardFields = z.output<typeof cardFields>

const id = z.uuid('Item inválido')

export const changeMenuItemInput = z.object({
  id,
  fields: menuItemFields,
  /** The fields that the form started from. Null overwrites any newer value. */
  from: menuItemFields.nullish(),
})
export type ChangeMenuItemInput = z.output<typeof changeMenuItemInput>

export const changeCardInput = z.object({ id, fields: cardFields, from: cardFields.nullish() })
export type ChangeCardInput = z.output<typeof changeCardInput>

export const entryInput = z.object({ id })
export type EntryName = z.output<typeof entryInput>

export const switchEntryInput = z.object({ id, active: z.boolean() })
export type SwitchEntryInput = z.output<typeof switchEntryInput>

/** All ids of a list in the wished order. */
export const orderInput = z.object({ ids: z.array(id).max(200, 'São itens demais') })
export type OrderInput = z.output<typeof orderInput>
