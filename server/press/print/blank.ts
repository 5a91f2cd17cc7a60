import { blankMarks, type Matter } from '#lib/press.ts'
import { bytesOf, type Page } from '../page/page.ts'

/** The blank page, cut where an article's matter goes. */
export interface Blank {
  beforeHead: string
  beforeMain: string
  after: string
}

interface BlankPageOptions {
  /** The blank page as it is kept. */
  find: () => Page | undefined
  /** Prints it and keeps it. */
  print: () => Promise<Page>
}

/** The blank page in the house's hands: kept and forgotten as any page is, and cut up once for each print of it. */
export class BlankPage {
  readonly #options: BlankPageOptions
  #last: { page: Page; blank: Blank | null } | null = null

  constructor(options: BlankPageOptions) {
    this.#options = options
  }

  /** The blank page as it lies ready; null while there is none. */
  async ready(): Promise<Blank | null> {
    const page = this.#options.find()
    if (!page) return null
    if (this.#last?.page !== page) this.#last = { page, blank: await blankOf(page) }
    return this.#last.blank
  }

  /** Makes it ready for the next article, unless it is: nobody waits for it. Its failure is in the log already, and that article asks again. */
  prepare(): void {
    if (!this.#options.find()) this.#options.print().catch(() => {})
  }
}

/** Cuts up a print of the blank page; null when it is another page that says why there is none. */
export async function blankOf(page: Page): Promise<Blank | null> {
  const plain = page.variants.at(-1)
  if (page.status !== 200 || !plain) return null
  const html = (await bytesOf(page, plain)).toString()
  const [beforeHead, rest, twice] = html.split(`<title>${blankMarks.head}</title>`)
  const [beforeMain, after, again] = rest?.split(`<p>${blankMarks.main}</p>`) ?? []
  const isWhole = beforeHead !== undefined && beforeMain !== undefined && after !== undefined
  return isWhole && twice === undefined && again === undefined ? { beforeHead, beforeMain, after } : null
}

/** A page, put together. */
export const filled = ({ beforeHead, beforeMain, after }: Blank, { head, main }: Matter): string =>
  beforeHead + head + beforeMain + main + after
