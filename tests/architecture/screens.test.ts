import { globSync, readFileSync } from 'node:fs'
import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server.js'
import { expect, test } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import { areasUnder } from '#lib/addresses/screens/areas.ts'
import { turnedAway } from '#lib/addresses/screens/entrance.ts'
import { isInnerPath, isRawPath, isStaffPath, staffPrefixes, staffUrlPatterns } from '#lib/addresses/screens/routes.ts'
import { screenAt } from '#lib/addresses/screens/screen-at.ts'
import { screens } from '#lib/addresses/screens/screens.ts'
import { robots } from '#lib/seo/robots.ts'
import { config } from '../../middleware.ts'

/** The route of a page's or handler's file, without route groups. */
const pathOf = (file: string) =>
  file
    .replace(/^app/, '')
    .replace(/\/(?:page\.tsx|route\.ts)$/, '')
    .replace(/\/\([a-z]+\)/g, '') || '/'

/** An example address that a screen answers. */
const addressOf = (path: string) => path.replace('[location]', 'x-pe').replace(/\[[^\]]+\]/g, 'x')

const files = globSync('app/**/page.tsx')
const staff = screens.filter(({ group }) => !['reader', 'inner'].includes(group))
const gated = screens.filter(({ access }) => access)
const pages = screens.filter(({ group }) => group === 'reader')
const watches = (path: string, headers = {}) =>
  doesMiddlewareMatch({ config, url: `https://jornal.example${path}`, headers, nextConfig: {} })

test('every page is listed once, and every entry is a page', () => {
  expect(files.length).toBeGreaterThan(30)
  expect(files.map(pathOf).sort()).toEqual(screens.map(({ path }) => path).sort())
  expect(new Set(screens.map(({ path }) => path)).size).toBe(screens.length)
})

test('each is found at its address', () => {
  for (const { path } of screens) expect(screenAt(addressOf(path))?.path, path).toBe(path)
})

test('every staff screen with rows or figures shows its shape while it is slow (GEN-11)', () => {
  const sources = globSync('app/{(admin),(newsroom)}/**/page.tsx').map(
    file => [file, readFileSync(file, 'utf8')] as const,
  )
  const reading = sources.filter(([, source]) => /<(?:List|SortableRows)\b|\bblock\(/.test(source))
  expect(sources.filter(([, source]) => source.includes('loaded(')).length).toBeGreaterThan(30)
  expect(reading.filter(([, source]) => !source.includes('loaded(')).map(([file]) => file)).toEqual([])
})

test('crawlers stay out of every staff screen', () => {
  const told = robots('https://jornal.example', { ai: true })
  for (const prefix of staffPrefixes) expect(told).toContain(`Disallow: ${prefix}$`)
})

test('every handler that is not printed by the press is passed on', () => {
  const handlers = globSync('app/**/route.ts').filter(file => !file.startsWith('app/(reader)/'))
  expect(handlers.length).toBeGreaterThan(10)
  expect(handlers.map(pathOf).filter(path => !isRawPath(path))).toEqual([])
})

test('the press passes staff screens on to Next, and prints all others', () => {
  expect(staff.filter(({ path }) => !isStaffPath(addressOf(path)))).toEqual([])
  expect(pages.filter(({ path }) => isStaffPath(addressOf(path)))).toEqual([])
  expect(screens.filter(({ path }) => isInnerPath(addressOf(path))).map(({ group }) => group)).toEqual(['inner'])
})

test('the middleware protects every restricted screen except on prefetches, and no other', () => {
  expect(gated.length).toBeGreaterThan(15)
  expect(gated.filter(({ path }) => !watches(addressOf(path)))).toEqual([])
  expect(gated.filter(({ path }) => watches(addressOf(path), { 'next-router-prefetch': '1' }))).toEqual([])
  expect(screens.flatMap(({ formerly = [] }) => formerly).filter(path => !watches(path))).toEqual([])
  expect(screens.filter(({ access, path }) => !access && watches(addressOf(path)))).toEqual([])
})

test('screens for signed-in people are closed to strangers, in any spelling, and to crawlers', () => {
  for (const { path } of gated) {
    for (const spelling of [addressOf(path), `${addressOf(path)}/x.y`, path.replace(/\[[^\]]+\]/g, 'x.y%20z')])
      expect(turnedAway(anonymous, spelling)?.to, spelling).toMatch(/^\/auth\?next=/)
    const closed = staffUrlPatterns.some(pattern =>
      new URLPattern({ pathname: pattern }).test({ pathname: addressOf(path) }),
    )
    expect([path, closed]).toEqual([path, true])
  }
})

test('no screen of the administration is open to strangers, and each part of it is in the navigation', () => {
  const administration = screens.filter(({ group }) => group === 'admin')
  expect(administration.filter(({ access }) => !access || access === 'anyone')).toEqual([])
  // A screen further down, such as /admin/saude/correio, is opened from its part.
  const parts = administration.map(({ path }) => path).filter(path => /^\/admin\/[^/]+$/.test(path))
  expect(areasUnder('/admin').map(({ path }) => path)).toEqual(parts)
})
