import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { columnsIn, dataMap } from '#server/privacy/data-map.ts'

const schema = readFileSync('prisma/schema.prisma', 'utf8')
const models = new Set([...schema.matchAll(/^(?:model|view) (\w+)/gm)].map(([, name]) => name))

/** The tables of the schema with their columns. */
function tablesOfSchema(): Record<string, string[]> {
  const tables: Record<string, string[]> = {}
  for (const [, , body = ''] of schema.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)) {
    const table = /@@map\("(\w+)"\)/.exec(body)?.[1] ?? ''
    tables[table] = body.split('\n').flatMap(line => {
      const [, field, type] = /^ {2}(\w+)\s+(\w+)/.exec(line) ?? []
      if (!field || !type || models.has(type)) return []
      return [/ @map\("(\w+)"\)/.exec(line)?.[1] ?? field]
    })
  }
  return tables
}

test('every table and column says what it holds of a person, for the export and the erasure (abuse case 23)', () => {
  const classified = Object.fromEntries(
    Object.entries(dataMap).map(([table, { columns }]) => [
      table,
      Object.values(columns)
        .flatMap(list => columnsIn(list))
        .sort(),
    ]),
  )
  const present = Object.fromEntries(
    Object.entries(tablesOfSchema()).map(([table, columns]) => [table, columns.sort()]),
  )
  expect(Object.keys(present).length).toBeGreaterThan(50)
  expect(classified).toEqual(present)
})

test('every table with personal data says whose its rows are', () => {
  const personal = Object.entries(dataMap).filter(
    ([, { columns }]) => columns.personal || columns.sealed || columns.work,
  )
  expect(personal.filter(([, { of }]) => !of).map(([table]) => table)).toEqual([])
})
