import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'
import { snapshot } from '#lib/snapshot.ts'
import { asForm } from '../form-fields.ts'
import type { LoadedArticle } from '../standing-article.ts'
import type { Pending } from './journal-entry.ts'
import type { FormPlace, JournalText, SavedText } from './saving-ports.ts'

type Fields = ArticleFieldsInput

/** The base text of a form: the version that the form started from, and the save request that has no answer yet. */
export class BaseText {
  readonly form: string
  readonly #uuid: () => string
  #requestId: string
  #articleId: string | null
  /** The last version and fields on the server that this form received; null before there is an article. */
  #base: { version: number; fields: Fields | null } | null
  /** A snapshot of the form's fields when they were last saved on the server. */
  #savedFields: string
  #pending: Pending | null = null
  /** Whether the last save was an autosave. The button then turns it into a save. */
  #autosaved = false
  #mergedVersion = 0
  /** The form's id in its requests. */
  #sender: string
  /** Whether the article is deleted, or no longer this person's to edit: the journal then keeps the text as a new one. */
  #homeless = false

  constructor(uuid: () => string, article: { id: string; version: number } | null, fields: Fields) {
    this.#uuid = uuid
    this.form = uuid()
    this.#sender = this.form
    this.#requestId = uuid()
    this.#articleId = article?.id ?? null
    this.#base = article && { version: article.version, fields }
    this.#savedFields = snapshot(fields)
  }

  get articleId(): string | null {
    return this.#articleId
  }

  /** The version that the text started from; null before there is an article. */
  get version(): number | null {
    return this.#base?.version ?? null
  }

  get fields(): Fields | null {
    return this.#base?.fields ?? null
  }

  /** The last merged version of somebody else; 0 without one. */
  get mergedVersion(): number {
    return this.#mergedVersion
  }

  get pending(): Pending | null {
    return this.#pending
  }

  get place(): FormPlace {
    return { form: this.form, articleId: this.#homeless ? null : this.#articleId }
  }

  /** Whether the server has confirmed these fields. */
  isSaved(fields: Fields): boolean {
    return this.#pending === null && snapshot(fields) === this.#savedFields
  }

  /** Whether there is something to send. The button also sends unchanged fields, after an autosave and for a new article. */
  needsSave(ask: 'save' | 'autosave', fields: Fields): boolean {
    if (snapshot(fields) !== this.#savedFields) return true
    return ask === 'save' && (this.#autosaved || this.#articleId === null)
  }

  /** Makes a request, which stays pending until `settle` or `drop`. */
  request(ask: 'save' | 'autosave', fields: Fields, held: Fields): Pending {
    const own = { form: this.#sender, fields, held }
    this.#pending =
      this.#articleId === null
        ? { ...own, ask: 'create', request: this.#requestId, version: null }
        : { ...own, ask, request: this.#uuid(), version: this.version }
    return this.#pending
  }

  /** Drops the pending request: the server refused it, and it is not sent again. */
  drop(): void {
    this.#pending = null
  }

  /** Records a successful save. If another text was restored during the request, it keeps its own base text:
   * the next save merges this saved text into it. */
  settle(pending: Pending, saved: SavedText): void {
    this.#articleId = saved.id ?? this.#articleId
    this.#homeless = false
    if (this.#pending !== pending && this.#base) return
    this.#pending = null
    this.#base = { version: saved.version, fields: { ...pending.fields, slug: saved.slug } }
    // A typed slug stays as it is while only its spelling was cleaned.
    const slug = saved.slug === pending.fields.slug ? pending.held.slug : saved.slug
    this.#savedFields = snapshot({ ...pending.held, slug })
    this.#autosaved = pending.ask === 'autosave'
  }

  /** Notes that the text's article cannot be saved to any more. */
  loseArticle(): void {
    if (this.#homeless) return
    this.#homeless = true
    this.#requestId = this.#uuid()
  }

  /** Makes the text that of a new article, in a form that the server does not know yet. */
  startOver(): void {
    this.loseArticle()
    this.#articleId = null
    this.#base = null
    this.#pending = null
    this.#savedFields = ''
    this.#sender = this.#uuid()
  }

  /** Makes the server's text the base text. */
  rebaseOn(theirs: LoadedArticle): void {
    const fields = asForm(theirs.fields)
    if (theirs.version !== this.version) this.#mergedVersion = theirs.version
    this.#base = { version: theirs.version, fields }
    this.#savedFields = snapshot(fields)
  }

  /** Takes the version number of a change that left the text equal, such as a change of status. */
  setVersion(version: number): void {
    if (this.#base) this.#base.version = version
  }

  /** Continues an unsaved text of an earlier opening, with its version and pending request. */
  restore(text: JournalText): void {
    this.#requestId = text.requestId
    this.#pending = text.pending ?? null
    this.#savedFields = ''
    if (text.version === null) return
    const known = text.base ?? (this.version === text.version ? this.fields : null)
    this.#base = { version: text.version, fields: known }
  }

  /** The text as a journal entry. */
  textOf(fields: Fields): JournalText {
    const { version, fields: base } = this.#homeless ? { version: null, fields: null } : this
    return { fields, requestId: this.#requestId, version, base, pending: this.#homeless ? null : this.#pending }
  }
}
