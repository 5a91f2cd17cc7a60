import { describe, expect, test } from 'vitest'
import { cpuTime } from '#tests/support/cpu-time.ts'
import { visibleText } from './html.ts'

describe('the visible text of a piece of HTML', () => {
  test.each([
    ['<p>a</p><p>b &amp; c</p>', 'a b & c'],
    ['a<script>x()</script>b<style>y</style>c', 'abc'],
    ['a<script>never closed', 'a'],
    ['1 < 2 and 3', '1 < 2 and 3'],
  ])('%s', (html, text) => {
    expect(visibleText(html)).toBe(text)
  })

  // Anybody with an account can send these to a form. In quadratic time each would take half a minute.
  test.each(['<', '<p ', '<script>', '<script', '</script ', '&', '&#'])(
    'a hundred kilobytes of %s do not block the server',
    piece => {
      expect(cpuTime(() => visibleText(piece.repeat(100_000 / piece.length)))).toBeLessThan(2_000)
    },
    60_000,
  )
})
