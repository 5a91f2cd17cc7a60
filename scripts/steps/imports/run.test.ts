import { describe, expect, test } from 'vitest'
import { readImportRequest } from './run.ts'

describe('what is wrong on the command line is said before the help', () => {
  test.each([
    [[], 'Falta o arquivo.'],
    [['a.csv', '--imagens'], 'A opção --imagens está incompleta'],
    [['a.csv', '--site', 'banana'], 'Endereço inválido: banana.'],
    [['a.csv', '--continuar', '01a2075a-3a94-7779-a3b3-77375e97660c'], 'não recebem arquivos'],
    [['--continuar', '123'], '“123” não é o ID de uma importação.'],
  ])('%j', (args, sentence) => {
    expect(() => readImportRequest(args)).toThrow(sentence)
  })
})

test('an import that ended can be given its pictures', () => {
  const id = '01a2075a-3a94-7779-a3b3-77375e97660c'
  expect(readImportRequest(['--continuar', id.toUpperCase(), '--imagens', 'uploads'])).toEqual({
    kind: 'resume',
    id,
    pictures: 'uploads',
  })
})

test.each([
  ['--mesmo-site', 'same'],
  ['--outro-site', 'other'],
] as const)('%s answers whether a site with the same texts is the same one', (flag, twin) => {
  const id = '01a2075a-3a94-7779-a3b3-77375e97660c'
  expect(readImportRequest(['--continuar', id, flag])).toMatchObject({ kind: 'resume', twin })
  expect(readImportRequest(['a.xml', flag])).toMatchObject({ kind: 'begin', options: { twin } })
  expect(() => readImportRequest(['a.xml', '--mesmo-site', '--outro-site'])).toThrow('Escolha --mesmo-site')
})
