import { expect, test } from 'vitest'
import { blankMarks } from '#lib/press.ts'
import { finish } from '../page/page.ts'
import { blankOf, filled } from './blank.ts'

const places = [`<title>${blankMarks.head}</title>`, `<p>${blankMarks.main}</p>`]
const pageWith = ([head, main]: string[], status = 200) =>
  finish({
    status,
    contentType: 'text/html',
    lines: [],
    keys: [],
    life: 60,
    body: Buffer.from(
      `<html><head><meta>${head}<link></head><body><main>${main}</main>${'<p>Rodapé</p>'.repeat(200)}</body></html>`,
    ),
  })

test('the matter replaces the placeholders, whatever it contains', async () => {
  const blank = await blankOf(await pageWith(places))
  if (!blank) throw new Error('not cut')
  const hostile = { head: `<title>${places[1]} $& $1</title>`, main: `${places[0]} $' $\` \\0` }
  const html = filled(blank, hostile)
  expect(html).toContain(`<meta>${hostile.head}<link></head><body><main>${hostile.main}</main><p>Rodapé`)
})

test.each([
  ['without a placeholder for its matter', [places[0] ?? '', '']],
  ['with two placeholders for its matter', [places[0] ?? '', `${places[1]}${places[1]}`]],
])('a page %s is not blank', async (_, marks) => {
  expect(await blankOf(await pageWith(marks))).toBeNull()
})
