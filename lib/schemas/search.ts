import { z } from 'zod'
import { cutSearch } from '../search/parts.ts'
import { looksLikeUuid } from '../text/text.ts'

export const searchPeriods = ['dia', 'semana', 'mes', 'ano'] as const
export type SearchPeriod = (typeof searchPeriods)[number]

export const searchAccesses = ['livre', 'premium'] as const

/** Only this many newest results are ranked, counted and paged, so that the cost of a search does not grow with the archive. */
export const mostResults = 500
export const resultsPerPage = 20
export const mostPages = mostResults / resultsPerPage

const first = (value: unknown) => [value].flat()[0]
const text = z.preprocess(first, z.string().trim().max(100).catch(''))
const chosen = <Value extends string>(values: readonly Value[]) =>
  z.preprocess(first, z.enum(values).nullable().catch(null))

/** The parameters of `/busca`. Invalid values count as missing. `cut` tells whether the end of a long search was cut off. */
export const searchParameters = z
  .object({
    q: z.preprocess(first, z.string().catch('')).transform(cutSearch),
    cidade: text.transform(value => (/^[a-z0-9-]+-[a-z]{2}$/.test(value) ? value : null)),
    autor: text.transform(value => (looksLikeUuid(value) ? value : null)),
    periodo: chosen(searchPeriods),
    acesso: chosen(searchAccesses),
    pagina: z.preprocess(value => Number(first(value)), z.number().int().min(1).max(mostPages).catch(1)),
    /** Whether the words are not to be corrected. */
    exata: z.preprocess(first, z.string().catch('')).transform(value => value === '1'),
  })
  .transform(({ q, ...filters }) => ({ ...filters, ...q }))
export type SearchParameters = z.output<typeof searchParameters>

/** Text typed into a field that suggests articles or people. */
export const typedWords = z.object({ typed: z.string().max(200) })
