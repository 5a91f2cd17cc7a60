import { expect, test } from 'vitest'
import { withoutOffers } from './offers.ts'

const offers = ['/pricing', '/pricing/', '/pricing?de=capa', '/pricing#perguntas', 'https://jornal.example/pricing']
const others = [
  '/',
  '/pricing-mundial',
  '/tag/pricing',
  '/busca?q=/pricing',
  'https://jornal.example/?city=londrina-pr',
]
const links = [...offers, ...others]

test('a subscriber gets the links that sell nothing they have, everybody else all', () => {
  expect(withoutOffers(links, link => link, true)).toEqual(others)
  expect(withoutOffers(links, link => link, false)).toEqual(links)
})
