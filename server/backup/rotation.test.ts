import { expect, test } from 'vitest'
import { expired, nightlies, nightlyName } from './rotation.ts'

const day = 24 * 60 * 60 * 1000
/** The names of one archive a night for some days, ending on Sunday, 22 November 2026. */
const nights = (count: number) =>
  Array.from({ length: count }, (_, ago) => nightlyName(new Date(Date.UTC(2026, 10, 22, 6, 17) - ago * day), false))
const now = new Date(Date.UTC(2026, 10, 22, 7))
const dayOf = (name: string) => name.slice(7, 17)
const kept = (names: string[]) => {
  const gone = new Set(expired(names, now))
  return names.filter(name => !gone.has(name)).map(dayOf)
}

test('an archive has the moment by São Paulo’s clock', () => {
  expect(nightlyName(new Date('2026-11-22T02:30:00Z'), false)).toBe('portal-2026-11-21T2330.tar.zst')
  expect(nightlyName(new Date('2026-11-22T06:17:00Z'), true)).toBe('portal-2026-11-22T0317.tar.zst.enc')
})

test('seven days and four weeks stay', () => {
  expect(kept(nights(40))).toEqual([
    ...['2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16'],
    ...['2026-11-15', '2026-11-08', '2026-11-01'],
  ])
})

test('no archive grows older than 28 days, on any day of the week, but the newest', () => {
  const names = nights(120)
  for (let late = 0; late < 60; late++) {
    const moment = new Date(now.getTime() + late * day)
    const gone = new Set(expired(names, moment))
    const left = names.filter(name => !gone.has(name))
    expect(left[0]).toBe(names[0])
    for (const name of left.slice(1))
      expect(moment.getTime() - Date.parse(`${dayOf(name)}T06:17Z`)).toBeLessThanOrEqual(28 * day)
  }
})

test('the newest archive of a day stays, encrypted or not', () => {
  const names = ['portal-2026-11-22T0317.tar.zst', 'portal-2026-11-22T0417.tar.zst.enc']
  expect(expired(names, now)).toEqual(['portal-2026-11-22T0317.tar.zst'])
})

test('other files are never removed', () => {
  const others = ['notes.txt', 'portal-2020-01-01T0000.tar.zst.part', 'portal-antes-da-mudanca.tar.zst']
  expect(expired([...others, ...nights(60)], now).some(name => others.includes(name))).toBe(false)
  expect(nightlies(others)).toEqual([])
})
