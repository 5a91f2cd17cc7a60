import { expect, test } from 'vitest'
import { mark, markedPieces } from './marks.ts'

test('marks become pieces and never stay in the text, even when they are broken', () => {
  const { start, stop } = mark
  expect(markedPieces(`A ${start}água${stop} sobe`)).toEqual([
    { text: 'A ', marked: false },
    { text: 'água', marked: true },
    { text: ' sobe', marked: false },
  ])
  for (const broken of [`${stop}a${stop}`, `${start}a`, `${start}${start}a${stop}${stop}b`, `a${stop}b${start}`]) {
    const text = markedPieces(broken).map(piece => piece.text)
    expect(text.join('')).toBe(broken.replaceAll(start, '').replaceAll(stop, ''))
  }
})
