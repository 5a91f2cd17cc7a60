import { db } from '#server/platform/db/db.ts'
import { marksOf } from './writer.ts'

/** Words that were shown as safe are lost, or disappeared from the article without a choice. */
export class WordsLost extends Error {}

/** Records where every word of a story must be found. */
export class Ledger {
  readonly #typed = new Set<string>()
  readonly #shown = new Set<string>()
  /** Words that a writer deleted or gave up in a conflict: they may be gone. */
  readonly #released = new Set<string>()
  /** Words that somebody brought back: by undo, by restoring a text or in a conflict. */
  readonly #returned = new Set<string>()
  readonly #gone = new Set<string>()
  #standing = new Set<string>()
  readonly #missing = new Map<string, number>()
  readonly #marksOf: typeof marksOf

  /** `read` finds the words of a stored text. */
  constructor(read = marksOf) {
    this.#marksOf = read
  }

  get counts() {
    return { typed: this.#typed.size, shownAsSaved: this.#shown.size }
  }

  /** Every typed word. */
  get all(): readonly string[] {
    return [...this.#typed]
  }

  typed(mark: string): void {
    this.#typed.add(mark)
  }

  /** These words were in a form while its status line showed “Salvo”. */
  shown(marks: readonly string[]): void {
    for (const mark of marks) this.#shown.add(mark)
  }

  /** A writer deleted the words that are in `before` and not in `after`. */
  release(before: readonly string[], after: readonly string[]): void {
    const now = new Set(after)
    for (const mark of before) if (!now.has(mark)) this.#released.add(mark)
  }

  /** Somebody may have brought these words back. */
  mayReturn(marks: readonly string[]): void {
    for (const mark of marks) this.#returned.add(mark)
  }

  /** The words that stood in the article and came back although nobody brought them back. */
  get resurrected(): readonly string[] {
    return [...this.#gone].filter(mark => this.#standing.has(mark) && !this.#returned.has(mark))
  }

  /** Whether somebody took a word out of the article, where it stood before. */
  isGone(mark: string): boolean {
    return this.#gone.has(mark) && !this.#standing.has(mark)
  }

  /** Whether a word is in the article, or somebody took it out. */
  accountsFor(mark: string): boolean {
    return this.#standing.has(mark) || this.#released.has(mark)
  }

  /**
   * Sets the words of the stored article. Raises WordsLost when a word that no writer deleted is missing for `graceMs`: at a real page a
   * deletion may be stored before the story hears of it.
   */
  stands(marks: readonly string[], graceMs = 0): void {
    // A half typed word is no word yet.
    const now = new Set(marks.filter(mark => this.#typed.has(mark)))
    for (const mark of this.#standing) if (!now.has(mark)) this.#missing.set(mark, Date.now())
    this.#standing = now
    for (const [mark, since] of this.#missing) {
      if (now.has(mark) || this.#released.has(mark)) this.#missing.delete(mark)
      else if (Date.now() - since >= graceMs) throw new WordsLost(`${mark} went out of the article, and nobody asked`)
      if (this.#released.has(mark) && !now.has(mark)) this.#gone.add(mark)
    }
  }

  /**
   * Searches every word that was shown as saved and every `owed` one in the article, its versions and `elsewhere`. Gives the number of version
   * rows. Raises WordsLost.
   */
  async settle(
    articleId: string | null,
    { elsewhere, owed }: { elsewhere: Iterable<string>; owed: Iterable<string> },
  ): Promise<number> {
    const select = { title: true, summary: true, content: true }
    const rows = articleId ? await db().articleVersion.findMany({ where: { articleId }, select }) : []
    const everywhere = new Set([...this.#standing, ...rows.flatMap(this.#marksOf), ...elsewhere])
    const lost = [...new Set([...this.#shown, ...owed])].filter(
      mark => !everywhere.has(mark) && !this.#released.has(mark),
    )
    if (lost.length > 0) throw new WordsLost(`lost although it was shown as safe: ${lost.join(', ')}`)
    return rows.length
  }
}
