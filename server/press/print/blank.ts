import { blankMarks, type Matter } from '#lib/press.ts'
import { bytesOf, type Page } from '../page/page.ts'

/** The blank page, split at the two places for an article's matter. */
export interface Blank {
  beforeHead: string
  beforeMain: string
  after: string
}

interface BlankPageOptions {
  /** The kept blank page. */
  find: () => Page | undefined
  /** Finds it on disk or has it printed, and keeps it. */
  obtain: () => Promise<Page>
}

/** Provides the blank page. It is kept and forgotten like every page, and split once after each print. */
export class BlankPage {
  readonly #options: BlankPageOptions
  #last: { page: Page; blank: Blank | null } | null = null

  constructor(options: BlankPageOptions) {
    this.#options = options
  }

  /** The kept blank page, cut; null while there is none. */
  async ready(): Promise<Blank | null> {
    const page = this.#options.find()
    if (!page) return null
    if (this.#last?.page !== page) this.#last = { page, blank: await blankOf(page) }
    return this.#last.blank
  }

  /** Starts to obtain the blank page for the next article, unless it is kept. No request waits for it. A failure is already logged, and the next
   * article tries again. */
  prepare(): void {
    if (!this.#options.find()) this.#options.obtain().catch(() => {})
  }
}

/** Cuts a print of the blank page. Null if the print is a failure page, or has not each placeholder exactly once. */
export async function blankOf(page: Page): Promise<Blank | null> {
  const plain = page.variants.at(-1)
  if (page.status !== 200 || !plain) return null
  const html = (await bytesOf(page, plain)).toString()
  const [beforeHead, rest, twice] = html.split(`<title>${blankMarks.head}</title>`)
  const [beforeMain, after, again] = rest?.split(`<p>${blankMarks.main}</p>`) ?? []
  const isWhole = beforeHead !== undefined && beforeMain !== undefined && after !== undefined
  return isWhole && twice === undefined && again === undefined ? { beforeHead, beforeMain, after } : null
}

/** The HTML of a page: the blank page with an article's matter. */
export const filled = ({ beforeHead, beforeMain, after }: Blank, { head, main }: Matter): string =>
  beforeHead + head + beforeMain + main + after
