import { z } from 'zod'
import { plainLine } from '../body/inlines.ts'
import { limits } from '../limits.ts'

const line = z.string({ error: 'Texto inválido' }).overwrite(plainLine)

const words = {
  alt: line.max(limits.coverText.max, 'Descrição muito longa'),
  credit: line.max(limits.coverText.max, 'Crédito muito longo'),
}

/** What the library says of a picture. */
export const describePictureInput = z.object({
  id: z.uuid('Imagem inválida'),
  ...words,
  caption: line.max(limits.coverText.max, 'Legenda muito longa'),
})
export type DescribePictureInput = z.output<typeof describePictureInput>

export const removePictureInput = z.object({ id: z.uuid('Imagem inválida') })

/** A picture that takes another's place in every text, with its description and credit there. */
export const replacePictureInput = z.object({
  id: z.uuid('Imagem inválida'),
  by: z.uuid('Envie a nova imagem'),
  alt: words.alt.min(1, 'Descreva a nova imagem'),
  credit: words.credit,
})
export type ReplacePictureInput = z.output<typeof replacePictureInput>
