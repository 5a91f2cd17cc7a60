/**
 * The most elements of a JSON text, and how deeply they may lie in each other. The longest honest one, a merge of two versions of a text, has 30,000.
 * Its bytes say little: a megabyte of brackets takes a second to parse.
 */
export const JSON_BOUNDS = { elements: 50_000, depth: 64 }

const QUOTE = 0x22
const ESCAPE = 0x5c
const COMMA = 0x2c
const isOpening = (byte: number) => byte === 0x5b || byte === 0x7b
const isClosing = (byte: number) => byte === 0x5d || byte === 0x7d

/** Measures a JSON text in UTF-8 as its bytes arrive, without parsing it. */
export class JsonMeasure {
  #elements = 0
  #depth = 0
  #isText = false
  #isEscaped = false
  #isBeyond = false

  /** Takes the next bytes. Gives whether the text is beyond its bounds. */
  take(bytes: Uint8Array): boolean {
    let at = 0
    while (at < bytes.length && !this.#isBeyond) at = this.#isText ? this.#afterText(bytes, at) : this.#after(bytes, at)
    return this.#isBeyond
  }

  /** Where the text ends in which `at` lies: after its quote, which is the next one without an odd number of backslashes before it. */
  #afterText(bytes: Uint8Array, at: number): number {
    const from = this.#isEscaped ? at + 1 : at
    const quote = bytes.indexOf(QUOTE, from)
    const end = quote === -1 ? bytes.length : quote
    let escapes = 0
    while (end - escapes > from && bytes[end - escapes - 1] === ESCAPE) escapes++
    const isEscaped = escapes % 2 === 1
    this.#isEscaped = quote === -1 && isEscaped
    this.#isText = quote === -1 || isEscaped
    return end + 1
  }

  #after(bytes: Uint8Array, at: number): number {
    const byte = bytes[at] ?? 0
    if (byte === QUOTE) this.#isText = true
    else if (isClosing(byte)) this.#depth--
    else if (byte === COMMA || isOpening(byte)) {
      this.#elements++
      if (isOpening(byte)) this.#depth++
      this.#isBeyond = this.#elements > JSON_BOUNDS.elements || this.#depth > JSON_BOUNDS.depth
    }
    return at + 1
  }
}
