import { asForm } from '#components/articles/saving/form-fields.ts'
import { keepText, putText } from '#components/articles/saving/machine/form-journal.ts'
import type { JournalEntry } from '#components/articles/saving/machine/journal-entry.ts'
import { Saving } from '#components/articles/saving/machine/saving.ts'
import type { SavingPorts } from '#components/articles/saving/machine/saving-ports.ts'
import type { LoadedArticle } from '#components/articles/saving/standing-article.ts'
import { inputOf } from '#components/articles/saving/writing-door.ts'
import { journalKey, readEntries, removeEntry } from '#components/journal/journal.ts'
import type { Outcome } from '#lib/outcome.ts'
import { type ArticleFieldsInput, readDraft } from '#lib/schemas/articles/article.ts'
import type { Message, Network } from './network.ts'
import type { Writer } from './writer.ts'

interface Timer {
  at: number
  work: () => void
}

/** An open form without a browser: the product's own saving and journal, with a simulated clock and network. */
export class Tab {
  readonly writer: Writer
  readonly saving: Saving
  readonly timers = new Set<Timer>()
  fields: ArticleFieldsInput
  alive = true
  readonly #network: Network
  readonly #sent = new Set<Message>()
  #now = 0

  constructor(
    writer: Writer,
    network: Network,
    opened: { article: { id: string; version: number } | null; fields: ArticleFieldsInput },
    uuid: () => string,
  ) {
    this.writer = writer
    this.#network = network
    this.fields = opened.fields
    this.saving = new Saving(this.#ports(uuid), { article: opened.article, autosaves: true })
  }

  get key(): string {
    return journalKey(this.writer.id, this.saving.state.articleId)
  }

  type(fields: ArticleFieldsInput): void {
    this.fields = fields
    this.saving.typed()
  }

  /** Advances the clock to the next timer and runs it. */
  tick(): void {
    const [next] = [...this.timers].sort((a, b) => a.at - b.at)
    if (!next) return
    this.timers.delete(next)
    this.#now = next.at
    next.work()
  }

  /** Ends the tab as a crash does: it sends nothing more. */
  die(): void {
    this.alive = false
    this.timers.clear()
    for (const message of this.#sent) message.answer = null
  }

  #ask(ask: string, input: unknown): Promise<Outcome<never> | null> {
    if (this.writer.offline) return Promise.resolve(null)
    const { message, answer } = this.#network.send(this.writer.cookie, ask, input)
    this.#sent.add(message)
    return answer.finally(() => this.#sent.delete(message))
  }

  #ports(uuid: () => string): SavingPorts {
    const { writer } = this
    const desk = () => ({
      ...{ shelf: writer.shelf, userId: writer.id, now: writer.moment() },
      extras: { coverSrc: null, cityNames: {} },
    })
    return {
      read: () => {
        const { fields: valid, problem } = readDraft(this.fields)
        return { fields: this.fields, valid, problem }
      },
      composed: async () => {},
      put: fields => {
        this.fields = fields
      },
      ask: (pending, id) => this.#ask(pending.ask, inputOf(pending, id, undefined)),
      load: id => this.#ask('load', { id }),
      keep: (place, text) => {
        if (!this.alive) return true
        const worked = keepText(desk(), place, text)
        return text ? writer.noteKept(worked, text.fields) : worked
      },
      setAside: (articleId, text) => writer.noteKept(putText(desk(), { form: uuid(), articleId }, text), text.fields),
      saved: (pending, { slug }) => {
        if (slug !== pending.fields.slug && this.fields.slug === pending.held.slug)
          this.fields = { ...this.fields, slug }
      },
      after: (ms, work) => {
        const timer = { at: this.#now + ms, work }
        this.timers.add(timer)
        return () => this.timers.delete(timer)
      },
      uuid,
    }
  }

  /** The journal entry of an earlier form that the screen would offer to restore. */
  found(living: ReadonlySet<string>): JournalEntry | undefined {
    const entries = readEntries<JournalEntry>(this.writer.shelf, this.key, this.writer.moment())
    return entries.find(({ form }) => !living.has(form))
  }

  restore(entry: JournalEntry): void {
    const { key } = this
    this.saving.restore(entry, () => {
      this.fields = entry.fields
    })
    removeEntry(this.writer.shelf, key, entry.form)
  }
}

/** The initial state of the edit screen. */
export const openedWith = ({ id, version, fields }: LoadedArticle) => ({
  article: { id, version },
  fields: asForm(fields),
})
