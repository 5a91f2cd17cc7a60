import { type Choice, mergeArticles } from '#lib/merge/merge-articles.ts'
import type { ActionError } from '#lib/outcome.ts'
import { type ArticleFieldsInput, hasWords, titleMissing } from '#lib/schemas/articles/article.ts'
import { snapshot } from '#lib/snapshot.ts'
import { asForm } from '../form-fields.ts'
import type { LoadedArticle } from '../standing-article.ts'
import type { BaseText } from './base-text.ts'
import type { Pending } from './journal-entry.ts'
import type { SavedText, SavingPorts } from './saving-ports.ts'
import type { Result, SavingConflict, Trouble } from './saving-state.ts'
import { isHomeless, verdictOf } from './saving-verdicts.ts'

/** Attempts in a row. Somebody else may save between each merge and the save after it; after these attempts the form waits. */
const mostRounds = 8

const mustReload: ActionError = {
  code: 'changed_meanwhile',
  message: 'O editor parou, e o texto mudou no servidor. Recarregue a página.',
  fields: {},
}

/** Progress reported while a save runs. */
interface Listener {
  /** Called before a request is sent: the journal must contain it in case the tab crashes now. */
  asking(): void
  settled(): void
}

/** The requests between a form and the server, one at a time, and the result of the last one. */
export class Sync {
  /** Whether the article autosaves; false for published and scheduled articles (SAVE-3). */
  autosaves: boolean
  /** Whether the editor has stopped with an error: nothing is put into the form any more. */
  stopped = false
  conflict: SavingConflict | null = null
  trouble: Trouble | null = null
  /** The validation message that keeps the text, or one field of a sent text, from being saved; null for valid text. */
  problem: string | null = null
  /** Whether validation keeps the text from being sent. */
  blocked = false
  readonly #ports: SavingPorts
  readonly #baseText: BaseText
  readonly #listener: Listener
  #unexpected = 0

  constructor(ports: SavingPorts, baseText: BaseText, autosaves: boolean, listener: Listener) {
    this.#ports = ports
    this.#baseText = baseText
    this.#listener = listener
    this.autosaves = autosaves
  }

  /** Sends the unsaved text until nothing is left or something blocks it. */
  async push(ask: 'save' | 'autosave'): Promise<Result> {
    // Both sides may have changed since the conflict was found.
    const compared = this.conflict ? await this.mergeTheirs() : 'again'
    if (compared !== 'again') return compared
    for (let round = 0; round < mostRounds; round++) {
      // Where only the button saves, an autosave only repeats the button's unanswered request.
      const left = this.#baseText.pending
      const sent = left ?? (ask === 'autosave' && !this.autosaves ? null : this.#next(ask))
      if (sent === null) return this.blocked ? 'incomplete' : 'saved'
      const result = await this.#send(sent)
      if (result !== 'saved' && result !== 'again') return result
      // The button saves the current text, not only an earlier unanswered request.
      if (result === 'saved' && (ask === 'autosave' || left === null)) return 'saved'
    }
    return 'offline'
  }

  /** Loads the server's text and merges it with the form's. Returns 'again' when saving can continue, otherwise the result. */
  async mergeTheirs(): Promise<Result | 'again'> {
    const { articleId } = this.#baseText
    if (articleId === null) return 'refused'
    if (this.stopped) return this.#stopFor('refused', mustReload)
    const outcome = await this.#ports.load(articleId)
    if (!outcome?.data) return this.#loadFailed(outcome?.serverError ?? null)
    const theirs = outcome.data
    await this.#ports.composed()
    // Read after the request, so that text typed during it is included.
    const mine = this.#ports.read().fields
    const merge = mergeArticles(this.#baseText.fields, mine, asForm(theirs.fields))
    this.conflict = merge.conflicts.length > 0 ? { mine, theirs, merge } : null
    if (this.conflict) return 'conflict'
    this.#rebaseOn(theirs, merge.fields)
    return 'again'
  }

  /** Puts the chosen text into the form. If the form changed in the same place since, the next save compares and asks again. */
  settleConflict({ mine, theirs, merge }: SavingConflict, choices: Readonly<Record<string, Choice>>): void {
    this.conflict = null
    // An upload that ended behind the dialog may have put a picture into the text.
    const since = mergeArticles(mine, this.#ports.read().fields, merge.resolve(choices))
    if (since.conflicts.length === 0) this.#rebaseOn(theirs, since.fields)
  }

  /** The next request; null when nothing is unsaved or the text is invalid. */
  #next(ask: 'save' | 'autosave'): Pending | null {
    const { fields, valid, problem } = this.#ports.read()
    const isEmpty = this.#baseText.articleId === null && !hasWords(fields)
    const isWhole = valid !== null && !isEmpty
    const needed = this.#baseText.needsSave(ask, fields)
    this.blocked = needed && !isWhole
    this.problem = isWhole || needed ? problem : null
    if (needed && isEmpty) this.problem = titleMissing
    if (!needed || !isWhole) return null
    const pending = this.#baseText.request(ask, valid, fields)
    this.#listener.asking()
    return pending
  }

  async #send(pending: Pending): Promise<Result | 'again'> {
    const outcome = await this.#ports.ask(pending, this.#baseText.articleId)
    if (outcome?.data) return this.#settle(pending, outcome.data)
    const error = outcome?.serverError ?? null
    const verdict = verdictOf(error, this.#unexpected)
    this.#unexpected = error?.code === 'unexpected' && verdict === 'wait' ? this.#unexpected + 1 : 0
    if (verdict === 'wait') return this.#stopFor('offline', error)
    if (verdict === 'signed_out') return this.#stopFor('signed_out', error)
    this.#baseText.drop()
    if (verdict === 'merge' && this.#baseText.articleId !== null) return this.mergeTheirs()
    if (verdict === 'by_hand') this.autosaves = false
    return this.#stopFor('refused', error)
  }

  #settle(pending: Pending, saved: SavedText): Result {
    this.trouble = null
    this.#unexpected = 0
    this.#baseText.settle(pending, saved)
    this.#ports.saved(pending, saved)
    this.#listener.settled()
    return 'saved'
  }

  #loadFailed(error: ActionError | null): Result {
    const verdict = verdictOf(error, 0)
    if (verdict === 'wait') return this.#stopFor('offline', error)
    return this.#stopFor(verdict === 'signed_out' ? 'signed_out' : 'refused', error)
  }

  /** Makes the server's text the base text and puts the merged fields into the form. */
  #rebaseOn(theirs: LoadedArticle, fields: ArticleFieldsInput): void {
    if (snapshot(this.#ports.read().fields) !== snapshot(fields)) this.#ports.put(fields, theirs)
    // An editor that stopped now has not taken in the text: its words still have the old base.
    if (!this.stopped) this.#baseText.rebaseOn(theirs)
  }

  #stopFor(phase: Trouble['phase'], error: ActionError | null): Result {
    if (isHomeless(error)) this.#baseText.loseArticle()
    this.trouble = { phase, error }
    return phase
  }
}
