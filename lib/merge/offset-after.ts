import { diffArrays } from 'diff'

/** The most insertions and removals in a comparison of two texts. More would block the screen. */
const mostEdits = 1_000
/** A word or a sign with the space before it, a further space, or the end of a line. */
const words = /[^\S\n]?(?:[\p{L}\p{N}\p{M}]+|\S)|\n|[^\S\n]/gu

/** The offset in a changed text that stands where `offset` stood before: after the same words. */
export function offsetAfter(before: string, after: string, offset: number): number {
  const changes = diffArrays(before.match(words) ?? [], after.match(words) ?? [], { maxEditLength: mostEdits })
  if (!changes) return Math.min(offset, after.length)
  let from = 0
  let to = 0
  for (const [place, { value, added, removed }] of changes.entries()) {
    const text = value.join('')
    const { length } = text
    if (added) to += length
    else if (offset <= from + length) {
      const next = changes[place + 1]
      // A typed space is not replaced, even if the word after it is.
      const isInWord = text.slice(0, offset - from).trim() !== ''
      const most = removed ? (next?.added && isInWord ? next.value.join('').length : 0) : length
      // The end of a word stays the end of what replaced it.
      return to + (offset === from + length ? most : Math.min(offset - from, most))
    } else {
      from += length
      if (!removed) to += length
    }
  }
  return to
}
