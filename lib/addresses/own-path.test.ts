import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each([['/article/1/edit', '/article/1/edit']])('%s is a page of this site', (next, path) =>
  expect(ownPath(next)).toBe(path),
)

test.each([
  'https://outro.example/',
  '//outro.example',
  '/\\outro.example',
  '/.//outro.example',
  '/x/..//outro.example',
  '/\n/outro.example',
  'javascript:alert(1)',
  'dashboard',
  '',
  '/auth?next=/auth',
  '/api/session/end',
  `/${'a'.repeat(3000)}`,
  undefined,
  ['/a', '/b'],
])('%j leads home', next => expect(ownPath(next)).toBe('/'))
