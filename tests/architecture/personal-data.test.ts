import { expect, test } from 'vitest'
import { personalData } from '#prisma/personal-data.mjs'
import { dataMap } from '#server/privacy/data-map.ts'

const table = (...fields: object[]) => [{ name: 'Person', dbName: 'people', primaryKey: null, fields }]
const id = { kind: 'scalar', name: 'id', type: 'String', isId: true, nativeType: ['Uuid', []] }
const text = { kind: 'scalar', name: 'nickname', dbName: 'nick_name', type: 'String' }

test('a new column for text is not generated until it says what it holds of a person (abuse case 23)', () => {
  for (const type of ['String', 'Json', 'Bytes']) {
    expect(() => personalData(table(id, { ...text, type }))).toThrow('Person.nickname has to say what it holds')
  }
  expect(() => personalData(table(id, { ...text, documentation: '@personal sealled' }))).toThrow(
    'an unknown word: sealled',
  )
  const said = [
    { ...text, documentation: 'As friends say it.\n@personal byline' },
    { ...text, dbName: 'email', documentation: '@personal' },
    { kind: 'scalar', name: 'seen', type: 'DateTime' },
    { ...text, dbName: 'other', nativeType: ['Uuid', []] },
    { kind: 'object', name: 'friend', type: 'Person' },
  ]
  expect(personalData(table(id, ...said))).toEqual({
    people: { none: ['id', 'seen'], byline: ['nick_name'], personal: ['email'], ids: ['other'] },
  })
})

test('every table with personal data says whose its rows are', () => {
  const personal = Object.entries(dataMap).filter(
    ([, { columns }]) => columns.personal || columns.sealed || columns.work,
  )
  expect(personal.length).toBeGreaterThan(20)
  expect(personal.filter(([, { of }]) => !of).map(([table]) => table)).toEqual([])
})
