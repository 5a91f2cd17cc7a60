import { expect, test } from 'vitest'
import { expectWithin } from '#tests/support/tier.ts'
import { inTime, timeLeft, within } from './promptly.ts'

const never = () => new Promise<never>(() => {})
const codeOf = (act: Promise<unknown>) => act.then(String, error => error.code)

test('a request that hangs ends with its act’s time, and no further request begins', async () => {
  let asked = 0
  const begun = performance.now()
  const told = await within(100, async () => {
    const first = await codeOf(inTime(never))
    const second = await codeOf(inTime(async () => void asked++))
    return [first, second]
  })
  expect(told).toEqual(['provider_unavailable', 'provider_unavailable'])
  expect(asked).toBe(0)
  expectWithin(2_000, begun)
})

test('an inner limit shortens the time and never prolongs it', async () => {
  await within(1_000, async () => {
    await within(60_000, async () => expect(timeLeft()).toBeLessThanOrEqual(1_000))
    await within(10, async () => expect(timeLeft()).toBeLessThanOrEqual(10))
    expect(timeLeft()).toBeGreaterThan(10)
  })
})

test('an answer in time, and a refusal, pass as they are', async () => {
  const refusal = new Error('refused')
  await within(1_000, async () => {
    expect(await inTime(async () => 'answer')).toBe('answer')
    await expect(
      inTime(async () => {
        throw refusal
      }),
    ).rejects.toBe(refusal)
  })
})
