import type { Act } from '../outcome.ts'
import { plural } from '../text/format.ts'

export interface BulkInput {
  ids: string[]
}

/** What became of each row of a bulk act. */
export interface BulkResult {
  done: string[]
  /** Rows that stayed as they were, each with a sentence. */
  refused: { id: string; message: string }[]
}

/** What a row has become: “encerrado”, “encerrados”. */
interface Done {
  one: string
  many: string
}

/** What takes an act back: it is given the ids of the rows that the act changed. */
export interface ReverseAct {
  done: Done
  run: Act<BulkInput, BulkResult>
}

/** An act on chosen rows. It has a reverse, offered as “Desfazer”; or it asks first. */
export type BulkAct = {
  /** What its button says: “Encerrar selecionados”. */
  label: string
  done: Done
  run: Act<BulkInput, BulkResult>
} & ({ reverse: ReverseAct } | { reverse: null; question: string })

/** How a bulk act went, in one sentence: “3 encerrados, 1 não pôde: Este aviso já foi encerrado por outra pessoa.” */
export function bulkSentence({ done, refused }: BulkResult, words: Done): string {
  const did = done.length === 0 ? `Nenhum ${words.one}` : plural(done.length, words.one, words.many)
  if (refused.length === 0) return `${did}.`
  const reasons = [...new Set(refused.map(({ message }) => message))].join(' ')
  return `${did}, ${plural(refused.length, 'não pôde', 'não puderam')}: ${reasons}`
}
