import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { anonymous, type SignedIn } from '#lib/actor.ts'
import { parse } from '#lib/parse.ts'
import { savePricingInput } from '#lib/schemas/site/pricing.ts'
import { cardCheckout, mercadoPagoCheckout } from '#lib/schemas/subscription.ts'
import { db } from '#server/platform/db/db.ts'
import { savePricing } from '#server/site/commands/save-public-setting.ts'
import { beginCheckout } from '#server/subscriptions/checkout/commands/begin-checkout.ts'
import { askProvider, findCheckout } from '#server/subscriptions/checkout/queries.ts'
import { givenWorld } from '#tests/support/billing/given-world.ts'
import { mayRead, runBilling } from '#tests/support/billing/world.ts'
import { given } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'

const card = { provider: 'stripe', method: 'card', plan: 'monthly' } as const
const pix = { provider: 'mercadopago', method: 'pix', plan: 'monthly' } as const
const boleto = { provider: 'mercadopago', method: 'boleto', plan: 'monthly' } as const
const payer = {
  ...{ name: 'Ana Souza', cpf: '52998224725' },
  address: {
    ...{ zip: '58400000', street: 'Rua A', number: '1', neighbourhood: 'Centro' },
    ...{ city: 'Campina Grande', state: 'PB' },
  },
}

let reader: SignedIn
beforeEach(async () => {
  reader = await given.reader()
})

const openOf = ({ id }: SignedIn) => db().checkout.findMany({ where: { userId: id, status: 'open' } })
const allOf = ({ id }: SignedIn) => db().checkout.findMany({ where: { userId: id }, orderBy: { createdAt: 'asc' } })
const setPrices = async (fields: object) => {
  const typed = { premium: '50,00', yearly: '', gifts: '0', meter: '0', from: null, ...fields }
  await savePricing(await given.master(), parse(savePricingInput, typed))
}

describe('beginning to subscribe', () => {
  test('leads to the provider’s page for a card and to ours for a PIX, at the price of the settings', async () => {
    const world = givenWorld()
    expect(await refusal(beginCheckout(anonymous, card))).toBe('signed_out')
    const begun = await beginCheckout(reader, card)
    expect(begun.url).toBe('https://pay.example')
    const paid = await beginCheckout(await given.reader(), pix)
    expect(paid.url).toBe(`/subscription-success?pagamento=${paid.checkoutId}`)
    expect(world.stripe.checkouts.get(begun.checkoutId)?.order).toMatchObject({
      amountCents: 5000,
      startsAt: null,
      successUrl: expect.stringContaining(begun.checkoutId),
    })
  })

  test('a price from the browser is ignored, and an unknown plan refused (abuse case 32)', async () => {
    const world = givenWorld()
    expect(parse(cardCheckout, { plan: 'Premium', priceAmount: 1 })).toEqual({ plan: 'monthly' })
    const { method, plan } = parse(mercadoPagoCheckout, { priceAmount: 0.01, plan: 'Premium' })
    const { checkoutId } = await beginCheckout(reader, { provider: 'mercadopago', method, plan })
    expect(world.mercadopago.checkouts.get(checkoutId)?.order.amountCents).toBe(5000)
    expect(() => parse(cardCheckout, { plan: 'free' })).toThrow('invalid')
    expect(() => parse(mercadoPagoCheckout, { method: 'card_1', plan: 'monthly' })).toThrow('invalid')
  })

  test('a double click gives the first checkout (abuse case 34)', async () => {
    const world = givenWorld()
    const begun = await Promise.all(Array.from({ length: 6 }, () => beginCheckout(reader, pix)))
    expect(new Set(begun.map(({ checkoutId }) => checkoutId)).size).toBe(1)
    expect(await allOf(reader)).toHaveLength(1)
    expect(world.mercadopago.checkouts.size).toBe(1)
    expect((await beginCheckout(reader, pix)).checkoutId).toBe(begun[0]?.checkoutId)
  })

  test('two ways at the same moment leave one that can be paid', async () => {
    const world = givenWorld()
    await Promise.allSettled([beginCheckout(reader, pix), beginCheckout(reader, card)])
    const payable = [...world.stripe.checkouts.values(), ...world.mercadopago.checkouts.values()].filter(
      ({ state }) => state === 'open',
    )
    expect(payable.length).toBeLessThan(2)
    expect(await openOf(reader)).toHaveLength(payable.length)
  })

  test('a way that was paid meanwhile is not closed: the reader is subscribed', async () => {
    const world = givenWorld()
    const { checkoutId } = await beginCheckout(reader, pix)
    world.mercadopago.pay(checkoutId)
    expect(await refusal(beginCheckout(reader, card))).toBe('already_subscribed')
    await runBilling()
    expect(await mayRead(reader.id, world.stripe.now)).toBe(true)
  })

  test.each([card, pix])(
    'a lost notification opens nothing late: the screen asks by itself (abuse case 31)',
    async way => {
      const world = givenWorld()
      const { checkoutId } = await beginCheckout(reader, way)
      world[way.provider].pay(checkoutId)
      world[way.provider].events = []
      const shown = { id: checkoutId, status: 'open' } as const
      expect(await askProvider(await given.reader(), shown)).toBe(false)
      const asked = await Promise.all(Array.from({ length: 8 }, () => askProvider(reader, shown)))
      expect(asked.filter(Boolean)).toHaveLength(1)
      await runBilling()
      expect(await mayRead(reader.id, world.stripe.now)).toBe(true)
      expect(await db().ledgerEntry.count({ where: { subscription: { userId: reader.id } } })).toBe(1)
      expect(await askProvider(reader, { ...shown, status: 'paid' })).toBe(false)
    },
  )

  test('a new price begins another checkout and closes the old one; a plan without a price is not offered', async () => {
    const world = givenWorld()
    const first = await beginCheckout(reader, pix)
    await setPrices({ premium: '60,00' })
    const second = await beginCheckout(reader, pix)
    await setPrices({})
    expect(world.mercadopago.checkouts.get(first.checkoutId)?.state).toBe('expired')
    expect(world.mercadopago.checkouts.get(second.checkoutId)?.order.amountCents).toBe(6000)
    expect(await refusal(beginCheckout(await given.reader(), { ...card, plan: 'yearly' }))).toBe('checkout_failed')
  })

  test('a provider that does not answer leaves nothing that can be paid, and the next attempt is a new one', async () => {
    const world = givenWorld()
    world.stripe.fault = 'error'
    expect(await refusal(beginCheckout(reader, card))).toBe('checkout_failed')
    expect(await openOf(reader)).toEqual([])
    world.stripe.fault = 'none'
    const { checkoutId } = await beginCheckout(reader, card)
    expect((await allOf(reader)).map(({ status }) => status)).toEqual(['failed', 'open'])
    expect(world.stripe.checkouts.has(checkoutId)).toBe(true)
  })

  test('a boleto passes its payer on and stores nothing of them', async () => {
    const world = givenWorld()
    expect(await refusal(beginCheckout(reader, boleto))).toBe('invalid')
    const { checkoutId } = await beginCheckout(reader, { ...boleto, payer })
    expect(world.mercadopago.checkouts.get(checkoutId)?.order.payer).toEqual(payer)
    const row = await db().checkout.findUniqueOrThrow({ where: { id: checkoutId } })
    expect(JSON.stringify(row)).not.toMatch(/52998224725|Souza|58400000/)
  })
})

