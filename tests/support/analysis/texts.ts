import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A labelled news text; README.md of this folder says what the labels mean. */
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
export const labelledTexts = (half: 'tuning' | 'test'): LabelledText[] =>
  readdirSync(import.meta.dirname)
    .filter(name => name.startsWith(`${half}-`) && name.endsWith('.jsonl'))
    .sort()
    .flatMap(name =>
      readFileSync(join(import.meta.dirname, name), 'utf8')
        .trim()
        .split('\n'),
    )
    .map(line => JSON.parse(line))
