import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { calendarDay } from './local-moment.ts'

test.each(['2026-11-21', '1822-09-07', '2999-12-31'])('%s is a day', day => {
  expect(calendarDay('Data inválida').parse(day)).toBe(day)
})

test.each(['2026-02-30', '0000-01-01', '9999-12-31', '0099-01-01', '21/11/2026', '2026-11-21T10:00', 20261121, null])(
  '%s is none, in a sentence',
  day => {
    expect(calendarDay('Data inválida').safeParse(day).error?.issues[0]?.message).toBe('Data inválida')
  },
)

test('no schema reads a day otherwise', () => {
  const others = globSync('lib/schemas/**/*.ts').filter(file =>
    /z\.(?:iso\.date|coerce\.date|date)\(/.test(readFileSync(file, 'utf8')),
  )
  expect(others).toEqual(['lib/schemas/local-moment.ts'])
})
