import { expect, test } from 'vitest'
import { settingFrom, settings } from './settings.ts'

test.each(Object.keys(settings) as (keyof typeof settings)[])('the default of %s fits its own schema', key => {
  const { schema, fallback } = settings[key]
  if (fallback !== null) expect(schema.parse(fallback)).toEqual(fallback)
  for (const wrong of [undefined, null, 'x', 7, [], { required: 1, networkCode: {}, name: 1, key: 'x' }]) {
    expect(settingFrom(key, wrong)).toEqual(fallback)
  }
})

test('a field that is missing in an older value gets its default', () => {
  const { fallback } = settings.identity
  expect(settingFrom('identity', { name: 'Diário de Tefé' })).toEqual({ ...fallback, name: 'Diário de Tefé' })
})
