import { describe, expect, test } from 'vitest'
import { visibleText } from '#lib/text/html.ts'
import { cutTeaser } from './teaser.ts'

const paragraph = (letters: number) => `<p>${'chuva '.repeat(letters / 6).trim()}</p>`

describe('the teaser of a premium body (abuse case 11)', () => {
  test('is its first two paragraphs, and not the third', () => {
    const body = [60, 60, 60, 6000].map(paragraph)
    expect(cutTeaser(body.join(''))).toBe(body.slice(0, 2).join(''))
  })

  test.each([[[60]], [[120, 120]], [[600, 60, 60]], [[60, 600, 60]]])('is never more than a quarter: %j', lengths => {
    const body = lengths.map(paragraph).join('')
    const teaser = visibleText(cutTeaser(body))
    expect(teaser.length).toBeGreaterThan(0)
    expect(teaser.length).toBeLessThanOrEqual(visibleText(body).length / 4)
  })
})
