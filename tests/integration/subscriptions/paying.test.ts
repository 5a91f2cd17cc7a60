import { beforeEach, describe, expect, test, vi } from 'vitest'
import { anonymous, type SignedIn } from '#lib/actor.ts'
import { actorOf } from '#server/platform/session/request-session.ts'
import { postCheckout, postMercadoPagoCheckout } from '#server/subscriptions/checkout/http.ts'
import { getSubscription } from '#server/subscriptions/managing/http.ts'
import { givenWorld } from '#tests/support/billing/given-world.ts'
import { given } from '#tests/support/given.ts'

// The test sets the actor of each request.
vi.mock('#server/platform/session/request-session.ts', () => ({ actorOf: vi.fn() }))

let reader: SignedIn
beforeEach(async () => {
  reader = await given.reader()
  vi.mocked(actorOf).mockResolvedValue(reader)
})

const own = { origin: 'https://jornal.example', 'x-forwarded-host': 'jornal.example', 'x-forwarded-for': '203.0.113.7' }
const page = { ...own, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

const post = (body?: BodyInit, headers: Record<string, string> = own) =>
  new Request('https://jornal.example/api/x', { method: 'POST', body, headers })
const noticeOf = (response: Response) => decodeURIComponent(response.headers.get('set-cookie') ?? '')
const withJson = { ...own, 'content-type': 'application/json' }

test('POST /api/create-checkout gives the provider’s page, and refuses in the words and codes of the specification', async () => {
  const world = givenWorld()
  const begun = await postCheckout(post())
  expect([begun.status, await begun.json()]).toEqual([200, { url: 'https://pay.example' }])
  for (const id of world.stripe.checkouts.keys()) world.stripe.pay(id)
  await world.hear()
  expect((await postCheckout(post())).status).toBe(409)

  vi.mocked(actorOf).mockResolvedValue(anonymous)
  expect((await postCheckout(post())).status).toBe(401)
  const refused = await postCheckout(post(undefined, page))
  const next = encodeURIComponent('/pricing?forma=stripe#pagamento')
  expect([refused.status, refused.headers.get('location')]).toEqual([303, `/auth?next=${next}&tab=cadastrar`])
  expect(noticeOf(refused)).toContain('Faça login. Você precisa estar logado para assinar.')

  vi.mocked(actorOf).mockResolvedValue(await given.reader())
  world.stripe.fault = 'error'
  const failed = await postCheckout(post())
  expect(failed.status).toBe(503)
  expect((await failed.json()).message).toBe('Não foi possível iniciar o processo de assinatura.')
  // The browser goes back to its page of this site, and to no other site.
  for (const [referer, location] of [
    ['https://jornal.example/settings/assinatura', '/settings/assinatura'],
    ['https://mau.example//evil', '/pricing'],
  ] as const) {
    const shown = await postCheckout(post(undefined, { ...page, referer }))
    expect(shown.headers.get('location')).toBe(location)
  }
})

describe('POST /api/create-mercadopago-checkout', () => {
  test('ignores a price, leads a plain form to our page, and refuses a wrong payer with a word about the field', async () => {
    const world = givenWorld()
    expect((await postMercadoPagoCheckout(post('{"method":"card","plan":"gratis"}', withJson))).status).toBe(400)
    const fields = {
      ...{ method: 'boleto', plan: 'monthly', name: 'Ana Souza', cpf: '529.982.247-25', zip: '58400-000' },
      ...{ street: 'Rua A', number: '1', neighbourhood: 'Centro', city: 'Campina Grande', state: 'pb' },
    }
    const referer = 'https://jornal.example/pricing'
    const wrong = new URLSearchParams({ ...fields, cpf: '111.111.111-11' })
    const refused = await postMercadoPagoCheckout(post(wrong, { ...page, referer }))
    expect([refused.status, refused.headers.get('location')]).toEqual([303, '/pricing'])
    expect(noticeOf(refused)).toContain('CPF inválido: confira os números')
    const done = await postMercadoPagoCheckout(
      post(new URLSearchParams({ ...fields, priceAmount: '0.5' }), { ...page, referer }),
    )
    expect(done.status).toBe(303)
    const [checkout] = world.mercadopago.checkouts.values()
    expect(done.headers.get('location')).toBe(`/subscription-success?pagamento=${checkout?.checkoutId}`)
    expect(checkout?.order).toMatchObject({
      amountCents: 5000,
      payer: { cpf: '52998224725', address: { state: 'PB' } },
    })
  })

  test('of one person is refused after twenty attempts', async () => {
    givenWorld()
    const statuses = []
    for (let time = 0; time < 22; time++) statuses.push((await postMercadoPagoCheckout(post())).status)
    expect(statuses.slice(-2)).toEqual([429, 429])
  })
})

test('GET /api/check-subscription says what the person has, and nothing to who has nothing', async () => {
  const check = async () => (await getSubscription(new Request('https://jornal.example/api/check-subscription'))).json()
  const none = { subscribed: false, product_id: null, subscription_end: null }
  expect(await check()).toEqual(none)
  vi.mocked(actorOf).mockResolvedValue(anonymous)
  expect(await check()).toEqual(none)
  const end = new Date(Date.now() + 5 * 24 * 60 * 60 * 1000)
  vi.mocked(actorOf).mockResolvedValue(await given.subscriber({ end }))
  expect(await check()).toEqual({ subscribed: true, product_id: 'premium', subscription_end: end.toISOString() })
})
