import type { Act } from '../outcome.ts'
import { plural } from '../text/format.ts'

export interface BulkInput {
  ids: string[]
}

/** A row that a bulk action left unchanged. */
export interface Refused {
  id: string
  message: string
  /** The name of the row, where the list of refusals shows it. */
  title?: string
}

/** The result of a bulk action for each row. */
export interface BulkResult {
  done: string[]
  /** Unchanged rows, each with a Portuguese sentence. */
  refused: Refused[]
}

/** The participle for changed rows: “encerrado”, “encerrados”. */
interface Done {
  one: string
  many: string
  /** For no row; “Nenhum” and the singular by default. */
  none?: string
}

/** The undo of a bulk action. It receives the ids of the changed rows. */
export interface ReverseAct {
  done: Done
  run: Act<BulkInput, BulkResult>
}

/** An action on the selected rows. It offers an undo (“Desfazer”), asks a question first, or both. */
export type BulkAct = {
  /** The button's label: “Encerrar selecionados”. */
  label: string
  done: Done
  run: Act<BulkInput, BulkResult>
} & ({ reverse: ReverseAct; question?: string } | { reverse: null; question: string })

/** The result of a bulk action in one sentence: “3 encerrados, 1 ficou de fora: Este aviso já foi encerrado por outra pessoa.” */
export function bulkSentence({ done, refused }: BulkResult, words: Done): string {
  const did = done.length === 0 ? (words.none ?? `Nenhum ${words.one}`) : plural(done.length, words.one, words.many)
  if (refused.length === 0) return `${did}.`
  const reasons = [...new Set(refused.map(({ message }) => message))].join(' ')
  return `${did}, ${plural(refused.length, 'ficou de fora', 'ficaram de fora')}: ${reasons}`
}
