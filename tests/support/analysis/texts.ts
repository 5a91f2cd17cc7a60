import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A labelled news text; texts/README.md says what the labels mean. */
export interface LabelledText {
  id: string
  title: string
  summary: string
  content: string
  cities: string[]
  states: string[]
  primary: string | null
  homonyms: { text: string; means: string | null }[]
  tags: string[]
}

/** The texts of one half, in the order of their numbers. */
export function labelledTexts(half: 'tuning' | 'test'): LabelledText[] {
  const folder = join(import.meta.dirname, 'texts', half)
  return readdirSync(folder)
    .sort()
    .flatMap(name => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map(line => JSON.parse(line))
}
