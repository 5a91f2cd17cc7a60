import { expect, test } from 'vitest'
import { ideasPath, readIdeaAddress } from './idea-views.ts'

test.each([
  '/storyboard',
  '/storyboard?ver=calendario&busca=obra%20da%20orla&cidade=sobral-ce&prioridade=high&mes=2026-11',
])('%s is read and written back the same', path => {
  const { searchParams } = new URL(path, 'http://localhost')
  expect(ideasPath(readIdeaAddress(Object.fromEntries(searchParams)))).toBe(path)
})

test.each(['0001-01', '2026-13', ' 2026-11', "' OR 1=1"])('an invalid month (%j) is read as the current one', mes => {
  expect(readIdeaAddress({ mes }).month).toBeNull()
})
