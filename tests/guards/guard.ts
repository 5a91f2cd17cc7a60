/** One guard of the product, and how to take it out. */
export interface Guard {
  /** The number of its row in docs/abuse-cases.md, or `d1` … for one drawn at random. */
  id: string
  /** What it stops, in one sentence. */
  stops: string
  file: string
  /** The text that is taken out. It stands in the file exactly once. */
  cut: string
  /** What stands there instead. */
  becomes: string
  /** The tests of `npm test` that catch it, the cheapest first. One that fails is enough. */
  tests: readonly string[]
}

/** A file's text without the guard. Raises when the text that is taken out is not there exactly once. */
export function without({ id, file, cut, becomes }: Guard, text: string): string {
  const [before, after, ...further] = text.split(cut)
  if (before === undefined || after === undefined || further.length > 0)
    throw new Error(`Guard ${id}: its text stands ${text.split(cut).length - 1} times in ${file}`)
  return before + becomes + after
}
