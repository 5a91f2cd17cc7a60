import { expect, test } from 'vitest'
import zones from '../../../prisma/reference/windows-zones.json' with { type: 'json' }
import { fileZone, sayZone } from './file-zone.ts'

const acre = 'America/Rio_Branco'

test.each([
  ['America/New_York', 'America/New_York'],
  ['E. South America Standard Time', 'America/Sao_Paulo'],
  ['/freeassociation.sourceforge.net/America/Sao_Paulo', 'America/Sao_Paulo'],
])('the zone “%s” of a file counts', (named, timeZone) => {
  expect(fileZone(named, acre)).toEqual({ timeZone, isOfFile: true, named })
})

test('every zone of Windows leads to one that this Node knows', () => {
  for (const named of Object.keys(zones)) expect(fileZone(named, acre).isOfFile, named).toBe(true)
})

test.each([null, 'X', '-03:00', '__proto__', 'constructor', 'Minha/Zona', 'A'.repeat(100_000)])(
  'hours in an unknown zone are those of the city',
  named => expect(fileZone(named, acre)).toEqual({ timeZone: acre, isOfFile: false, named }),
)

test('the screen says which zone was taken', () => {
  expect(sayZone(fileZone('America/New_York', acre), acre, 'rio-branco-ac')).toBe(
    'O arquivo diz as horas no fuso America/New_York; aqui elas estão no horário do Acre.',
  )
  expect(sayZone(fileZone('X', acre), acre, 'rio-branco-ac')).toContain('Não conhecemos o fuso “X” do arquivo.')
})
