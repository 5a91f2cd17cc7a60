import { errorKinds } from '#lib/errors.ts'
import type { Choice } from '#lib/merge/merge-articles.ts'
import { BaseText } from './base-text.ts'
import type { JournalText, SavingPorts } from './saving-ports.ts'
import { type Result, restingPhase, type SavingState } from './saving-state.ts'
import { Sync } from './sync.ts'
import { Timers } from './timers.ts'

const journalMs = 400
/** The pause of typing, and the time of typing, after which a text is sent: alone, and while others have it open. */
const alone = { idleMs: 1_500, longestMs: 8_000 }
const inCompany = { idleMs: 500, longestMs: 2_000 }
const firstRetryMs = 1_000
const longestRetryMs = 30_000

/**
 * Saves one form's article and never loses a character of it (decision 0115). Typed text goes to the journal, then automatically to the server.
 * Requests run one at a time. Each has an id, so that it can be sent again until an answer comes. Other people's saves are merged in.
 */
export class Saving {
  readonly #ports: SavingPorts
  readonly #baseText: BaseText
  readonly #sync: Sync
  readonly #timers: Timers<'journal' | 'idle' | 'longest' | 'retry'>
  readonly #listeners = new Set<() => void>()
  #running: Promise<unknown> | null = null
  #kept = true
  #dirty = false
  #retryMs = firstRetryMs
  #closed = false
  #pace = alone
  #state: SavingState

