import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { municipalities } from '../../scripts/analysis/municipalities.ts'
import { fold } from '../text/text.ts'

const folder = join(import.meta.dirname, '../../prisma/reference/analysis')
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
const cities = new Set(municipalities().map(({ path }) => path))

const folded = z
  .string()
  .min(1)
  .refine(word => word === fold(word) && word === word.trim(), 'is not folded')
const once = <T>(list: readonly T[]) => new Set(list).size === list.length
const words = z.array(folded).min(1).refine(once, 'names a word twice')
const state = z.string().regex(/^[A-Z]{2}$/)
const city = z.string().refine(path => cities.has(path), 'is no municipality')
const weights = z.record(z.string(), z.number())
const cues = z.string().regex(/^=?[\p{L}\p{N}_*-]+[!?]?( =?[\p{L}\p{N}_*-]+[!?]?)*$/u)

const files: Record<string, z.ZodType> = {
  'city-weights': weights,
  'primary-weights': weights,
  'tag-weights': z.record(z.string(), weights),
  'tag-habits': z.record(folded, z.number()),
  lexicon: z.record(z.string().regex(/^\S.*[^\s*]\*?$/), cues),
  'known-tags': z.array(z.string().min(1)).refine(once, 'names a tag twice'),
  'near-synonyms': z.array(z.string().regex(/^[^;]+(; [^;]+)+$/)),
  quarters: z.record(city, words),
  states: z.record(state, z.string()),
  country: z.strictObject({
    abroad: z.record(folded, words),
    areaCodes: z.record(z.string().regex(/^\d\d$/), city),
    capitals: z.record(state, city),
    foreignCities: z.record(folded, folded),
    nicknames: z.record(folded, city),
    regions: z.record(folded, state),
    stateArticles: z.record(state, z.enum(['o', 'a'])),
    stateDemonyms: z.record(folded, state),
    statesByName: z.record(folded, state),
  }),
  'word-lists': z.record(z.string(), words),
}

test('every table of the analysis has its form, and all of them are named here', () => {
  expect(Object.keys(files).sort()).toEqual(
    readdirSync(folder)
      .map(file => file.replace('.json', ''))
      .sort(),
  )
  for (const [name, schema] of Object.entries(files)) {
    const { error } = schema.safeParse(read(name))
    expect(error && `${name}: ${z.prettifyError(error)}`).toBeUndefined()
  }
})
