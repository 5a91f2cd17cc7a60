import { expect, test } from 'vitest'
import { regionName, regionOf } from './region.ts'

test.each([
  ['BR', 'AM', 'BR-AM', 'Amazonas'],
  ['BR', undefined, 'BR', 'Brasil, estado desconhecido'],
  ['BR', 'toString', 'BR', 'Brasil, estado desconhecido'],
  ['PT', '11', 'PT', 'Portugal'],
])('%s and %s give %s, “%s”', (country, subdivision, key, name) => {
  expect(regionOf(country, subdivision)).toBe(key)
  expect(regionName(key)).toBe(name)
})

test.each([undefined, '', 'br', 'BRA', '<b>'])('%s is no country', country => expect(regionOf(country, 'AM')).toBe(''))
