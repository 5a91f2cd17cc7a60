import { expect, test } from 'vitest'
import { fileType, isOfKind, storedName } from './files.ts'

test.each([
  ['2019/05/Edital Nº 7 (Retificação).PDF', 'Edital-No-7-Retificacao.pdf'],
  ['áudio.mp3', 'audio.mp3'],
  [`${'a'.repeat(300)}.zip`, `${'a'.repeat(80)}.zip`],
  ['pagina.html', null],
  ['a.svg', null],
  ['pdf', null],
])('%s is stored as %s', (path, expected) => {
  expect(storedName(path)).toBe(expected)
})

test('only kinds that cannot run open in the browser', () => {
  expect(fileType('a.pdf')).toEqual({ type: 'application/pdf', inline: true })
  expect(fileType('a.docx')).toMatchObject({ inline: false })
  expect(fileType('a.htm')).toBeNull()
})

test.each([
  ['a.pdf', '\n%PDF-1.4', true],
  ['a.pdf', 'MZ\x90', false],
  ['a.mp3', 'ID3', true],
  ['a.mp3', `${'\0'.repeat(3_000)}\xff\xfb\x90`, true],
  ['a.docx', 'MZ\x90', false],
  ['a.odt', '\xd0\xcf\x11\xe0', false],
  ['a.xls', '<table>', true],
  ['a.csv', 'nome;idade', true],
  ['a.csv', 'PK\x03\x04', false],
  ['a.csv', '\xef\xbb\xbfMZ\x90', false],
])('the bytes of %s that begin with %j: %s', (name, text, expected) => {
  expect(isOfKind(name, Buffer.from(text, 'latin1'))).toBe(expected)
})
