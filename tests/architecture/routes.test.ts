import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import { turnedAway } from '#lib/addresses/entrance.ts'
import { isStaffPath } from '#lib/addresses/routes.ts'

/** The address of a page's file, with a value for every parameter. */
const addressOf = (file: string) =>
  file
    .replace(/^app/, '')
    .replace(/\/page\.tsx$/, '')
    .replace(/\/\([a-z]+\)/g, '')
    .replace(/\[\w+\]/g, 'x') || '/'

const files = globSync('app/{(account),(newsroom),(admin)}/**/page.tsx')
const screens = files.map(addressOf)

test('the press passes every staff screen on to Next', () => {
  expect(screens.length).toBeGreaterThan(3)
  expect(screens.filter(path => !isStaffPath(path))).toEqual([])
})

test('an address that only resembles a screen is a reader page', () => {
  const named = files.filter(file => !file.endsWith(']/page.tsx')).map(addressOf)
  const strangers = named.flatMap(path => [`${path}/x`, `${path}x`]).filter(path => !screens.includes(path))
  expect(strangers.filter(isStaffPath)).toEqual([])
})

test('the middleware watches every screen of the newsroom', () => {
  const watched = readFileSync('middleware.ts', 'utf8')
  const newsroom = globSync('app/(newsroom)/**/page.tsx').map(addressOf)
  const names = newsroom.map(path => path.split('/').at(-1) ?? '')
  expect(names.filter(name => !watched.includes(name))).toEqual([])
})

test('no screen of the administration is open to strangers', () => {
  const administration = globSync('app/(admin)/**/page.tsx').map(addressOf)
  expect(administration.length).toBeGreaterThan(0)
  expect(administration.filter(path => turnedAway(anonymous, path) === null)).toEqual([])
})
