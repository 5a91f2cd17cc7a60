import { expect, test } from 'vitest'
import type { Role } from '../../actor.ts'
import { turnedAway } from './entrance.ts'
import { openScreens } from './open-screens.ts'

const person = (...roles: Role[]) => ({ id: '0', roles, subscribed: false })
const pathsOf = (...roles: Role[]) => openScreens(person(...roles)).map(({ path }) => path)

test('each role is offered the screens that it may enter, and no others', () => {
  for (const roles of [['author'], ['editor'], ['master']] as Role[][]) {
    for (const path of pathsOf(...roles)) expect(turnedAway(person(...roles), path), path).toBeNull()
  }
  expect(pathsOf('author')).toEqual(expect.arrayContaining(['/create', '/storyboard', '/settings']))
  // The library of pictures is everybody's of the staff.
  expect(pathsOf('author').filter(path => /^\/(?:mesa|admin|newsletter|monitor)/.test(path))).toEqual(['/mesa/imagens'])
  expect(pathsOf('editor')).toEqual(expect.arrayContaining(['/mesa', '/monitor']))
  expect(pathsOf('editor').filter(path => /^\/(?:admin|newsletter)/.test(path))).toEqual([])
  expect(pathsOf('master')).toEqual(expect.arrayContaining(['/admin/usuarios', '/newsletter', '/import-articles']))
})

test('every name is told from the others by its place, and no address has a gap', () => {
  const offered = openScreens(person('master'))
  expect(new Set(offered.map(({ name, place }) => `${name} ${place}`)).size).toBe(offered.length)
  expect(offered.filter(({ path }) => path.includes('['))).toEqual([])
})
