import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  accentSheet,
  accentSheetPath,
  accentsIn,
  contrastOfAccent,
  leastContrast,
  nearestAccent,
  schemes,
} from './accent.ts'
import { type Color, contrast } from './contrast.ts'

test('contrast follows WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('the product’s own accents stand in the tokens, and pass', () => {
  const tokens = readFileSync('components/layout/tokens.css', 'utf8')
  const sheet = accentSheet({ light: null, dark: null })
  for (const [, name, value] of sheet.matchAll(/(--[a-z-]+):(light-dark\([^)]+\))/g))
    expect(tokens.replaceAll(', ', ','), name).toContain(`${name}: ${value}`)
  for (const ground of ['#fffdf9', '#f5f0e7', '#141311', '#1d1b18', '#0d0c0b']) expect(tokens).toContain(ground)
  expect(contrastOfAccent('#a3320b', 'light')).toBeGreaterThan(leastContrast)
  expect(contrastOfAccent('#ff9a6c', 'dark')).toBeGreaterThan(leastContrast)
})

test.each(['#ffff00', '#ff0000', '#808080', '#00aaff', '#ffffff', '#000000', '#8a2be2'] as Color[])(
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
