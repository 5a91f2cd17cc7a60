import { describe, expect, test } from 'vitest'
import { hostileJson } from '#tests/support/doors/tries.ts'
import { JSON_BOUNDS, JsonMeasure } from './json-measure.ts'

/** Measures a text that arrives in pieces of some bytes. */
function isBeyond(text: string, size = text.length): boolean {
  const bytes = Buffer.from(text)
  const measure = new JsonMeasure()
  let beyond = false
  for (let at = 0; at < bytes.length; at += size) beyond = measure.take(bytes.subarray(at, at + size))
  return beyond
}

const { elements, depth } = JSON_BOUNDS
const list = (length: number) => JSON.stringify(Array(length).fill(0))
const nested = (times: number) => '['.repeat(times) + ']'.repeat(times)

describe('a JSON text', () => {
  test.each([
    ['the most elements', list(elements)],
    ['the greatest depth', nested(depth)],
    ['a long text full of signs', JSON.stringify([`,[{\\"${',[{"\\'.repeat(elements)}`])],
    ['a long text in two-byte letters', JSON.stringify(['çã'.repeat(elements)])],
  ])('with %s is within its bounds, however it arrives', (_, text) => {
    expect(isBeyond(text)).toBe(false)
    expect(isBeyond(text, 7)).toBe(false)
  })

  test.each([
    ['one element more', list(elements + 1)],
    ['one level more', nested(depth + 1)],
    ['elements behind a text with quotes', `["\\\\\\"",${list(elements).slice(1)}`],
    ...Object.entries(hostileJson(1_000_000)).filter(([name]) => !/texto|número|escapados/.test(name)),
  ])('with %s is beyond them, however it arrives', (_, text) => {
    expect(isBeyond(text)).toBe(true)
    expect(isBeyond(text, 7)).toBe(true)
  })
})
