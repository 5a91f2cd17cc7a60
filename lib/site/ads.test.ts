import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { anonymous } from '../actor.ts'
import { adBreakpoints, adPlaces, adSlots, isBillboard, mediumAd, smallAd } from './ads.ts'
import { showsAds } from './ads-for.ts'

const css = readFileSync('components/reader/styles/page/ads.css', 'utf8')
const reserved = ([width, height]: readonly [number, number]) =>
  new RegExp(`width: min\\(100%, ${width}px\\);\\s+height: ${height}px;`)

test('the stylesheet reserves the heights of the contract, from the viewports of the contract on', () => {
  const [billboard = mediumAd] = adPlaces.home_top.large
  for (const size of [smallAd, mediumAd, billboard]) expect(css).toMatch(reserved(size))
  for (const [width, height] of Object.values(adBreakpoints)) {
    expect(css).toContain(`(width >= ${width}px) and (height >= ${height}px)`)
  }
})

test('only the top of the home page has the billboard (AD-1)', () => {
  expect(adSlots.filter(isBillboard)).toEqual(['home_top'])
})

test('the slots of one page have different names', () => {
  for (const page of ['home', 'article']) {
    const names = adSlots.filter(slot => slot.startsWith(page)).map(slot => adPlaces[slot].landmark)
    expect(new Set(names).size).toBe(names.length)
  }
})

test('subscribers see no advertising, the newsroom house banners, everybody else all', () => {
  const person = { id: 'x', roles: [], subscribed: false }
  expect(showsAds(null)).toBe('all')
  expect(showsAds(anonymous)).toBe('all')
  expect(showsAds(person)).toBe('all')
  expect(showsAds({ ...person, roles: ['author'] })).toBe('house')
  expect(showsAds({ ...person, subscribed: true })).toBe('none')
  expect(showsAds({ ...person, roles: ['master'], subscribed: true })).toBe('none')
})
