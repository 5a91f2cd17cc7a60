import { expect, test } from 'vitest'
import { mentionedIn } from './mentions.ts'

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
  ['Ana sem arroba', []],
])('%s', (text, ids) => expect(mentionedIn(text, people)).toEqual(ids))
