import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { db } from '#server/platform/db/db.ts'
import { listen, startLive, stopLive } from '#server/platform/live/live.ts'
import { startJobs } from '#server/platform/work/queue.ts'
import { billingJobs } from '#server/subscriptions/jobs.ts'
import { RIGHTS_CHANNEL } from '#server/subscriptions/live.ts'
import { stripeWebhook } from '#server/subscriptions/webhooks/http.ts'
import { paymentWorld } from '#tests/support/billing/world.ts'
import { migrateDatabase } from '../../steps/content.ts'
import { run } from '../../steps/lifetime.ts'
import { startScratchPostgres } from '../../steps/testing/scratch-postgres.ts'

const ALONE = 20
const NOTIFICATIONS = ALONE + 1_000
const SECONDS = 10

/** Makes readers who have paid by card, and of whom the product knows only an open checkout. Gives their ids. */
async function payers(world: ReturnType<typeof paymentWorld>): Promise<string[]> {
  const ids = Array.from({ length: NOTIFICATIONS }, () => randomUUID())
  await db().profile.createMany({ data: ids.map(id => ({ id, fullName: 'Pessoa' })) })
  await db().user.createMany({ data: ids.map(id => ({ id, email: `${id}@teste.local` })) })
  for (const id of ids) world.stripe.pay(await world.begin(id))
  return ids
}

/** Sends notifications one after the other, each when the one before it has opened the texts. Gives the milliseconds until then. */
async function oneByOne(send: (at: number) => Promise<void>, opened: number[]): Promise<number[]> {
  for (let at = 0; at < ALONE; at++) {
    await send(at)
    for (let left = 600; opened.length <= at && left > 0; left--) await wait(10)
  }
  return opened.splice(0)
}

// Sends the notifications of a thousand payments evenly over ten seconds. Prints as JSON the milliseconds of each answer, and those from the
// notification until the reader's open pages are told.
await run(async lifetime => {
  const server = await startScratchPostgres({ durable: true })
  lifetime.onClose(() => server.stop())
  Object.assign(process.env, {
    DATABASE_URL: server.url,
    DATA_DIR: mkdtempSync('/tmp/portal-billing-'),
    LOG_LEVEL: 'silent',
  })
  process.env.AUTH_SECRET ??= 'only-for-measuring-0123456789-abcdef'
  await migrateDatabase(server.url, lifetime)
  const world = paymentWorld(new Date())
  const ids = await payers(world)
  startLive(server.url)
  lifetime.onClose(stopLive)
  await startJobs(billingJobs)
  const sent = new Map<string, number>()
  const opened: number[] = []
  const unlisten = listen(RIGHTS_CHANNEL, {
    message: id => {
      const at = sent.get(id)
      sent.delete(id)
      if (at !== undefined) opened.push(performance.now() - at)
    },
  })
  const answers: number[] = []
  const send = async (at: number) => {
    const event = world.stripe.events[at]
    const id = ids[at]
    if (!event || !id) return
    const { body, headers } = world.stripe.notification(event)
    const before = performance.now()
    sent.set(id, before)
    const { status } = await stripeWebhook(
      new Request('http://localhost/api/webhooks/stripe', { method: 'POST', body, headers }),
    )
    if (status === 200) answers.push(performance.now() - before)
  }
  const alone = await oneByOne(send, opened)
  answers.length = 0
  const begun = performance.now()
  const sending: Promise<void>[] = []
  for (let at = ALONE; at < NOTIFICATIONS; at++) {
    await wait(Math.max(0, begun + ((at - ALONE) * SECONDS * 1000) / (NOTIFICATIONS - ALONE) - performance.now()))
    sending.push(send(at))
  }
  await Promise.all(sending)
  for (let left = 600; sent.size > 0 && left > 0 && !lifetime.signal.aborted; left--) await wait(100)
  unlisten()
  console.log(JSON.stringify({ alone, answers, opened }))
  return 0
})
