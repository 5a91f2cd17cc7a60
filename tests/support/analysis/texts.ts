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

const folder = join(import.meta.dirname, 'texts')

/** The texts of one half, in the order of their numbers. */
export const labelledTexts = (half: 'tuning' | 'test'): LabelledText[] =>
  readdirSync(folder)
    .filter(name => name.startsWith(`${half}-`) && name.endsWith('.jsonl'))
    .sort()
    .flatMap(name => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map(line => JSON.parse(line))
