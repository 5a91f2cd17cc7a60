import { db } from '#server/platform/db/db.ts'
import type { Tab } from './tab.ts'
import { marksIn, marksOf, type Writer } from './writer.ts'

/** Words that were shown as safe are nowhere, or went without anybody being asked. */
export class WordsLost extends Error {}

/** Where every word of a story is owed to be found. */
export class Ledger {
  readonly #typed = new Set<string>()
  readonly #shown = new Set<string>()
  /** Words that somebody took out, or let go in a choice: they may be gone. */
  readonly #released = new Set<string>()
  #standing = new Set<string>()

  get counts() {
    return { typed: this.#typed.size, shownAsSaved: this.#shown.size }
  }

  typed(mark: string): void {
    this.#typed.add(mark)
  }

  /** The line says “Salvo” under these words. */
  shown(marks: readonly string[]): void {
    for (const mark of marks) this.#shown.add(mark)
  }

  /** Somebody saw to it that words which were there before are not there after. */
  release(before: readonly string[], after: readonly string[]): void {
    const now = new Set(after)
    for (const mark of before) if (!now.has(mark)) this.#released.add(mark)
  }

  /** These words stand in the article now. Raises WordsLost when one went out of it that nobody took out. */
  stands(marks: readonly string[]): void {
    const now = new Set(marks)
    for (const mark of this.#standing) {
      if (!now.has(mark) && !this.#released.has(mark))
        throw new WordsLost(`${mark} went out of the article, and nobody asked`)
    }
    this.#standing = now
  }

  /** Looks for every word that was shown as saved, or as kept on a computer with room. Gives how many version rows there are; raises WordsLost. */
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
