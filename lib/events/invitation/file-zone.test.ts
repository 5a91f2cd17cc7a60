import { expect, test } from 'vitest'
import { fileZone, sayZone } from './file-zone.ts'

const acre = 'America/Rio_Branco'

test.each([
  ['America/New_York', 'America/New_York'],
  ['E. South America Standard Time', 'America/Sao_Paulo'],
  ['Central Brazilian Standard Time', 'America/Cuiaba'],
  ['/freeassociation.sourceforge.net/America/Sao_Paulo', 'America/Sao_Paulo'],
  ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['UTC', 'UTC'],
])('the zone “%s” of a file counts', (named, timeZone) => {
  expect(fileZone(named, acre)).toEqual({ timeZone, isOfFile: true, named })
})

test.each([null, 'X', '-03:00', '__proto__', 'constructor', 'Minha/Zona', 'A'.repeat(100_000)])(
  'hours in an unknown zone are those of the city',
  named => expect(fileZone(named, acre)).toEqual({ timeZone: acre, isOfFile: false, named }),
)

test('the screen says which zone was taken', () => {
  const said = (named: string | null, cityZone: string, city: string | null) =>
    sayZone(fileZone(named, cityZone), cityZone, city)
  expect(said('America/New_York', acre, 'rio-branco-ac')).toBe(
    'O arquivo diz as horas no fuso America/New_York; aqui elas estão no horário do Acre.',
  )
  expect(said('UTC', 'America/Sao_Paulo', null)).toBe(
    'O arquivo diz as horas no fuso UTC; aqui elas estão no horário de Brasília.',
  )
  expect(said('America/Sao_Paulo', 'America/Sao_Paulo', null)).toBe(
    'Horas lidas no fuso do arquivo: horário de Brasília.',
  )
  expect(said('X', acre, 'rio-branco-ac')).toBe(
    'Não conhecemos o fuso “X” do arquivo. Horas lidas no fuso da cidade, horário do Acre.',
  )
  expect(said(null, 'America/Sao_Paulo', null)).toBe(
    'O arquivo não diz o fuso. Horas lidas no fuso horário de Brasília.',
  )
})
