import { errorKinds } from '#lib/errors.ts'
import type { Choice } from '#lib/merge/article.ts'
import { Alarms } from './alarms.ts'
import { BaseText } from './base-text.ts'
import type { KeptText, SavingPorts } from './saving-ports.ts'
import { type Result, restingPhase, type SavingState } from './saving-state.ts'
import { Sync } from './sync.ts'

const journalMs = 400
const idleMs = 1_500
const longestMs = 8_000
const firstRetryMs = 1_000
const longestRetryMs = 30_000

/**
 * Saves one form's article and never loses a character of it (decision 0115): what is typed goes to the journal, then to the server by itself, one
 * request at a time and each under a name, so that it can be sent until an answer comes. What somebody else saved meanwhile is merged in.
 */
export class Saving {
  readonly #ports: SavingPorts
  readonly #baseText: BaseText
  readonly #sync: Sync
  readonly #alarms: Alarms<'journal' | 'idle' | 'longest' | 'retry'>
  readonly #listeners = new Set<() => void>()
  #running: Promise<unknown> | null = null
  #kept = true
  #dirty = false
  #retryMs = firstRetryMs
  #closed = false
  #state: SavingState

  constructor(ports: SavingPorts, own: { article: { id: string; version: number } | null; autosaves: boolean }) {
    this.#ports = ports
    this.#baseText = new BaseText(() => ports.uuid(), own.article, ports.read().fields)
    this.#alarms = new Alarms((ms, ring) => ports.after(ms, ring))
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

  /** The version that the form's text grew out of; null before there is an article. */
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

  /** Whether texts are saved by themselves: not what readers see. */
  setAutosaves(on: boolean): void {
    this.#sync.autosaves = on
    this.#tell()
  }

  /** Something else than a save has made a new version of the same text (a change of status). */
  moved(version: number): void {
    this.#baseText.moved(version)
  }

  /** Something was typed: into the journal in a moment, to the server when the hand rests, or after a while of typing. */
  typed(): void {
    const { trouble } = this.#sync
    const refusal = trouble?.phase === 'refused' ? trouble.error?.code : undefined
    // What was wrong with it may be right now; who has no right to it has none now either.
    if (refusal && refusal !== 'unexpected' && errorKinds[refusal] === 'invalid') this.#sync.forgetTrouble()
    // Nobody is told “saved” of a key that was just pressed.
    if (!this.#dirty) {
      this.#dirty = true
      this.#tell()
    }
    this.#alarms.setOnce('journal', journalMs, () => this.keepNow())
    this.#alarms.setOnce('longest', longestMs, () => void this.autosave())
    this.#sendSoon()
  }

  /** The page may go at any moment: into the journal with it. */
  keepNow(): void {
    this.#alarms.stop('journal')
    const { fields } = this.#ports.read()
    this.#dirty = !this.#baseText.holds(fields)
    this.#kept = this.#ports.keep(this.#baseText.place, this.#dirty ? this.#baseText.textOf(fields) : null)
    this.#tell()
  }

  /** Sends what is unsaved, unless something stands in the way that only a person can remove. */
  async autosave(): Promise<void> {
    this.#alarms.stop('idle', 'longest')
    const { conflict, trouble, autosaves } = this.#sync
    const blocked = conflict !== null || trouble?.phase === 'signed_out' || trouble?.phase === 'refused'
    const nothing = !autosaves && this.#baseText.pending === null
    if (blocked || nothing || this.#running) return
    this.#alarms.stop('retry')
    await this.#alone(() => this.#sync.push('autosave'))
  }

  /** The button: sends what is unsaved now, and makes what was saved by itself a save. */
  async save(): Promise<Result> {
    while (this.#running) await this.#running
    this.#alarms.stop('idle', 'longest', 'retry')
    this.#sync.forgetTrouble()
    return this.#alone(() => this.#sync.push('save'))
  }

  /** Tries again at once what could not be sent: somebody signed in, or the network is back. */
  async again(): Promise<void> {
    this.#sync.forgetTrouble()
    this.#retryMs = firstRetryMs
    this.#tell()
    await this.autosave()
  }

  /** Somebody else has saved a version: takes it in. */
  async catchUp(version: number): Promise<void> {
    const { pending, version: mine } = this.#baseText
    if (this.#running || pending || this.#sync.conflict || mine === null || mine >= version) return
    await this.#alone(() => this.#sync.takeIn())
    if (this.#dirty) this.typed()
  }

  /** Compares anew before a person chooses: both sides may have gone on. Whether there is still something to choose. */
  async review(): Promise<boolean> {
    if (!this.#sync.conflict) return false
    while (this.#running) await this.#running
    await this.#alone(() => this.#sync.takeIn())
    if (!this.#sync.conflict) this.typed()
    return this.#sync.conflict !== null
  }

  /** What was chosen takes the form's place and is saved; a text of one's own that gives way stays in the journal. */
  async resolve(choices: Readonly<Record<string, Choice>>): Promise<Result> {
    const { conflict } = this.#sync
    if (!conflict) return 'saved'
    if (conflict.merge.conflicts.some(({ id }) => choices[id] === 'theirs')) this.#setAside()
    this.#sync.settleConflict(conflict, choices)
    return this.save()
  }

  /** Goes on with a text of an earlier opening; what stands in the form is kept as one. */
  restore(text: KeptText, put: () => void): void {
    this.keepNow()
    if (this.#dirty) this.#setAside()
    this.#baseText.takeUp(text)
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
    this.#alarms.stop('idle', 'longest', 'retry')
  }

  async #alone<What extends Result | 'again'>(work: () => Promise<What>): Promise<What> {
    const running = work()
    this.#running = running
    this.#tell()
    try {
      const result = await running
      if (result === 'offline') this.#retrySoon()
      // Or the house is not well (a database that starts again), and not the text.
      else if (this.#sync.trouble?.error?.code === 'unexpected') this.#retryLater()
      return result
    } finally {
      this.#running = null
      this.keepNow()
      const { trouble, conflict, problem } = this.#sync
      // What was typed meanwhile.
      if (this.#dirty && !trouble && !conflict && problem === null) this.#sendSoon()
    }
  }

  #sendSoon(): void {
    if (!this.#closed) this.#alarms.set('idle', idleMs, () => void this.autosave())
  }

  #retrySoon(): void {
    if (this.#closed) return
    this.#alarms.set('retry', this.#retryMs, () => void this.autosave())
    this.#retryMs = Math.min(this.#retryMs * 2, longestRetryMs)
  }

  #retryLater(): void {
    if (!this.#closed) this.#alarms.set('retry', longestRetryMs, () => void this.again())
  }

  #setAside(): void {
    this.#ports.setAside(this.#baseText.articleId, this.#baseText.textOf(this.#ports.read().fields))
  }

  #view(): SavingState {
    const { trouble, conflict, problem, autosaves } = this.#sync
    const { articleId, version, takenIn } = this.#baseText
    const resting = restingPhase(this.#running !== null, this.#dirty, problem)
    return {
      ...{ articleId, version, takenIn, problem, conflict, dirty: this.#dirty, byHand: !autosaves, kept: this.#kept },
      phase: conflict ? 'conflict' : (trouble?.phase ?? resting),
      error: trouble?.error ?? null,
    }
  }

  #tell(): void {
    this.#state = this.#view()
    for (const listener of this.#listeners) listener()
  }
}
