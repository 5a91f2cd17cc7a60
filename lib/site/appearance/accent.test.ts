import { expect, test } from 'vitest'
import { accentSheetPath, accentsIn, contrastOfAccent, leastContrast, nearestAccent, schemes } from './accent.ts'
import { type Color, contrast } from './contrast.ts'

test('contrast follows WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('the product’s own accents pass', () => {
  expect(contrastOfAccent('#a3320b', 'light')).toBeGreaterThan(leastContrast)
  expect(contrastOfAccent('#ff9a6c', 'dark')).toBeGreaterThan(leastContrast)
})

test.each(['#ffff00', '#808080', '#ffffff', '#000000'] as Color[])(
  'the nearest colour to %s passes in both schemes, and passes itself unchanged',
  color => {
    for (const scheme of schemes) {
      const near = nearestAccent(color, scheme)
      expect(contrastOfAccent(near, scheme)).toBeGreaterThanOrEqual(leastContrast)
      expect(nearestAccent(near, scheme)).toBe(near)
    }
  },
)

test('a stylesheet’s address says its colours, and only such an address is one (abuse case 14)', () => {
  expect(accentSheetPath({ light: null, dark: null })).toBeNull()
  const path = accentSheetPath({ light: '#005a9c', dark: null })
  expect(path).toBe('/api/cores/005a9c-casa.css')
  expect(accentsIn('005a9c-casa.css')).toEqual({ light: '#005a9c', dark: null })
  const hostile = ['red-casa.css', '005a9c-casa.css}', '005a9c;}*{display:none-casa.css', '005A9C-casa.css', '../x', '']
  for (const file of hostile) expect(accentsIn(file)).toBeNull()
  expect(accentsIn('ffff00-casa.css')).toBeNull()
})
