import { beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '#lib/actor.ts'
import { parse } from '#lib/parse.ts'
import { savePricingInput } from '#lib/schemas/site/pricing.ts'
import { db } from '#server/platform/db/db.ts'
import { savePricing } from '#server/site/commands/save-public-setting.ts'
import { type BeginCheckout, beginCheckout } from '#server/subscriptions/checkout/commands/begin-checkout.ts'
import { findNewestCheckout } from '#server/subscriptions/checkout/queries.ts'
import { decidePurchase } from '#server/subscriptions/holds/commands/decide-purchase.ts'
import { sendPurchaseMail } from '#server/subscriptions/holds/mails.ts'
import { markOf } from '#server/subscriptions/holds/payers.ts'
import { listWaitingPurchases } from '#server/subscriptions/holds/queries.ts'
import { requestRefund } from '#server/subscriptions/managing/commands/request-refund.ts'
import { givenWorld } from '#tests/support/billing/given-world.ts'
import { mayRead, runBilling } from '#tests/support/billing/world.ts'
import { given } from '#tests/support/given.ts'
import { mailsIn } from '#tests/support/mail/mail-files.ts'
import { refusal } from '#tests/support/refusal.ts'

const day = 24 * 60 * 60 * 1000
const payer = {
  ...{ name: 'Ana Souza', cpf: '52998224725' },
  address: {
    ...{ zip: '58400000', street: 'Rua A', number: '1', neighbourhood: 'Centro' },
    ...{ city: 'Campina Grande', state: 'PB' },
  },
}
const ways = {
  card: { provider: 'stripe', method: 'card', plan: 'monthly' },
  national: { provider: 'mercadopago', method: 'card', plan: 'monthly' },
  pix: { provider: 'mercadopago', method: 'pix', plan: 'monthly' },
  boleto: { provider: 'mercadopago', method: 'boleto', plan: 'monthly', payer },
} as const satisfies Record<string, BeginCheckout>

let reader: Awaited<ReturnType<typeof given.reader>>
let master: SignedIn
beforeEach(async () => {
  ;[reader, master] = [await given.reader(), await given.master()]
  const fields = { premium: '50,00', yearly: '500,00', gifts: '0', meter: '0', from: null }
  await savePricing(master, parse(savePricingInput, fields))
})

type World = ReturnType<typeof givenWorld>

/** Pays a way, as a payer that the provider tells. */
async function buy(world: World, actor: SignedIn, way: BeginCheckout, marks: readonly string[] = []): Promise<string> {
  const { checkoutId } = await beginCheckout(actor, way)
  const adapter = world[way.provider]
  const id = adapter.pay(checkoutId)
  const paid = adapter.checkouts.get(checkoutId)?.payment ?? adapter.subscriptions.get(id)?.payments[0]
  if (paid) paid.payers = [...marks]
  await world.hear()
  return checkoutId
}

/** Takes everything back that a person has. */
async function withdraw(actor: SignedIn): Promise<void> {
  const { id } = await db().subscription.findFirstOrThrow({ where: { userId: actor.id, withdrawnAt: null } })
  await requestRefund(actor, { id })
  await runBilling()
}

async function buyAndWithdraw(
  world: World,
  actor: SignedIn,
  marks: readonly string[] = [],
  way: BeginCheckout = ways.pix,
) {
  await buy(world, actor, way, marks)
  await withdraw(actor)
  world.advance(1)
}

const holdsOf = ({ id }: SignedIn) => db().purchaseHold.findMany({ where: { userId: id } })
const told = () =>
  db().notification.count({ where: { metadata: { path: ['purchaseOf'], equals: reader.id }, userId: master.id } })

describe('after two withdrawals in twelve months (abuse case 47)', () => {
  test('each is paid back at once, and the next purchase waits for a master, whatever the way to pay', async () => {
    const world = givenWorld()
    await buyAndWithdraw(world, reader, [], ways.card)
    await buyAndWithdraw(world, reader)
    const requests = await db().refundRequest.findMany({ where: { requestedBy: reader.id } })
    expect(requests.map(({ status }) => status)).toEqual(['done', 'done'])
    for (const way of Object.values(ways)) expect(await refusal(beginCheckout(reader, way))).toBe('purchase_waits')
    expect(await db().checkout.count({ where: { userId: reader.id, status: 'open' } })).toBe(0)
    expect(await holdsOf(reader)).toMatchObject([{ status: 'waiting', withdrawals: 2, byPayer: false }])
    expect(await told()).toBe(1)
    expect((await listWaitingPurchases(master)).find(({ person }) => person.id === reader.id)).toMatchObject({
      ...{ refused: false, withdrawals: 2, byPayer: false },
    })
    expect(await refusal(listWaitingPurchases(await given.editor()))).toBe('forbidden')
    // A year later its withdrawals count no more, and the list does not show it.
    await db().purchaseHold.update({
      where: { userId: reader.id },
      data: { askedAt: new Date(Date.now() - 367 * day) },
    })
    expect((await listWaitingPurchases(master)).filter(({ person }) => person.id === reader.id)).toEqual([])
    expect(await refusal(beginCheckout(reader, ways.pix))).toBe('purchase_waits')
    expect(await told()).toBe(2)
  })

  test('a master allows it until the next withdrawal, or refuses it; the reader is told by mail', async () => {
    const world = givenWorld()
    for (let time = 0; time < 2; time++) await buyAndWithdraw(world, reader)
    expect(await refusal(beginCheckout(reader, ways.pix))).toBe('purchase_waits')
    const decide = (actor: SignedIn, allow: boolean) => decidePurchase(actor, { userId: reader.id, allow })
    for (const other of [reader, await given.editor()]) expect(await refusal(decide(other, true))).toBe('forbidden')
    await decide(master, true)
    await sendPurchaseMail({ userId: reader.id })
    expect((await mailsIn(reader.email)).join()).toContain('/pricing')
    expect(await refusal(decide(master, true))).toBe('already_so')
    await buyAndWithdraw(world, reader)
    expect(await refusal(beginCheckout(reader, ways.card))).toBe('purchase_waits')
    await decide(master, false)
    expect(await refusal(beginCheckout(reader, ways.card))).toBe('purchase_refused')
    await decide(master, true)
    expect(await beginCheckout(reader, ways.card)).toHaveProperty('checkoutId')
    expect(await db().auditEntry.count({ where: { subjectId: reader.id, action: { contains: 'purchase_' } } })).toBe(5)
  })

  test('after twelve months it counts no more, and one withdrawal never does', async () => {
    const world = givenWorld()
    await buyAndWithdraw(world, reader)
    expect(await beginCheckout(reader, ways.pix)).toHaveProperty('checkoutId')
    world.advance(360)
    await buyAndWithdraw(world, reader)
    expect(await refusal(beginCheckout(reader, ways.pix))).toBe('purchase_waits')
    world.advance(10)
    expect(await beginCheckout(reader, ways.pix)).toHaveProperty('checkoutId')
  })

  test('a boleto of the same CPF waits under another account', async () => {
    const world = givenWorld()
    for (let account = 0; account < 2; account++)
      await buyAndWithdraw(world, await given.reader(), [markOf.document(payer.cpf)], ways.boleto)
    expect(await refusal(beginCheckout(reader, ways.boleto))).toBe('purchase_waits')
    expect(await holdsOf(reader)).toMatchObject([{ status: 'waiting', withdrawals: 2, byPayer: true }])
  })

  test('an account that was erased and opened anew is the same', async () => {
    const world = givenWorld()
    for (let time = 0; time < 2; time++) await buyAndWithdraw(world, reader)
    await db().subscription.updateMany({ where: { userId: reader.id }, data: { userId: null } })
    expect(await refusal(beginCheckout(reader, ways.pix))).toBe('purchase_waits')
  })
})

describe('a card or a CPF that only the payment tells (abuse case 47)', () => {
  test.each([ways.card, ways.national, ways.pix])('opens nothing and goes back at once: %o', async way => {
    const world = givenWorld()
    const mark = markOf.card(`card of ${reader.id}`)
    for (let account = 0; account < 2; account++) await buyAndWithdraw(world, await given.reader(), [mark], way)
    await buy(world, reader, way, [mark])
    await runBilling()
    await world.hear()
    expect(await mayRead(reader.id, world.stripe.now)).toBe(false)
    const lines = await db().ledgerEntry.findMany({ where: { subscription: { userId: reader.id } } })
    expect(lines.map(({ kind, problem }) => `${kind} ${problem}`).sort()).toEqual(['payment payer', 'refund null'])
    expect(await holdsOf(reader)).toMatchObject([{ status: 'waiting', byPayer: true }])
    const checkout = await findNewestCheckout(reader)
    expect(checkout?.status).toBe('failed')
    if (way.method === 'card') expect(checkout?.problem).toMatchObject({ problem: 'payer' })
    world.advance(40)
    await world.hear()
    expect(await db().ledgerEntry.count({ where: { subscription: { userId: reader.id } } })).toBe(2)
    await decidePurchase(master, { userId: reader.id, allow: true })
    await buy(world, reader, way, [mark])
    expect(await mayRead(reader.id, world.stripe.now)).toBe(true)
  })
})
