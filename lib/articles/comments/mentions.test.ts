import { expect, test } from 'vitest'
import { hasUnknownMention, mentionAt, mentionedIn } from './mentions.ts'

const people = [
  { id: 'ana', name: 'Ana' },
  { id: 'ana maria', name: 'Ana Maria' },
  { id: 'célia', name: 'Célia Editora' },
  { id: 'outra célia', name: 'Celia  editora' },
  { id: 'sem nome', name: '' },
]

test.each<[string, string[]]>([
  ['@Ana, veja isto', ['ana']],
  ['Veja, @ana maria!', ['ana maria']],
  ['@CELIA EDITORA e @Ana', ['célia', 'outra célia', 'ana']],
  ['@Anabela não é da casa', []],
  ['fale com ana@ana.com', ['ana']],
  ['ninguém @ @@', []],
])('%s', (text, ids) => expect(mentionedIn(text, people)).toEqual(ids))

test.each<[string, boolean]>([
  ['@An', true],
  ['@Ana e @Anabela', true],
  ['(@Zé)', true],
  ['@Ana e @ana maria', false],
])('%s has an unknown mention: %j', (text, expected) => expect(hasUnknownMention(text, people)).toBe(expected))

test.each([
  ['@', 1, { at: 0, typed: '' }],
  ['Ver com @cé', 11, { at: 8, typed: 'cé' }],
  ['(@Ana Cé', 8, { at: 1, typed: 'Ana Cé' }],
  ['@Ana disse', 3, { at: 0, typed: 'An' }],
  ['ana@jornal.br', 13, null],
  ['@2026', 5, null],
  ['@Ana, veja', 10, null],
])('in %j with the caret at %i: %j', (text, caret, expected) => {
  expect(mentionAt(text, caret)).toEqual(expected)
})
