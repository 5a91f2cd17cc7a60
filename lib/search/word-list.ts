/** Words of a text in order, by their numbers in a list. Two numbers may have one word. */
export interface NumberedWords {
  numbers: Uint32Array
  list: WordList
}

/** The most words of a list before its last text. */
const most = 60_000
/** Longer words are rare, and read each time. */
const longest = 40

/** A hash of a word: begun with `hashStart`, continued with each character. Nobody who writes a text can know which words collide. */
export const hashStart = Math.floor(Math.random() * 0x7fffffff)
export const hashWith = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193)

/**
 * Words that were read before, and their numbers. A newspaper repeats its words: one that is known costs no text of its own, and thousands of references
 * a text would be followed by the collector again and again. Texts are in Latin-1.
 */
export class WordList {
  readonly words: string[] = []
  /** The numbers of words, each at the first free slot from its hash on. Twice as many as a list can have. */
  private readonly slots = new Int32Array(1 << 18).fill(-1)
  /** The characters of each word as written. Each begins where the one before ends. */
  private characters = new Uint8Array(1 << 19)
  private readonly starts = [0]

  /** Whether the next text begins another list, so that the memory is bounded. */
  get isFull(): boolean {
    return this.words.length >= most
  }

  /** The number of a part of a text, by its hash; `read` makes the word of one that is new. */
  numberAt(text: Buffer, from: number, to: number, hash: number, read: (written: string) => string): number {
    if (to - from > longest) return this.add(text, from, from, read(text.toString('latin1', from, to)))
    const mask = this.slots.length - 1
    let slot = (hash ^ (hash >>> 15)) & mask
    for (let known = this.slots[slot] ?? -1; known !== -1; known = this.slots[slot] ?? -1) {
      if (this.is(known, text, from, to)) return known
      slot = (slot + 1) & mask
    }
    this.slots[slot] = this.words.length
    return this.add(text, from, to, read(text.toString('latin1', from, to)))
  }

  private is(number: number, text: Buffer, from: number, to: number): boolean {
    const start = this.starts[number] ?? 0
    if (this.starts[number + 1] !== start + to - from) return false
    for (let at = from; at < to; at++) if (this.characters[start + at - from] !== text[at]) return false
    return true
  }

  private add(text: Buffer, from: number, to: number, word: string): number {
    const start = this.starts.at(-1) ?? 0
    if (start + longest > this.characters.length) {
      const larger = new Uint8Array(2 * this.characters.length)
      larger.set(this.characters)
      this.characters = larger
    }
    this.characters.set(text.subarray(from, to), start)
    this.starts.push(start + to - from)
    return this.words.push(word) - 1
  }
}

/** The texts of numbered words. */
export const textsOf = ({ numbers, list }: NumberedWords): string[] =>
  Array.from(numbers, number => list.words[number] ?? '')
