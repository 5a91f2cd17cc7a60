import { expect, test } from 'vitest'
import { publicSettingKeys, settingFrom, settings } from './settings.ts'

test('reader pages receive a closed list of settings', () => {
  expect(publicSettingKeys).toEqual(['identity', 'advertising', 'sections', 'pricing', 'features', 'appearance'])
})

test.each(Object.keys(settings) as (keyof typeof settings)[])('the default of %s fits its own schema', key => {
  const { schema, fallback } = settings[key]
  if (fallback !== null) expect(schema.parse(fallback)).toEqual(fallback)
  for (const wrong of [undefined, null, 'x', 7, [], { required: 1, networkCode: {}, name: 1, key: 'x' }]) {
    expect(settingFrom(key, wrong)).toEqual(fallback)
  }
})

test('a field that is missing in an older value gets its default', () => {
  expect(settingFrom('identity', { name: 'Diário de Tefé' })).toEqual({
    ...settings.identity.fallback,
    name: 'Diário de Tefé',
  })
})
