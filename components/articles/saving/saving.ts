import { errorKinds } from '#lib/errors.ts'
import { type ArticleMerge, type Choice, mergeArticles } from '#lib/merge/article.ts'
import type { ActionError, Outcome } from '#lib/outcome.ts'
import type { ArticleFieldsInput } from '#lib/schemas/article.ts'
import type { LoadedArticle } from '../article-actions.ts'
import type { ArticleExtras, Pending } from './journal.ts'
import { verdictOf } from './saving-verdicts.ts'

type Fields = ArticleFieldsInput

/** A text as the journal keeps it. */
export interface KeptText extends Pick<ArticleExtras, 'requestId' | 'version' | 'base' | 'pending'> {
  fields: Fields
}

/** What a request for a save gives. */
export interface SavedText {
  id?: string
  version: number
  slug: string
}

/** All that saving needs of the world: a form, a server, a journal and a clock. */
export interface SavingPorts {
  /** What the form holds, and the same as it can be sent; null with the first thing that is wrong when it cannot. */
  read(): { fields: Fields; valid: Fields | null; problem: string | null }
  /** Puts other fields into the form, at once. `theirs` is the article they come from. */
  put(fields: Fields, theirs: LoadedArticle): void
  /** Asks the server; null when no answer came. */
  ask(pending: Pending, articleId: string | null): Promise<Outcome<SavedText> | null>
  load(articleId: string): Promise<Outcome<LoadedArticle> | null>
  /** Keeps the text in the journal, or takes it out: whether it could. */
  keep(text: KeptText | null): boolean
  /** Keeps a text that is about to be replaced as one of an earlier opening. */
  setAside(text: KeptText): void
  /** Something was saved: the slug may have become another. */
  saved(pending: Pending, saved: SavedText): void
  /** Calls back after so many milliseconds, unless the returned function is called before. */
  after(ms: number, work: () => void): () => void
  uuid(): string
}

/** What the server holds, as far as this form knows. */
interface Base {
  version: number
  fields: Fields | null
}

/** Both changed the same. */
export interface SavingConflict {
  theirs: LoadedArticle
  merge: ArticleMerge
}

/** What came of an attempt. */
export type Result = 'saved' | 'incomplete' | 'conflict' | 'offline' | 'signed_out' | 'refused'

export interface SavingState {
  phase: 'saved' | 'unsaved' | 'saving' | 'incomplete' | 'offline' | 'signed_out' | 'conflict' | 'refused'
  /** Null until there is an article. */
  articleId: string | null
  version: number | null
  /** Whether something is typed that the server is not known to have. */
  dirty: boolean
  /** Whether this browser could keep it. */
  kept: boolean
  /** Why it is not saved, in a sentence. */
  error: ActionError | null
  problem: string | null
  conflict: SavingConflict | null
}

type TimerName = 'journal' | 'idle' | 'longest' | 'retry'

const journalMs = 400
const idleMs = 1_500
const longestMs = 8_000
const firstRetryMs = 1_000
const longestRetryMs = 30_000
/** Somebody else may save between every look and the save that follows; then one gives way for a while. */
const mostRounds = 8

/** A form's fields as one text, to tell whether they changed. */
export const snapshot = (fields: object) => JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))

/** The form's own spelling of stored fields. */
export const asForm = (fields: Fields): Fields => ({ ...fields, coverImage: fields.coverImage ?? '' })

/**
 * Saves one form's article and never loses a character of it (decision 0115): what is typed goes to the journal, then to the server by itself, one
 * request at a time and each under a name, so that it can be sent until an answer comes. What somebody else saved meanwhile is merged in.
 */
