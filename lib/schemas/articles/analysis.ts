import { z } from 'zod'
import { otherPlaceTypes } from '../../articles/suggestions/places.ts'
import { limits } from '../../limits.ts'
import { cleanText } from '../../text/text.ts'
import { hasFewTags, tooManyTags } from '../length.ts'

const certainty = z.number('Sugestão inválida').min(0, 'Sugestão inválida').max(1, 'Sugestão inválida')
const nameOf = (max: number) =>
  z.string('Sugestão inválida').overwrite(cleanText).trim().min(1, 'Sugestão inválida').max(max, 'Sugestão inválida')

/** A place of an article that is no municipality. */
export const otherPlace = z.object({
  type: z.enum(otherPlaceTypes, { error: 'Lugar inválido' }),
  name: z
    .string('Lugar inválido')
    .overwrite(cleanText)
    .trim()
    .min(1, 'Lugar inválido')
    .max(limits.otherPlaces.name, 'Nome de lugar muito longo'),
})

/** What became of a suggestion: it was `touched` when its certainty or a click chose it, or a click refused it. Others teach nothing (AN-6). */
const suggestedTag = z.object({ tag: nameOf(limits.tag.max), relevance: certainty, touched: z.boolean() })
const suggestedPlace = z.object({
  type: z.enum(['city', ...otherPlaceTypes], { error: 'Sugestão inválida' }),
  name: nameOf(limits.otherPlaces.name),
  /** Of a city: `cidade-uf`. */
  path: z
    .string()
    .max(100)
    .regex(/^[a-z0-9-]+$/, 'Sugestão inválida')
    .optional(),
  confidence: certainty,
  touched: z.boolean(),
})

/** The suggestions that a form shows. Whether one was taken follows from the saved tags and places. */
export const shownSuggestions = z.object({
  tags: z.array(suggestedTag).max(limits.suggestions.max, 'Sugestões demais'),
  places: z.array(suggestedPlace).max(limits.suggestions.max, 'Sugestões demais'),
})
export type ShownSuggestions = z.output<typeof shownSuggestions>

const text = (max: number, message: string) => z.string('Dados insuficientes').max(max, message)

/** The text to analyse, as it stands in the form: it may still be too short or too long for an article. */
export const analyseInput = z.object({
  title: text(limits.title.max * 5, 'Título muito longo').overwrite(cleanText),
  summary: text(limits.summary.max * 4, 'Resumo muito longo')
    .overwrite(cleanText)
    .default(''),
  content: text(limits.content.maxBytes, 'Conteúdo muito longo').refine(hasFewTags, tooManyTags),
  /** The article itself, which is not like itself. */
  articleId: z.uuid('Artigo inválido').nullish(),
})
