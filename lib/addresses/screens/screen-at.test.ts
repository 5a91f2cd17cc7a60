import { expect, test } from 'vitest'
import { findersOf, gateAt, screenAt } from './screen-at.ts'
import type { Screen } from './screens.ts'

test.each([
  ['/', '/'],
  ['/article/0199/edit/versoes', '/article/[articleRef]/edit/versoes'],
  ['/recife-pe', '/[location]'],
  ['/tag/s%C3%A3o%20jo%C3%A3o', '/tag/[tag]'],
  ['/admin/nada', '/[...path]'],
  ['/storyboard/x%20y', '/[...path]'],
])('%s is the screen %s', (path, screen) => expect(screenAt(path)?.path).toBe(screen))

test.each([
  ['/admin/nada', '/admin'],
  ['/storyboard/x%20y/z', '/storyboard/[id]'],
])('%s has the access rule of %s', (path, screen) => expect(gateAt(path)?.path).toBe(screen))

test.each(['/', '/auth', '/administrar', '/article/edit', '/dashboards'])('%s has no access rule', path => {
  expect(gateAt(path)).toBeNull()
})

test('a former path leads to the current path of its screen', () => {
  const list: Screen[] = [{ path: '/mesa/erros', group: 'newsroom', access: 'editor', formerly: ['/admin/erros'] }]
  const { movedTo, screenAt } = findersOf(list)
  expect([movedTo('/admin/erros'), movedTo('/mesa/erros'), movedTo('/admin')]).toEqual(['/mesa/erros', null, null])
  expect([screenAt('/mesa/erros')?.path, screenAt('/admin/erros')]).toEqual(['/mesa/erros', null])
})