export class Saving {
  readonly form: string
  readonly #ports: SavingPorts
  #requestId: string
  #articleId: string | null
  #base: Base | null
  /** What the form held when it was last safe on the server. */
  #safe: string
  #pending: Pending | null = null
  #conflict: SavingConflict | null = null
  #trouble: { phase: 'offline' | 'signed_out' | 'refused'; error: ActionError | null } | null = null
  #problem: string | null = null
  /** Saved by itself since the button was pressed last. */
  #unsealed = false
  #autosaves: boolean
  #running: Promise<unknown> | null = null
  #kept = true
  #dirty = false
  #unexpected = 0
  #retryMs = firstRetryMs
  #closed = false
  #cancel: Partial<Record<TimerName, () => void>> = {}
  #listeners = new Set<() => void>()
  #state: SavingState

  constructor(ports: SavingPorts, own: { article: { id: string; version: number } | null; autosaves: boolean }) {
    this.#ports = ports
    this.form = ports.uuid()
    this.#requestId = ports.uuid()
    this.#articleId = own.article?.id ?? null
    const { fields } = ports.read()
    this.#base = own.article && { version: own.article.version, fields }
    this.#safe = snapshot(fields)
    this.#autosaves = own.autosaves
    this.#state = this.#view()
  }

  /** The version that the form's text grew out of; null before there is an article. */
  get version(): number | null {
    return this.#base?.version ?? null
  }

