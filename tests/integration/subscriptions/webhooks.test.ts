import { describe, expect, test } from 'vitest'
import { system } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { serve } from '#server/platform/door/route.ts'
import { purgeEvents } from '#server/subscriptions/webhooks/commands/purge-events.ts'
import { receiveNotification } from '#server/subscriptions/webhooks/http.ts'
import { givenWorld } from '#tests/support/billing/given-world.ts'
import { mailsFor, mayRead } from '#tests/support/billing/world.ts'
import { given } from '#tests/support/given.ts'
import { runJobs } from '#tests/support/privacy/run-jobs.ts'

const { GET, POST } = serve(receiveNotification)
const from = (provider: string) => ({ params: Promise.resolve({ provider }) })
const context = from('stripe')
const address = 'https://jornal.example/api/webhooks/stripe'

/** A reader who paid by card, and the notification of it that the provider has not sent. */
async function paidByCard() {
  const world = givenWorld()
  const reader = await given.reader()
  world.stripe.pay(await world.begin(reader.id))
  const event = world.stripe.events[0]
  if (!event) throw new Error('no notification')
  const send = (body: BodyInit, headers: Record<string, string>) =>
    POST(new Request(address, { method: 'POST', body, headers, duplex: 'half' } as RequestInit), context)
  return { world, reader, event, send, ...world.stripe.notification(event) }
}

const written = async () => [
  await db().paymentEvent.count(),
  Number(
    (await db().$queryRaw<{ n: bigint }[]>`SELECT count(*) AS n FROM pgboss.job WHERE name = 'billing.sync'`)[0]?.n,
  ),
]

describe('a notification', () => {
  test('is stored, and its object is read once, however often it comes (abuse case 31)', async () => {
    const { world, reader, event, send, body, headers } = await paidByCard()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(body, headers)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(await runJobs('billing.sync')).toBe(1)
    expect(await mayRead(reader.id, world.stripe.now)).toBe(true)
    expect(await db().paymentEvent.findMany({ where: { eventId: event.id } })).toMatchObject([
      { handledAt: world.stripe.now },
    ])
    world.advance(7)
    const again = world.stripe.notification(event)
    expect((await send(again.body, again.headers)).status).toBe(200)
    expect(await runJobs('billing.sync')).toBe(0)
    expect(await mailsFor(reader.id)).toEqual(['welcome'])
  })

  test('is deleted after 90 days', async () => {
    const { world, event, send, body, headers } = await paidByCard()
    await send(body, headers)
    world.advance(89)
    await purgeEvents(system, undefined)
    expect(await db().paymentEvent.count({ where: { eventId: event.id } })).toBe(1)
    world.advance(2)
    await purgeEvents(system, undefined)
    expect(await db().paymentEvent.count({ where: { eventId: event.id } })).toBe(0)
  })
})

describe('a forged or stale notification is refused, and nothing is written (abuse case 30)', () => {
  type Sent = Awaited<ReturnType<typeof paidByCard>>
  type Sending = Parameters<Sent['world']['stripe']['notification']>[1]
  const sentOtherwise =
    (how: (sent: Sent) => Sending) =>
    (sent: Sent): Promise<Response> => {
      const { body, headers } = sent.world.stripe.notification(sent.event, how(sent))
      return sent.send(body, headers)
    }
  const forgeries: [string, number, (sent: Sent) => Promise<Response>][] = [
    ['signed with another secret', 403, sentOtherwise(() => ({ secret: crypto.randomUUID() }))],
    ['six minutes old', 403, sentOtherwise(({ world }) => ({ at: new Date(world.stripe.now.getTime() - 6 * 60_000) }))],
    ['of the test mode', 403, sentOtherwise(() => ({ live: false }))],
    ['without a signature', 403, ({ send, body }) => send(body, {})],
    ['with one byte changed', 403, ({ send, body, headers }) => send(body.replace('changed', 'chanGed'), headers)],
    ['of 5 MB', 413, ({ send, headers }) => send(new Uint8Array(5 * 1024 * 1024), headers)],
    ['by GET', 405, async ({ headers }) => GET(new Request(address, { headers }), context)],
    [
      'at the address of another provider',
      403,
      async ({ body, headers }) => POST(new Request(address, { method: 'POST', body, headers }), from('mercadopago')),
    ],
  ]

  test.each(forgeries)('%s', async (_name, status, forge) => {
    const sent = await paidByCard()
    const before = await written()
    expect((await forge(sent)).status).toBe(status)
    expect(await written()).toEqual(before)
    expect(await mayRead(sent.reader.id, sent.world.stripe.now)).toBe(false)
  })

  test('for a provider without keys: not found', async () => {
    const { world, send, body, headers } = await paidByCard()
    world.stop()
    expect((await send(body, headers)).status).toBe(404)
  })
})
