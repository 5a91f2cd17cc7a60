import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isStaffPath } from '#lib/routes.ts'

/** The address of a page's file, with a value for every parameter. */
const addressOf = (file: string) =>
  file
    .replace(/^app/, '')
    .replace(/\/page\.tsx$/, '')
    .replace(/\/\([a-z]+\)/g, '')
    .replace(/\[\w+\]/g, 'x') || '/'

const screens = globSync('app/{(account),(newsroom),(admin)}/**/page.tsx').map(addressOf)

test('the press passes every staff screen on to Next', () => {
  expect(screens.length).toBeGreaterThan(3)
  expect(screens.filter(path => !isStaffPath(path))).toEqual([])
})

test('an address that only resembles a screen is a reader page', () => {
  const strangers = screens.flatMap(path => [`${path}/x`, `${path}x`])
  expect(strangers.filter(isStaffPath)).toEqual([])
})

test('the middleware watches every screen of the newsroom', () => {
  const watched = readFileSync('middleware.ts', 'utf8')
  const newsroom = globSync('app/(newsroom)/**/page.tsx').map(addressOf)
  const names = newsroom.map(path => path.split('/').at(-1) ?? '')
  expect(names.filter(name => !watched.includes(name))).toEqual([])
})
