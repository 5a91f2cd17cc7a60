import { describe, expect, test } from 'vitest'
import { cpuTime } from '#tests/support/cpu-time.ts'
import { visibleText } from './html.ts'

describe('what a person reads of a piece of HTML', () => {
  test.each([
    ['<p>a</p><p>b &amp; c</p>', 'a b & c'],
    ['a<script>x()</script>b<style>y</style>c', 'abc'],
    ['a<script>never closed', 'a'],
    ['1 < 2 and 3', '1 < 2 and 3'],
  ])('%s', (html, text) => {
    expect(visibleText(html)).toBe(text)
  })

  // Whoever has an account may send these to a form; with time that grows as the square each would take half a minute.
  test.each(['<', '<p ', '<script>', '<script', '</script ', '&', '&#'])(
    'a hundred kilobytes of %s do not hold up the house',
    piece => {
      expect(cpuTime(() => visibleText(piece.repeat(100_000 / piece.length)))).toBeLessThan(2_000)
    },
    60_000,
  )
})
