import type { ActionError, Outcome } from '#lib/outcome.ts'
import type { EditionFields, SaveEditionInput } from '#lib/schemas/newsletter/edition.ts'
import { snapshot } from '#lib/snapshot.ts'
import type { LoadedEdition } from '#server/newsletter/editions/queries/composing.ts'

/** Where an edition stands between the screen and the server. */
export type ComposingPhase = 'saved' | 'waiting' | 'saving' | 'offline' | 'signed_out' | 'conflict' | 'refused'

/** An edition as the screen holds it. */
export interface SaverState {
  fields: EditionFields
  /** The version that the server has. */
  stored: { version: number; fields: EditionFields }
  phase: ComposingPhase
  /** The other person's version during a conflict. */
  theirs: LoadedEdition | null
  /** Counts the times that the fields came from elsewhere; the text editors then open anew. */
  generation: number
}

export interface SaverPorts {
  save: (input: SaveEditionInput) => Promise<Outcome<{ version: number }>>
  load: (input: { id: string }) => Promise<Outcome<LoadedEdition | null>>
  /** Called with each new state. */
  show: (state: SaverState) => void
  /** Called with a refusal, to show it. */
  tell: (error: ActionError) => void
  /** Called after a successful save, to take a shown refusal away. */
  calm: () => void
}

/** Milliseconds from a change to its save. */
export const pauseMs = 1_000
/** Milliseconds from a failed save to the next. */
export const retryMs = 5_000

/**
 * Saves an edition while it is composed: a second after a change, one request at a time, until the server has the screen's fields. The server refuses a save
 * over somebody else's change; nothing is saved then until the person has chosen a version. Runs without React.
 */
export class EditionSaver {
  readonly #id: string
  readonly #ports: SaverPorts
  #state: SaverState
  /** The version that this screen's fields started from. */
  #version: number
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<boolean> | null = null

  constructor({ id, version, fields }: { id: string; version: number; fields: EditionFields }, ports: SaverPorts) {
    this.#id = id
    this.#ports = ports
    this.#version = version
    this.#state = { fields, stored: { version, fields }, phase: 'saved', theirs: null, generation: 0 }
  }

  get state(): SaverState {
    return this.#state
  }

  /** Takes new fields from the screen. */
  change(fields: EditionFields): void {
    this.#show(this.#isStuck ? { fields } : { fields, phase: 'waiting' })
    this.#later(pauseMs)
  }

  /** Takes fields from elsewhere, such as this browser's journal; `version` is the one that they started from. */
  put(fields: EditionFields, version = this.#version): void {
    this.#version = version
    this.#show({ fields, phase: 'waiting', generation: this.#state.generation + 1 })
    this.#later(0)
  }

  /** Saves what is not saved yet. Gives the saved version; null when it cannot be saved. */
  async flush(): Promise<number | null> {
    return !this.#isStuck && (await this.#save()) ? this.#version : null
  }

  /** Takes the new version of an act that raised it, such as scheduling. */
  adopt(version: number): void {
    this.#version = version
    this.#show({ stored: { ...this.#state.stored, version } })
  }

  /** Saves this screen's fields over the other person's. */
  keepMine(): void {
    const { theirs } = this.#state
    if (!theirs) return
    this.#version = theirs.version
    this.#show({ theirs: null, phase: 'waiting' })
    this.#later(0)
  }

  /** Replaces this screen's fields by the other person's. Gives those that were replaced; null without a conflict. */
  takeTheirs(): EditionFields | null {
    const { theirs, fields: mine, generation } = this.#state
    if (!theirs) return null
    const { version, fields } = theirs
    this.#version = version
    this.#show({ fields, stored: { version, fields }, theirs: null, phase: 'saved', generation: generation + 1 })
    return mine
  }

  /** Saves what is left, when the screen closes. */
  close(): void {
    clearTimeout(this.#timer)
    if (!this.#isStuck) void this.#save()
  }

  get #isStuck(): boolean {
    return this.#state.theirs !== null
  }

  #show(change: Partial<SaverState>): void {
    this.#state = { ...this.#state, ...change }
    this.#ports.show(this.#state)
  }

  #later(ms: number): void {
    clearTimeout(this.#timer)
    if (!this.#isStuck) this.#timer = setTimeout(() => void this.#save(), ms)
  }

  #save(): Promise<boolean> {
    clearTimeout(this.#timer)
    this.#running ??= this.#run().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  async #run(): Promise<boolean> {
    while (snapshot(this.#state.fields) !== snapshot(this.#state.stored.fields)) {
      const { fields } = this.#state
      this.#show({ phase: 'saving' })
      const input = { id: this.#id, version: this.#version, fields }
      const outcome = await this.#ports.save(input).catch(() => null)
      if (outcome?.serverError) return this.#refuse(outcome.serverError)
      if (!outcome?.data) return this.#retry('offline')
      this.#version = outcome.data.version
      this.#show({ stored: { version: this.#version, fields } })
      this.#ports.calm()
    }
    clearTimeout(this.#timer)
    this.#show({ phase: 'saved' })
    return true
  }

  #retry(phase: 'offline' | 'signed_out'): false {
    this.#show({ phase })
    this.#later(retryMs)
    return false
  }

  async #refuse(error: ActionError): Promise<false> {
    if (error.code === 'signed_out') {
      this.#ports.tell(error)
      return this.#retry('signed_out')
    }
    if (error.code === 'edition_changed_meanwhile') {
      const loaded = await this.#ports.load({ id: this.#id }).catch(() => null)
      if (!loaded?.data) return this.#retry('offline')
      this.#show({ theirs: loaded.data, phase: 'conflict' })
      return false
    }
    this.#show({ phase: 'refused' })
    this.#ports.tell(error)
    return false
  }
}
