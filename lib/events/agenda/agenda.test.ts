import { describe, expect, test } from 'vitest'
import { agendaAddress, cursorText, isWhole, periodOf, readAgenda, secondsToNextEnd } from './agenda.ts'
import { agendaTitle } from './title.ts'

const now = new Date('2026-06-10T15:00:00Z')
const zone = 'America/Sao_Paulo'
const id = '01a20ba0-790a-73ac-8afc-1750ee4709f5'

describe('an address of the agenda', () => {
  test('is read, and written in one spelling', () => {
    const query = readAgenda({ gratis: '1', categoria: 'feiras', city: 'londrina-pr', dia: '2026-06-13', x: '1' }, now)
    expect(agendaAddress(query)).toBe('/events?city=londrina-pr&dia=2026-06-13&categoria=feiras&gratis=1')
    expect(agendaTitle(query, 'Londrina, PR')).toBe('Eventos gratuitos de sábado, 13 de junho, em Londrina, PR: Feiras')
    expect(isWhole(query)).toBe(false)
    expect(isWhole(readAgenda({ city: 'londrina-pr' }, now))).toBe(true)
  })

  test.each([
    { dia: '2026-02-30' },
    { mes: '2026-13' },
    { mes: "' OR 1=1 --" },
    { depois: 'x' },
    { dia: ['2026-06-13', '2026-06-14'] },
  ])('%j is the whole agenda', parameters => {
    expect(agendaAddress(readAgenda(parameters, now))).toBe('/events')
  })

  test('a month or a day leaves out the period, and a month the page', () => {
    const depois = cursorText({ startsAt: now, id })
    expect(agendaAddress(readAgenda({ mes: '2026-07', dia: '2026-07-01', periodo: 'hoje', depois }, now))).toBe(
      '/events?mes=2026-07',
    )
    expect(agendaAddress(readAgenda({ dia: '2026-07-01', periodo: 'hoje' }, now))).toBe('/events?dia=2026-07-01')
  })
})

test('a day is the zone’s own, from its midnight to the next', () => {
  const query = readAgenda({ dia: '2026-06-13' }, now)
  expect(periodOf(query, now, zone)?.from).toEqual(new Date('2026-06-13T03:00:00Z'))
  expect(periodOf(query, now, 'America/Rio_Branco')?.to).toEqual(new Date('2026-06-14T05:00:00Z'))
})

test('a page with dates lives until the first of them is over, and not at its very end', () => {
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const dates = [
    { startsAt: at(-60), endsAt: at(90.5) },
    { startsAt: at(200), endsAt: null },
    { startsAt: at(-500), endsAt: at(-400) },
  ]
  expect(secondsToNextEnd(dates, now)).toBe(91)
  expect(secondsToNextEnd(dates, at(90.5))).toBe(1)
  expect(secondsToNextEnd([], now)).toBeUndefined()
})
