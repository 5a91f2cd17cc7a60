import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anonymous, type SignedIn } from '#lib/actor.ts'
import { parse } from '#lib/parse.ts'
import { savePaymentKeysInput } from '#lib/schemas/payment-keys.ts'
import { db } from '#server/platform/db/db.ts'
import { env } from '#server/platform/process/env.ts'
import { paymentStandIns, servePaymentStandIns } from '#server/platform/process/payment-stand-ins.ts'
import { offered } from '#server/subscriptions/checkout/queries.ts'
import { preparePrices } from '#server/subscriptions/providers/commands/prepare-prices.ts'
import { removeKeys, saveKeys, testKeys } from '#server/subscriptions/providers/commands/save-keys.ts'
import { forgetKeys, keysOf } from '#server/subscriptions/providers/keys.ts'
import { findProviderSetUps } from '#server/subscriptions/providers/queries.ts'
import { given } from '#tests/support/given.ts'
import { keysForgottenBy } from '#tests/support/press.ts'
import { refusal } from '#tests/support/refusal.ts'
import { type StripeDouble, startStripeDouble } from '../../../scripts/payments/stand-ins/stripe/stripe-double.ts'

let double: StripeDouble
let master: SignedIn
beforeAll(async () => {
  double = await startStripeDouble()
  Object.assign(env().payments, { stripeBase: double.url })
})
afterAll(() => double.stop())
beforeEach(async () => {
  master = await given.master()
})
afterEach(async () => {
  double.heal()
  await db().paymentProvider.deleteMany()
  forgetKeys()
})

const canary = 'whsec_canario0123456789fim'
const typed = (fields: object = {}) =>
  parse(savePaymentKeysInput, {
    provider: 'stripe',
    secret: double.keys.secretKey,
    webhookSecret: canary,
    ...fields,
  })
const stripe = { provider: 'stripe' } as const
const setUpOf = async () => (await findProviderSetUps(master)).find(({ name }) => name === 'stripe')

