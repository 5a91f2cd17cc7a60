import { expect, test } from 'vitest'
import { system } from '#lib/actor.ts'
import { articlePath } from '#lib/addresses/paths.ts'
import { readPeriod } from '#lib/audience/period.ts'
import { parse } from '#lib/parse.ts'
import { cardCheckout } from '#lib/schemas/subscription.ts'
import { isoDay } from '#lib/text/format.ts'
import { countConversions } from '#server/audience/commands/count-conversions.ts'
import { findAnalytics } from '#server/audience/queries/analytics.ts'
import { db } from '#server/platform/db/db.ts'
import { beginCheckout } from '#server/subscriptions/checkout/commands/begin-checkout.ts'
import { givenWorld } from '../../support/billing/given-world.ts'
import { given } from '../../support/given.ts'

const pix = { provider: 'mercadopago', method: 'pix', plan: 'monthly' } as const

test('the text that led to the plans is counted once its checkout is paid, and then forgotten', async () => {
  const world = givenWorld()
  const { article } = await given.article({
    status: 'published',
    fields: { title: 'A conta da ponte', visibility: 'premium' },
  })
  const { checkoutId } = await beginCheckout(await given.reader(), { ...pix, lead: articlePath(article) })
  const led = () => db().checkout.findUniqueOrThrow({ where: { id: checkoutId }, select: { leadArticleId: true } })
  await countConversions(system, undefined)
  expect(await led()).toEqual({ leadArticleId: article.id })
  world.mercadopago.pay(checkoutId)
  await world.hear()
  await countConversions(system, undefined)
  await countConversions(system, undefined)
  expect(await led()).toEqual({ leadArticleId: null })
  const { paidAt } = await db().checkout.findUniqueOrThrow({ where: { id: checkoutId } })
  const paid = isoDay(paidAt ?? new Date(0))
  const { converting } = await findAnalytics(await given.master(), readPeriod({ de: paid, ate: paid }, new Date()))
  expect(converting).toMatchObject([{ id: article.id, name: 'A conta da ponte', subscriptions: 1 }])
})

test('whatever a browser remembers stops no payment and names no hidden text (abuse cases 12 and 13)', async () => {
  const { article } = await given.article({ status: 'draft' })
  for (const lead of [articlePath(article), '/x/../etc', "/a'; --", 'https://evil.example/a', '']) {
    givenWorld()
    const { checkoutId } = await beginCheckout(await given.reader(), { ...pix, lead })
    expect(await db().checkout.findUniqueOrThrow({ where: { id: checkoutId } })).toMatchObject({ leadArticleId: null })
  }
  expect(parse(cardCheckout, { plan: 'monthly', lead: 'x'.repeat(5_000) })).toEqual({
    plan: 'monthly',
    lead: undefined,
  })
})
