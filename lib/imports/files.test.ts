import { expect, test } from 'vitest'
import { fileType, storedName } from './files.ts'

test.each([
  ['2019/05/Edital Nº 7 (Retificação).PDF', 'Edital-No-7-Retificacao.pdf'],
  ['áudio.mp3', 'audio.mp3'],
  ['2019/..pdf', 'arquivo.pdf'],
  [`${'a'.repeat(300)}.zip`, `${'a'.repeat(80)}.zip`],
  ['pagina.html', null],
  ['a.svg', null],
  ['a.php', null],
  ['a.pdf.exe', null],
  ['pdf', null],
])('%s is stored as %s', (path, expected) => {
  expect(storedName(path)).toBe(expected)
})

test('only kinds that cannot run open in the browser', () => {
  expect(fileType('a.pdf')).toEqual({ type: 'application/pdf', inline: true })
  expect(fileType('a.docx')).toMatchObject({ inline: false })
  expect(fileType('a.htm')).toBeNull()
})