  get state(): SavingState {
    return this.#state
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Whether texts are saved by themselves: not what readers see. */
  setAutosaves(on: boolean): void {
    this.#autosaves = on
  }

  /** Something else than a save has made a new version of the same text (a change of status). */
  moved(version: number): void {
    if (this.#base) this.#base.version = version
  }

  /** Something was typed: into the journal in a moment, to the server when the hand rests, or after a while of typing. */
  typed(): void {
    const refusal = this.#trouble?.phase === 'refused' ? this.#trouble.error?.code : undefined
    // What was wrong with it may be right now; who has no right to it has none now either.
    if (refusal && refusal !== 'unexpected' && errorKinds[refusal] === 'invalid') this.#trouble = null
    // Nobody is told “saved” of a key that was just pressed.
    if (!this.#dirty) {
      this.#dirty = true
      this.#tell()
    }
    this.#cancel.journal ??= this.#ports.after(journalMs, () => this.keepNow())
    this.#cancel.longest ??= this.#ports.after(longestMs, () => void this.autosave())
    this.#sendSoon()
  }

  /** The page may go at any moment: into the journal with it. */
  keepNow(): void {
    this.#stop('journal')
    const { fields } = this.#ports.read()
    this.#dirty = this.#pending !== null || snapshot(fields) !== this.#safe
    this.#kept = this.#ports.keep(this.#dirty ? this.#textOf(fields) : null)
    this.#tell()
  }

  /** Sends what is unsaved, unless something stands in the way that only a person can remove. */
  async autosave(): Promise<void> {
    this.#stop('idle', 'longest', 'retry')
    const blocked =
      this.#conflict !== null || this.#trouble?.phase === 'signed_out' || this.#trouble?.phase === 'refused'
    const nothing = !this.#autosaves && this.#pending === null
    if (blocked || nothing || this.#running) return
    await this.#alone(() => this.#push('autosave'))
  }

  /** The button: sends what is unsaved now, and makes what was saved by itself a save. */
  async save(): Promise<Result> {
    while (this.#running) await this.#running
    this.#stop('idle', 'longest', 'retry')
    this.#trouble = null
    return this.#alone(() => this.#push('save'))
  }

  /** Tries again at once what could not be sent: somebody signed in, or the network is back. */
  async again(): Promise<void> {
    this.#trouble = null
    this.#retryMs = firstRetryMs
    this.#tell()
    await this.autosave()
  }

  /** Somebody else has saved a version: takes it in. */
  async catchUp(version: number): Promise<void> {
    if (this.#running || this.#pending || this.#conflict || !this.#base || this.#base.version >= version) return
    await this.#alone(() => this.#takeIn())
    this.keepNow()
    if (this.#dirty) this.typed()
  }

  /** Compares anew before a person chooses: both sides may have gone on. Whether there is still something to choose. */
  async review(): Promise<boolean> {
    if (!this.#conflict) return false
    while (this.#running) await this.#running
    await this.#alone(() => this.#takeIn())
    if (!this.#conflict) this.typed()
    return this.#conflict !== null
  }

  /** What was chosen takes the form's place and is saved; a text of one's own that gives way stays in the journal. */
  async resolve(choices: Readonly<Record<string, Choice>>): Promise<Result> {
    const conflict = this.#conflict
    if (!conflict) return 'saved'
    const { theirs, merge } = conflict
    const { fields } = this.#ports.read()
    if (merge.disputes.some(({ id }) => choices[id] === 'theirs')) this.#ports.setAside(this.#textOf(fields))
    this.#conflict = null
    this.#rest(theirs, merge.resolve(choices))
    return this.save()
  }

  /** Goes on with a text of an earlier opening; what stands in the form is kept as one. */
  restore(text: KeptText, put: () => void): void {
    this.keepNow()
    if (this.#dirty) this.#ports.setAside(this.#textOf(this.#ports.read().fields))
    const standing = this.#base
    this.#requestId = text.requestId
    this.#pending = text.pending ?? null
    if (text.version !== null) {
      const known = text.base ?? (standing?.version === text.version ? standing.fields : null)
      this.#base = { version: text.version, fields: known }
    }
    this.#safe = ''
    put()
    this.keepNow()
    this.typed()
  }

  /** Begins, or begins again after it was closed. */
  open(): void {
    this.#closed = false
  }

  /** The form goes: its text is in the journal, and tried to be sent once more. */
  close(): void {
    this.keepNow()
    if (this.#dirty) void this.autosave()
    this.#closed = true
    this.#stop('idle', 'longest', 'retry')
  }

  async #alone<Value>(work: () => Promise<Value>): Promise<Value> {
    const running = work()
    this.#running = running
    this.#tell()
    try {
      return await running
    } finally {
      this.#running = null
      this.keepNow()
      // What was typed meanwhile.
      if (this.#dirty && !this.#trouble && !this.#conflict && this.#problem === null) this.#sendSoon()
    }
  }

  #sendSoon(): void {
    this.#stop('idle')
    if (!this.#closed) this.#cancel.idle = this.#ports.after(idleMs, () => void this.autosave())
  }

  async #push(ask: 'save' | 'autosave'): Promise<Result> {
    for (let round = 0; round < mostRounds; round++) {
      if (this.#conflict) return 'conflict'
      // What the button sent is sent again by itself, and nothing else where only the button saves.
      const sent = this.#pending ?? (ask === 'autosave' && !this.#autosaves ? null : this.#next(ask))
      if (sent === null) return this.#problem === null ? 'saved' : 'incomplete'
      const result = await this.#send(sent)
      if (result !== 'saved' && result !== 'again') return result
      if (result === 'saved' && (ask === 'autosave' || sent.ask !== 'autosave')) return 'saved'
    }
    this.#retry()
    return 'offline'
  }

  /** What is to be sent; null when nothing is, or when it cannot be. */
  #next(ask: 'save' | 'autosave'): Pending | null {
    const { fields, valid, problem } = this.#ports.read()
    const changed = snapshot(fields) !== this.#safe
    this.#problem = null
    if (!changed && !(ask === 'save' && (this.#unsealed || this.#articleId === null))) return null
    this.#problem = problem
    if (valid === null) return null
    const own = { form: this.form, fields: valid, held: fields }
    this.#pending =
      this.#articleId === null
        ? { ...own, ask: 'create', request: this.#requestId, version: null }
        : { ...own, ask, request: this.#ports.uuid(), version: this.version }
    // Should the tab die now, whoever opens the article again must know what was on its way.
    this.keepNow()
    return this.#pending
  }

  async #send(pending: Pending): Promise<Result | 'again'> {
    const outcome = await this.#ports.ask(pending, this.#articleId)
    if (outcome?.data) return this.#settle(pending, outcome.data)
    const error = outcome?.serverError ?? null
    const verdict = verdictOf(error, this.#unexpected)
    this.#unexpected = error?.code === 'unexpected' && verdict === 'wait' ? this.#unexpected + 1 : 0
    if (verdict === 'wait') return this.#wait(error)
    if (verdict === 'signed_out') return this.#stopFor('signed_out', error)
    this.#pending = null
    if (verdict === 'merge' && this.#articleId !== null) return this.#takeIn()
    if (verdict === 'by_hand') this.#autosaves = false
    return this.#stopFor('refused', error)
  }

  #settle(pending: Pending, saved: SavedText): Result {
    this.#pending = null
    this.#trouble = null
    this.#unexpected = 0
    this.#retryMs = firstRetryMs
    this.#articleId = saved.id ?? this.#articleId
    this.#base = { version: saved.version, fields: { ...pending.fields, slug: saved.slug } }
    this.#safe = snapshot({ ...pending.held, slug: saved.slug })
    this.#unsealed = pending.ask === 'autosave'
    this.#ports.saved(pending, saved)
    return 'saved'
  }

  /** Loads what somebody else saved and merges it with what the form holds. */
  async #takeIn(): Promise<Result | 'again'> {
    if (this.#articleId === null) return 'refused'
    const outcome = await this.#ports.load(this.#articleId)
    const theirs = outcome?.data
    if (!theirs) {
      const error = outcome?.serverError ?? null
      const verdict = verdictOf(error, 0)
      if (verdict === 'wait') return this.#wait(error)
      return this.#stopFor(verdict === 'signed_out' ? 'signed_out' : 'refused', error)
    }
    // Whatever was typed while that was on its way is in the form by now.
    const merge = mergeArticles(this.#base?.fields ?? null, this.#ports.read().fields, asForm(theirs.fields))
    this.#conflict = merge.disputes.length > 0 ? { theirs, merge } : null
    if (this.#conflict) return 'conflict'
    this.#rest(theirs, merge.fields)
    return 'again'
  }

  /** From now on the form's text grows out of theirs. */
  #rest(theirs: LoadedArticle, fields: Fields): void {
    const stored = asForm(theirs.fields)
    this.#base = { version: theirs.version, fields: stored }
    this.#safe = snapshot(stored)
    if (snapshot(this.#ports.read().fields) !== snapshot(fields)) this.#ports.put(fields, theirs)
  }

  #wait(error: ActionError | null): Result {
    this.#trouble = { phase: 'offline', error }
    this.#retry()
    return 'offline'
  }

  #retry(): void {
    this.#stop('retry')
    if (this.#closed) return
    this.#cancel.retry = this.#ports.after(this.#retryMs, () => void this.autosave())
    this.#retryMs = Math.min(this.#retryMs * 2, longestRetryMs)
  }

  #stopFor(phase: 'signed_out' | 'refused', error: ActionError | null): Result {
    this.#trouble = { phase, error }
    return phase
  }

  #textOf(fields: Fields): KeptText {
    const { version, fields: base } = this.#base ?? { version: null, fields: null }
    return { fields, requestId: this.#requestId, version, base, pending: this.#pending }
  }

  #stop(...names: TimerName[]): void {
    for (const name of names) {
      this.#cancel[name]?.()
      delete this.#cancel[name]
    }
  }

  #view(): SavingState {
    const resting = this.#running
      ? 'saving'
      : !this.#dirty
        ? 'saved'
        : this.#problem === null
          ? 'unsaved'
          : 'incomplete'
    return {
      phase: this.#conflict ? 'conflict' : (this.#trouble?.phase ?? resting),
      articleId: this.#articleId,
      version: this.version,
      dirty: this.#dirty,
      kept: this.#kept,
      error: this.#trouble?.error ?? null,
      problem: this.#problem,
      conflict: this.#conflict,
    }
  }

  #tell(): void {
    this.#state = this.#view()
    for (const listener of this.#listeners) listener()
  }
}
