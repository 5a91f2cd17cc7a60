import { expect, test } from 'vitest'
import { boundedKeys, packKeys, readChange } from './forget.ts'

test('keys travel in one message, each once', () => {
  expect(packKeys(boundedKeys(['feed', 'article:1', 'feed']))).toEqual(['\nfeed\narticle:1'])
  const change = { id: '0198-a', transaction: 77, keys: ['feed', 'article:1'], last: true }
  expect(readChange('0198-a 77\nfeed\narticle:1')).toEqual(change)
})

test('many keys are split into messages that PostgreSQL takes, and none is lost', () => {
  const keys = Array.from({ length: 500 }, (_, i) => `tag:são-joão-${i}`)
  const payloads = packKeys(keys)
  expect(payloads.length).toBeGreaterThan(1)
  const name = `${'x'.repeat(36)} ${Number.MAX_SAFE_INTEGER}`
  for (const payload of payloads) expect(Buffer.byteLength(name + payload)).toBeLessThan(8_000)
  const messages = payloads.map(payload => readChange(`0198-a 77${payload}`))
  expect(messages.flatMap(message => message.keys)).toEqual(keys)
  expect(messages.map(({ last }) => last)).toEqual(payloads.map((_, i) => i === payloads.length - 1))
})

test('an import’s worth of keys becomes: forget everything', () => {
  expect(boundedKeys(Array.from({ length: 50_000 }, (_, i) => `article:${i}`))).toEqual(['*'])
  expect(boundedKeys(['feed', '*'])).toEqual(['*'])
})

test('a message of another form means everything', () => {
  expect(readChange('feed')).toEqual({ id: '', transaction: 0, keys: ['*'], last: true })
})