describe('who has a subscription', () => {
  const subscribed = async (way: typeof card | typeof pix = card) => {
    const world = givenWorld()
    const { checkoutId } = await beginCheckout(reader, way)
    const adapter = way.provider === 'stripe' ? world.stripe : world.mercadopago
    adapter.pay(checkoutId)
    await world.hear()
    return world
  }

  test('that is charged again by itself does not begin another (abuse case 33)', async () => {
    await subscribed()
    expect(await refusal(beginCheckout(reader, card))).toBe('already_subscribed')
    expect(await refusal(beginCheckout(reader, pix))).toBe('already_subscribed')
  })

  test('by PIX pays the next period in the last week, by card or PIX, from the end of the present one', async () => {
    const world = await subscribed(pix)
    expect(await refusal(beginCheckout(reader, pix))).toBe('already_subscribed')
    world.advance(25)
    const byCard = await beginCheckout(reader, card)
    expect(world.stripe.checkouts.get(byCard.checkoutId)?.order.startsAt).toEqual(new Date('2027-01-01T15:00:00Z'))
    const { checkoutId } = await beginCheckout(reader, pix)
    world.mercadopago.pay(checkoutId)
    await world.hear()
    const rows = await db().subscription.findMany({ where: { userId: reader.id } })
    expect(rows.map(({ currentPeriodEnd }) => currentPeriodEnd.toISOString())).toEqual(['2027-02-01T15:00:00.000Z'])
  })

  test('whose card fails pays another way, and the old charge ends first', async () => {
    const world = await subscribed()
    for (const one of world.stripe.subscriptions.values()) one.cardWorks = false
    world.advance(31)
    await world.hear()
    world.stripe.fault = 'error'
    expect(await refusal(beginCheckout(reader, pix))).toBe('checkout_failed')
    expect(world.mercadopago.checkouts.size).toBe(0)
    world.stripe.fault = 'none'
    const { checkoutId } = await beginCheckout(reader, pix)
    expect([...world.stripe.subscriptions.values()].map(({ state }) => state)).toEqual(['ended'])
    world.mercadopago.pay(checkoutId)
    await world.hear()
    expect(await mayRead(reader.id, world.stripe.now)).toBe(true)
  })
})

describe('a checkout', () => {
  test('is found by its person alone, by our id or the provider’s (abuse cases 7 and 32)', async () => {
    givenWorld()
    const { checkoutId } = await beginCheckout(reader, pix)
    const own = await findCheckout(reader, checkoutId)
    expect(own).toMatchObject({ id: checkoutId, method: 'pix', amountCents: 5000, status: 'open' })
    const { providerId } = await db().checkout.findUniqueOrThrow({ where: { id: checkoutId } })
    expect((await findCheckout(reader, providerId ?? ''))?.id).toBe(checkoutId)
    const others = [anonymous, await given.reader(), await given.subscriber(), await given.master()]
    for (const stranger of others) {
      expect(await findCheckout(stranger, checkoutId)).toBeNull()
      expect(await findCheckout(stranger, providerId ?? '')).toBeNull()
    }
    for (const ref of ['', randomUUID(), 'cs_test_x', "' OR 1=1 --", '../x', 'a'.repeat(5000)])
      expect(await findCheckout(reader, ref)).toBeNull()
  })
})
