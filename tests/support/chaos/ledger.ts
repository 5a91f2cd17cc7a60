import { db } from '#server/platform/db/db.ts'
import type { Tab } from './tab.ts'
import { marksIn, marksOf, type Writer } from './writer.ts'

/** Words that were shown as safe are lost, or disappeared from the article without a choice. */
export class WordsLost extends Error {}

/** Records where every word of a story must be found. */
export class Ledger {
  readonly #typed = new Set<string>()
  readonly #shown = new Set<string>()
  /** Words that a writer deleted or gave up in a conflict: they may be gone. */
  readonly #released = new Set<string>()
  #standing = new Set<string>()

  get counts() {
    return { typed: this.#typed.size, shownAsSaved: this.#shown.size }
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

  /** Sets the words of the stored article. Raises WordsLost when a word disappeared that no writer deleted. */
  stands(marks: readonly string[]): void {
    const now = new Set(marks)
    for (const mark of this.#standing) {
      if (!now.has(mark) && !this.#released.has(mark))
        throw new WordsLost(`${mark} went out of the article, and nobody asked`)
    }
    this.#standing = now
  }

  /**
   * Searches every word that was shown as saved, or as kept in a journal without a size limit. Gives the number of version rows. Raises
   * WordsLost.
   */
  async settle(articleId: string | null, writers: readonly Writer[], tabs: readonly Tab[]): Promise<number> {
    const select = { title: true, summary: true, content: true }
    const rows = articleId ? await db().articleVersion.findMany({ where: { articleId }, select }) : []
    const everywhere = new Set([
      ...this.#standing,
      ...rows.flatMap(marksOf),
      ...writers.flatMap(writer => marksIn(writer.journal())),
      ...tabs.flatMap(tab => marksOf(tab.fields)),
    ])
    const roomy = writers.filter(({ shelf }) => shelf.room === Number.POSITIVE_INFINITY)
    const owed = new Set([...this.#shown, ...roomy.flatMap(({ kept }) => [...kept])])
    const lost = [...owed].filter(mark => !everywhere.has(mark) && !this.#released.has(mark))
    if (lost.length > 0) throw new WordsLost(`lost although it was shown as safe: ${lost.join(', ')}`)
    return rows.length
  }
}
