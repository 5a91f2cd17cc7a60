import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'
import { snapshot } from '#lib/snapshot.ts'
import { asForm } from '../form-fields.ts'
import type { Pending } from '../journal-entry.ts'
import type { LoadedArticle } from '../standing-article.ts'
import type { FormPlace, KeptText, SavedText } from './saving-ports.ts'

type Fields = ArticleFieldsInput

/** The baseText that a form's text stands on: the article it grew out of, and the request for a save that no answer came to yet. */
export class BaseText {
  readonly form: string
  readonly #uuid: () => string
  #requestId: string
  #articleId: string | null
  /** What the server holds, as far as this form knows. */
  #base: { version: number; fields: Fields | null } | null
  /** What the form held when it was last safe on the server. */
  #safe: string
  #pending: Pending | null = null
  /** Saved by itself since the button was pressed last. */
  #unsealed = false
  #takenIn = 0

  constructor(uuid: () => string, article: { id: string; version: number } | null, fields: Fields) {
    this.#uuid = uuid
    this.form = uuid()
    this.#requestId = uuid()
    this.#articleId = article?.id ?? null
    this.#base = article && { version: article.version, fields }
    this.#safe = snapshot(fields)
  }

  get articleId(): string | null {
    return this.#articleId
  }

  /** The version that the text grew out of; null before there is an article. */
  get version(): number | null {
    return this.#base?.version ?? null
  }

  get fields(): Fields | null {
    return this.#base?.fields ?? null
  }

  /** The last version that somebody else saved and that was taken in; 0 when none was. */
  get takenIn(): number {
    return this.#takenIn
  }

  get pending(): Pending | null {
    return this.#pending
  }

  get place(): FormPlace {
    return { form: this.form, articleId: this.#articleId }
  }

  /** Whether the server is known to have these fields. */
  holds(fields: Fields): boolean {
    return this.#pending === null && snapshot(fields) === this.#safe
  }

  /** Whether there is something to send: the button seals what saved itself, and begins an article out of nothing but what it was given. */
  wants(ask: 'save' | 'autosave', fields: Fields): boolean {
    if (snapshot(fields) !== this.#safe) return true
    return ask === 'save' && (this.#unsealed || this.#articleId === null)
  }

  /** Makes a request, which stays until it is settled or dropped. */
  request(ask: 'save' | 'autosave', fields: Fields, held: Fields): Pending {
    const own = { form: this.form, fields, held }
    this.#pending =
      this.#articleId === null
        ? { ...own, ask: 'create', request: this.#requestId, version: null }
        : { ...own, ask, request: this.#uuid(), version: this.version }
    return this.#pending
  }

  /** It was not done, and will not be asked for again. */
  drop(): void {
    this.#pending = null
  }

  /** It was done. A text of an earlier opening that was taken up meanwhile keeps its own baseText: what was saved is merged into it. */
  settle(pending: Pending, saved: SavedText): void {
    this.#articleId = saved.id ?? this.#articleId
    if (this.#pending !== pending && this.#base) return
    this.#pending = null
    this.#base = { version: saved.version, fields: { ...pending.fields, slug: saved.slug } }
    this.#safe = snapshot({ ...pending.held, slug: saved.slug })
    this.#unsealed = pending.ask === 'autosave'
  }

  /** From now on the text grows out of theirs. */
  restOn(theirs: LoadedArticle): void {
    const fields = asForm(theirs.fields)
    if (theirs.version !== this.version) this.#takenIn = theirs.version
    this.#base = { version: theirs.version, fields }
    this.#safe = snapshot(fields)
  }

  /** Something else than a save has made a new version of the same text. */
  moved(version: number): void {
    if (this.#base) this.#base.version = version
  }

  /** Goes on where a text of an earlier opening was. */
  takeUp(text: KeptText): void {
    this.#requestId = text.requestId
    this.#pending = text.pending ?? null
    this.#safe = ''
    if (text.version === null) return
    const known = text.base ?? (this.version === text.version ? this.fields : null)
    this.#base = { version: text.version, fields: known }
  }

  /** A text as the journal keeps it. */
  textOf(fields: Fields): KeptText {
    return { fields, requestId: this.#requestId, version: this.version, base: this.fields, pending: this.#pending }
  }
}