describe('the keys of a provider', () => {
  test('are set, tested, removed and seen by masters alone', async () => {
    const former = { ...(await given.master()), roles: [] }
    const people = [anonymous, await given.reader(), await given.subscriber(), await given.author()]
    for (const actor of [...people, await given.editor(), former]) {
      expect(await refusal(saveKeys(actor, typed()))).toBe('forbidden')
      expect(await refusal(removeKeys(actor, stripe))).toBe('forbidden')
      expect(await refusal(testKeys(actor, stripe))).toBe('forbidden')
      expect(await refusal(preparePrices(actor))).toBe('forbidden')
      expect(await refusal(findProviderSetUps(actor))).toBe('forbidden')
    }
    expect(await db().paymentProvider.count()).toBe(0)
    expect(double.requests).toEqual([])
  })

  test('are tested, stored encrypted, in force at once, and audited without a value (abuse case 40)', async () => {
    expect((await offered()).methods).toEqual([])
    expect(await keysForgottenBy(() => saveKeys(master, typed()))).toEqual(['site'])
    expect(await offered()).toMatchObject({ methods: [{ provider: 'stripe', method: 'card' }], trial: true })
    const row = await db().paymentProvider.findUniqueOrThrow({ where: { provider: 'stripe' } })
    expect(row.secrets).toMatch(/^v1\./)
    const rows = await db().auditEntry.findMany({ where: { subjectType: 'payment_provider' } })
    expect(rows).toMatchObject([{ action: 'payment.keys_saved', actorId: master.id, details: { live: false } }])
    expect(JSON.stringify([row, rows])).not.toMatch(/canario|sk_test/)
  })

  test('end the demonstration’s stand-ins at once, whose keys are nobody’s and are never stored (abuse case 47)', async () => {
    let stopped = false
    servePaymentStandIns({
      stripe: { keys: { secretKey: 'sk_test_x', webhookSecret: 'whsec_x' }, url: 'http://127.0.0.1:1' },
      mercadopago: { keys: { accessToken: 'TEST-x', webhookSecret: 'x' }, url: 'http://127.0.0.1:1' },
      stop: async () => {
        stopped = true
      },
    })
    expect(await setUpOf()).toMatchObject({ source: null, masked: null })
    expect(await refusal(saveKeys(master, typed({ secret: '' })))).toBe('invalid')
    expect([stopped, await db().paymentProvider.count()]).toEqual([false, 0])
    await saveKeys(master, typed())
    expect([stopped, paymentStandIns()]).toEqual([true, null])
    expect(await keysOf('mercadopago')).toBeNull()
  })

  test('are shown to nobody but for their last four characters', async () => {
    await saveKeys(master, typed())
    const shown = JSON.stringify(await findProviderSetUps(master))
    expect(shown).toContain('…9fim')
    expect(shown).not.toContain(canary.slice(0, -4))
    expect(shown).not.toContain(double.keys.secretKey)
  })

  test('stay when their field is empty, and must be complete', async () => {
    expect(await refusal(saveKeys(master, typed({ webhookSecret: '' })))).toBe('invalid')
    expect(() => typed({ secret: 'sk_test_a\nsk_test_b' })).toThrow('invalid')
    await saveKeys(master, typed())
    await saveKeys(master, typed({ secret: '', webhookSecret: 'whsec_novo0123456789' }))
    expect(await keysOf('stripe')).toEqual({ secretKey: double.keys.secretKey, webhookSecret: 'whsec_novo0123456789' })
  })

  test('that the provider refuses, or cannot be asked about, are not stored', async () => {
    expect(await refusal(saveKeys(master, typed({ secret: 'sk_test_outra' })))).toBe('invalid')
    // Real money beside a stand-in is not even asked for.
    expect(await refusal(saveKeys(master, typed({ secret: 'sk_live_dinheiro' })))).toBe('invalid')
    expect(double.requests.join()).not.toContain('sk_live')
    double.fail({ kind: 'error' })
    expect(await refusal(saveKeys(master, typed()))).toBe('provider_unavailable')
    expect(await db().paymentProvider.count()).toBe(0)
  })

  test('of the environment cannot be changed here', async () => {
    const before = env().payments.stripe
    Object.assign(env().payments, { stripe: double.keys })
    expect(await refusal(saveKeys(master, typed()))).toBe('keys_from_environment')
    expect(await refusal(removeKeys(master, stripe))).toBe('keys_from_environment')
    expect(await setUpOf()).toMatchObject({ source: 'environment', saved: null })
    Object.assign(env().payments, { stripe: before })
  })

  test('under a lost secret count as none, and the screen says so', async () => {
    await saveKeys(master, typed())
    await db().$executeRaw`UPDATE payment_providers SET id = gen_random_uuid()`
    forgetKeys()
    expect(await keysOf('stripe')).toBeNull()
    expect(await setUpOf()).toMatchObject({ source: 'unreadable', masked: null })
  })

  test('once removed offer nothing', async () => {
    await saveKeys(master, typed())
    expect(await keysForgottenBy(() => removeKeys(master, stripe))).toEqual(['site'])
    expect((await offered()).methods).toEqual([])
    expect(await refusal(testKeys(master, stripe))).toBe('not_found')
  })
})

test('no key is in an error, whatever is logged of it (abuse case 40)', async () => {
  const refused = await saveKeys(master, typed({ secret: 'sk_test_canariorecusado' })).catch(error => error)
  await saveKeys(master, typed())
  double.fail({ kind: 'error' })
  const failed = await testKeys(master, stripe).catch(error => error)
  for (const error of [refused, failed]) {
    const everything = inspect(error, { depth: 20, showHidden: true })
    expect(everything).toContain('provider_')
    expect(everything).not.toMatch(/canario|substitutodostripe/)
  }
})
