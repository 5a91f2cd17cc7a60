import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The entries of a file of `texts/`. Schemas and constraints judge them as they are stored, and a test seeds them all. */
export const demoTexts = <Entry>(name: string): Entry =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'texts', `${name}.json`), 'utf8'))
