import { type Choice, mergeArticles } from '#lib/merge/article.ts'
import type { ActionError } from '#lib/outcome.ts'
import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'
import { snapshot } from '#lib/snapshot.ts'
import { asForm } from '../form-fields.ts'
import type { Pending } from '../journal-entry.ts'
import type { LoadedArticle } from '../standing-article.ts'
import type { BaseText } from './base-text.ts'
import type { SavedText, SavingPorts } from './saving-ports.ts'
import type { Result, SavingConflict, Trouble } from './saving-state.ts'
import { verdictOf } from './saving-verdicts.ts'

/** Somebody else may save between every look and the save that follows; then one gives way for a while. */
const mostRounds = 8

/** What is told of while it goes on. */
interface Listener {
  /** A request is made: should the tab die now, whoever opens the article again must know what was on its way. */
  asking(): void
  settled(): void
}

/** What goes between a form and the server, one thing at a time, and what came of it last. */
export class Sync {
  /** Whether texts are saved by themselves: not what readers see. */
  autosaves: boolean
  readonly #ports: SavingPorts
  readonly #baseText: BaseText
  readonly #listener: Listener
  #conflict: SavingConflict | null = null
  #trouble: Trouble | null = null
  #problem: string | null = null
  #unexpected = 0

  constructor(ports: SavingPorts, baseText: BaseText, autosaves: boolean, listener: Listener) {
    this.#ports = ports
    this.#baseText = baseText
    this.#listener = listener
    this.autosaves = autosaves
  }

  get conflict(): SavingConflict | null {
    return this.#conflict
  }

  get trouble(): Trouble | null {
    return this.#trouble
  }

  /** Why the text cannot be sent as it is; null when it can. */
  get problem(): string | null {
    return this.#problem
  }

  /** What stood in the way may be gone. */
  forgetTrouble(): void {
    this.#trouble = null
  }

  /** Sends what is unsaved, until nothing is, or until something stands in the way. */
  async push(ask: 'save' | 'autosave'): Promise<Result> {
    // Both sides may have gone on since it was found.
    const compared = this.#conflict ? await this.takeIn() : 'again'
    if (compared !== 'again') return compared
    for (let round = 0; round < mostRounds; round++) {
      // What the button sent is sent again by itself, and nothing else where only the button saves.
      const left = this.#baseText.pending
      const sent = left ?? (ask === 'autosave' && !this.autosaves ? null : this.#next(ask))
      if (sent === null) return this.#problem === null ? 'saved' : 'incomplete'
      const result = await this.#send(sent)
      if (result !== 'saved' && result !== 'again') return result
      // Whoever presses the button means what is typed by now, not what was left without an answer before.
      if (result === 'saved' && (ask === 'autosave' || left === null)) return 'saved'
    }
    return 'offline'
  }

  /** Loads what somebody else saved and merges it with what the form holds: whether the form can go on from there. */
  async takeIn(): Promise<Result | 'again'> {
    const { articleId } = this.#baseText
    if (articleId === null) return 'refused'
    const outcome = await this.#ports.load(articleId)
    if (!outcome?.data) return this.#loadFailed(outcome?.serverError ?? null)
    const theirs = outcome.data
    // Whatever was typed while that was on its way is in the form by now.
    const mine = this.#ports.read().fields
    const merge = mergeArticles(this.#baseText.fields, mine, asForm(theirs.fields))
    this.#conflict = merge.conflicts.length > 0 ? { mine, theirs, merge } : null
    if (this.#conflict) return 'conflict'
    this.#restOn(theirs, merge.fields)
    return 'again'
  }

  /** What was chosen takes the form's place; where that changed meanwhile as well, the next save compares anew, and asks again. */
  settleConflict({ mine, theirs, merge }: SavingConflict, choices: Readonly<Record<string, Choice>>): void {
    this.#conflict = null
    // A picture that was on its way may have come into the text behind the dialog.
    const since = mergeArticles(mine, this.#ports.read().fields, merge.resolve(choices))
    if (since.conflicts.length === 0) this.#restOn(theirs, since.fields)
  }

  /** What is to be sent; null when nothing is, or when it cannot be. */
  #next(ask: 'save' | 'autosave'): Pending | null {
    const { fields, valid, problem } = this.#ports.read()
    this.#problem = null
    if (!this.#baseText.wants(ask, fields)) return null
    this.#problem = problem
    if (valid === null) return null
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
    if (verdict === 'merge' && this.#baseText.articleId !== null) return this.takeIn()
    if (verdict === 'by_hand') this.autosaves = false
    return this.#stopFor('refused', error)
  }

  #settle(pending: Pending, saved: SavedText): Result {
    this.#trouble = null
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

  /** From now on the form's text grows out of theirs. */
  #restOn(theirs: LoadedArticle, fields: ArticleFieldsInput): void {
    this.#baseText.restOn(theirs)
    if (snapshot(this.#ports.read().fields) !== snapshot(fields)) this.#ports.put(fields, theirs)
  }

  #stopFor(phase: Trouble['phase'], error: ActionError | null): Result {
    this.#trouble = { phase, error }
    return phase
  }
}
