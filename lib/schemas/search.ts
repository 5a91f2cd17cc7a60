import { z } from 'zod'
import { looksLikeUuid } from '../text/text.ts'

export const searchPeriods = ['dia', 'semana', 'mes', 'ano'] as const
export type SearchPeriod = (typeof searchPeriods)[number]

export const searchAccesses = ['livre', 'premium'] as const
export type SearchAccess = (typeof searchAccesses)[number]

/** Only this many newest results are ranked, counted and paged, so that the cost of a search does not grow with the archive. */
export const mostResults = 500
export const resultsPerPage = 20
export const mostPages = mostResults / resultsPerPage

const text = z.preprocess(value => [value].flat()[0], z.string().trim().max(100).catch(''))
const chosen = <Value extends string>(values: readonly Value[]) =>
  z.preprocess(value => [value].flat()[0], z.enum(values).nullable().catch(null))

/** The parameters of `/busca`. Invalid values count as missing. */
export const searchParameters = z.object({
  q: text,
  cidade: text.transform(value => (/^[a-z0-9-]+-[a-z]{2}$/.test(value) ? value : null)),
  autor: text.transform(value => (looksLikeUuid(value) ? value : null)),
  periodo: chosen(searchPeriods),
  acesso: chosen(searchAccesses),
  pagina: z.preprocess(value => Number([value].flat()[0]), z.number().int().min(1).max(mostPages).catch(1)),
})
export type SearchParameters = z.output<typeof searchParameters>

/** Text typed into a field that suggests articles or people. */
export const typedWords = z.object({ typed: z.string().max(200) })
