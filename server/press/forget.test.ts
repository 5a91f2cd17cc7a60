import { expect, test } from 'vitest'
import { packKeys, unpackKeys } from './forget.ts'

test('keys travel in one message, each once', () => {
  expect(packKeys(['feed', 'article:1', 'feed'])).toEqual(['feed\narticle:1'])
  expect(unpackKeys('feed\narticle:1')).toEqual(['feed', 'article:1'])
})

test('no keys, no message', () => {
  expect(packKeys([])).toEqual([])
})

test('many keys are split into messages that PostgreSQL takes, and none is lost', () => {
  const keys = Array.from({ length: 500 }, (_, i) => `tag:são-joão-${i}`)
  const payloads = packKeys(keys)
  expect(payloads.length).toBeGreaterThan(1)
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000)
  expect(payloads.flatMap(unpackKeys)).toEqual(keys)
})

test('an import’s worth of keys becomes: forget everything', () => {
  expect(packKeys(Array.from({ length: 50_000 }, (_, i) => `article:${i}`))).toEqual(['*'])
  expect(packKeys(['feed', '*'])).toEqual(['*'])
})