  constructor(ports: SavingPorts, own: { article: { id: string; version: number } | null; autosaves: boolean }) {
    this.#ports = ports
    this.#baseText = new BaseText(() => ports.uuid(), own.article, ports.read().fields)
    this.#timers = new Timers((ms, fire) => ports.after(ms, fire))
    this.#sync = new Sync(ports, this.#baseText, own.autosaves, {
      asking: () => this.keepNow(),
      settled: () => {
        this.#retryMs = firstRetryMs
      },
    })
    this.#state = this.#view()
  }

  get form(): string {
    return this.#baseText.form
  }

  /** The version that the form's text started from; null before there is an article. */
  get version(): number | null {
    return this.#baseText.version
  }

  get state(): SavingState {
    return this.#state
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Turns autosaving on, or off for published and scheduled articles (SAVE-3). */
  setAutosaves(on: boolean): void {
    this.#sync.autosaves = on
    this.#notify()
  }

  /** Sends more often while other people have the text open, so that their words meet early. */
  setCompany(isHere: boolean): void {
    this.#pace = isHere ? inCompany : alone
  }

  /** Takes the version number of a change that left the text equal (a change of status). */
  setVersion(version: number): void {
    this.#baseText.setVersion(version)
  }

  /** Handles typing: writes to the journal within `journalMs`, and to the server after a pause or some time of typing. */
  typed(): void {
    const { trouble } = this.#sync
    const refusal = trouble?.phase === 'refused' ? trouble.error?.code : undefined
    // Typing may have corrected invalid text. It does not change a missing permission.
    if (refusal && refusal !== 'unexpected' && errorKinds[refusal] === 'invalid') this.#sync.trouble = null
    // The screen must not show “saved” right after a key press.
    if (!this.#dirty) {
      this.#dirty = true
      this.#notify()
    }
    this.#timers.setOnce('journal', journalMs, () => this.keepNow())
    this.#timers.setOnce('longest', this.#pace.longestMs, () => void this.autosave())
    this.#sendSoon()
  }

  /** Writes the text to the journal now, because the page may close at any moment. */
  keepNow(): void {
    this.#timers.stop('journal')
    const { fields } = this.#ports.read()
    this.#dirty = !this.#baseText.isSaved(fields)
    this.#kept = this.#ports.keep(this.#baseText.place, this.#dirty ? this.#baseText.textOf(fields) : null)
    this.#notify()
  }

  /** Sends the unsaved text, except when a conflict, an ended session or a refusal needs a person first. */
  async autosave(): Promise<void> {
    this.#timers.stop('idle', 'longest')
    const { conflict, trouble, autosaves } = this.#sync
    const blocked = conflict !== null || trouble?.phase === 'signed_out' || trouble?.phase === 'refused'
    const nothing = !autosaves && this.#baseText.pending === null
    if (blocked || nothing || this.#running) return
    this.#timers.stop('retry')
    await this.#runAlone(() => this.#sync.push('autosave'))
  }

  /** Saves by the button: sends the unsaved text now, and makes a save of the last autosave. */
  async save(): Promise<Result> {
    while (this.#running) await this.#running
    this.#timers.stop('idle', 'longest', 'retry')
    this.#sync.trouble = null
    return this.#runAlone(() => this.#sync.push('save'))
  }

  /** Saves the text as a new article, because its own is deleted or no longer this person's to edit. */
  async saveAsNew(): Promise<Result> {
    while (this.#running) await this.#running
    this.#baseText.startOver()
    return this.save()
  }

  /** Sends a failed request again at once, after signing in or when the network is back. */
  async again(): Promise<void> {
    this.#sync.trouble = null
    this.#retryMs = firstRetryMs
    this.#notify()
    await this.autosave()
  }

  /** Merges a version that somebody else saved. */
  async catchUp(version: number): Promise<void> {
    const { pending, version: mine } = this.#baseText
    if (this.#running || pending || this.#sync.conflict || mine === null || mine >= version) return
    await this.#runAlone(() => this.#sync.mergeTheirs())
    if (this.#dirty) this.typed()
  }

  /** Compares again before a person chooses, because both sides may have changed. True when a conflict remains. */
  async review(): Promise<boolean> {
    if (!this.#sync.conflict) return false
    while (this.#running) await this.#running
    await this.#runAlone(() => this.#sync.mergeTheirs())
    if (!this.#sync.conflict) this.typed()
    return this.#sync.conflict !== null
  }

  /** Puts the chosen text into the form and saves it. The form's own text stays in the journal when a choice rejects part of it. */
  async resolve(choices: Readonly<Record<string, Choice>>): Promise<Result> {
    const { conflict } = this.#sync
    if (!conflict) return 'saved'
    if (conflict.merge.conflicts.some(({ id }) => choices[id] === 'theirs')) this.#setAside()
    this.#sync.settleConflict(conflict, choices)
    return this.save()
  }

  /** Restores an unsaved text of an earlier opening. The form's current unsaved text goes to the journal as an entry of its own. */
  restore(text: JournalText, put: () => void): void {
    this.keepNow()
    if (this.#dirty) this.#setAside()
    this.#baseText.restore(text)
    put()
    this.keepNow()
    this.typed()
  }

  /**
   * Stops after an error of the editor: the words on the screen go to the journal and to the server. What others save is merged when the form
   * opens again.
   */
  readonly stop = async (): Promise<void> => {
    this.#sync.stopped = true
    this.keepNow()
    await this.autosave()
  }

  /** Starts saving, or starts it again after `close`. */
  open(): void {
    this.#closed = false
  }

  /** Stops saving when the form closes: writes the text to the journal and tries to send it once more. */
  close(): void {
    this.keepNow()
    if (this.#dirty) void this.autosave()
    this.#closed = true
    this.#timers.stop('idle', 'longest', 'retry')
  }

  async #runAlone<What extends Result | 'again'>(work: () => Promise<What>): Promise<What> {
    const running = work()
    this.#running = running
    this.#notify()
    try {
      const result = await running
      if (result === 'offline') this.#retrySoon()
      // The server may be the cause, for example a database restart, and not the text.
      else if (this.#sync.trouble?.error?.code === 'unexpected') this.#retryLater()
      return result
    } finally {
      this.#running = null
      this.keepNow()
      const { trouble, conflict, blocked } = this.#sync
      // Sends text typed during the work.
      if (this.#dirty && !trouble && !conflict && !blocked) this.#sendSoon()
    }
  }

  #sendSoon(): void {
    if (!this.#closed) this.#timers.set('idle', this.#pace.idleMs, () => void this.autosave())
  }

  #retrySoon(): void {
    if (this.#closed) return
    this.#timers.set('retry', this.#retryMs, () => void this.autosave())
    this.#retryMs = Math.min(this.#retryMs * 2, longestRetryMs)
  }

  #retryLater(): void {
    if (!this.#closed) this.#timers.set('retry', longestRetryMs, () => void this.again())
  }

  #setAside(): void {
    this.#ports.setAside(this.#baseText.articleId, this.#baseText.textOf(this.#ports.read().fields))
  }

  #view(): SavingState {
    const { trouble, conflict, problem, autosaves, stopped } = this.#sync
    const { articleId, version, mergedVersion } = this.#baseText
    const resting = restingPhase(this.#running !== null, this.#dirty, problem)
    const going = conflict ? 'conflict' : (trouble?.phase ?? resting)
    const dirty = this.#dirty
    const kept = this.#kept
    const byHand = !autosaves
    const facts = { articleId, version, mergedVersion, problem, conflict, dirty, kept, byHand }
    return { ...facts, phase: stopped ? 'stopped' : going, error: trouble?.error ?? null }
  }

  #notify(): void {
    this.#state = this.#view()
    for (const listener of this.#listeners) listener()
  }
}
