/** Words of a text in order, by their numbers in a list. Two numbers may have one word. */
export interface NumberedWords {
  numbers: Uint32Array
  list: WordList
}

/** The most words of a list: then a new one begins, so that the memory is bounded. */
const most = 60_000

/**
 * Words that were read before, and their numbers. A newspaper repeats its words: reading one costs more than looking it up, and thousands of references a text
 * would be followed by the collector again and again.
 */
export class WordList {
  readonly words: string[] = []
  private readonly numbers = new Map<string, number>()

  /** The number of a word as written; `read` makes the word of one that is new. */
  numberOf(written: string, read: (written: string) => string): number {
    const known = this.numbers.get(written)
    if (known !== undefined) return known
    const copied = copyOf(written)
    const number = this.words.push(read(copied)) - 1
    this.numbers.set(copied, number)
    return number
  }

  get isFull(): boolean {
    return this.words.length >= most
  }
}

/** V8 keeps the whole text of a longer part of it, unless the part is copied. */
const copyOf = (part: string) => (part.length > 12 ? Buffer.from(part).toString() : part)

/** The texts of numbered words. */
export const textsOf = ({ numbers, list }: NumberedWords): string[] =>
  Array.from(numbers, number => list.words[number] ?? '')
