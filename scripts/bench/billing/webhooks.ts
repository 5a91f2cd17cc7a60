import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { db } from '#server/platform/db/db.ts'
import { listen, startLive, stopLive } from '#server/platform/live/live.ts'
import { RIGHTS_CHANNEL } from '#server/subscriptions/live.ts'
import { migrateDatabase } from '../../steps/content.ts'
import { run } from '../../steps/lifetime.ts'
import { startScratchPostgres } from '../../steps/testing/scratch-postgres.ts'
import { startInstance } from '../instance.ts'
import { type Payment, startProviders } from './providers.ts'

const ALONE = 20
const NOTIFICATIONS = ALONE + 1_000
const SECONDS = 10
/** Milliseconds after which an unopened access is given up. */
const LONGEST_MS = 120_000

/** A reader who has paid, and when their open pages were told of it. */
interface Payer {
  payment: Payment
  sentAt: number
  openedAt: Promise<number>
}

/** Sends a reader's notification. Gives the milliseconds until its answer; null for any other than 200. */
async function send(payer: Payer, siteUrl: string): Promise<number | null> {
  const { path, ...request } = payer.payment.notification()
  payer.sentAt = performance.now()
  const response = await fetch(siteUrl + path, { method: 'POST', ...request })
  const took = performance.now() - payer.sentAt
  await response.arrayBuffer()
  return response.status === 200 ? took : null
}

const isNumber = (value: number | null): value is number => value !== null

// Sends the notifications of a thousand payments by card and by PIX evenly over ten seconds to a running portal, over HTTP. Prints as JSON the
// milliseconds of each answer, and those from the notification until the reader's open pages are told.
await run(async lifetime => {
  const server = await startScratchPostgres({ durable: true })
  lifetime.onClose(() => server.stop())
  const shared = { DATA_DIR: mkdtempSync('/tmp/portal-billing-'), AUTH_SECRET: 'only-for-measuring-0123456789-abcdef' }
  Object.assign(process.env, { ...shared, DATABASE_URL: server.url, LOG_LEVEL: 'silent' })
  await migrateDatabase(server.url, lifetime)
  const providers = await startProviders(lifetime)
  const instance = await startInstance(shared, { ...providers.env, DATABASE_URL: server.url })
  lifetime.onClose(() => instance.stop())
  const ids = Array.from({ length: NOTIFICATIONS }, () => randomUUID())
  await db().profile.createMany({ data: ids.map(id => ({ id, fullName: 'Pessoa' })) })
  await db().user.createMany({ data: ids.map(id => ({ id, email: `${id}@teste.local` })) })
  startLive(server.url)
  lifetime.onClose(stopLive)
  const told = new Map<string, (at: number) => void>()
  const unlisten = listen(RIGHTS_CHANNEL, { message: id => told.get(id)?.(performance.now()) })
  const payers: Payer[] = []
  for (const [at, id] of ids.entries()) {
    const payment = await providers.pay(id, at % 2 === 0 ? 'stripe' : 'mercadopago')
    const openedAt = new Promise<number>(resolve => told.set(id, resolve))
    payers.push({ payment, sentAt: 0, openedAt })
  }
  const opened = async ({ sentAt, openedAt }: Payer) => {
    const at = await Promise.race([openedAt, wait(LONGEST_MS, null, { ref: false })])
    return at === null ? null : at - sentAt
  }
  const alone: (number | null)[] = []
  for (const payer of payers.slice(0, ALONE)) {
    await send(payer, instance.url)
    alone.push(await opened(payer))
  }
  const many = payers.slice(ALONE).map(async (payer, at) => {
    await wait((at * SECONDS * 1000) / (NOTIFICATIONS - ALONE))
    return send(payer, instance.url)
  })
  const answers = await Promise.all(many)
  const times = await Promise.all(payers.slice(ALONE).map(opened))
  unlisten()
  const active = await db().subscription.count({ where: { status: 'active' } })
  const [ones, answered, all] = [alone, answers, times].map(list => list.filter(isNumber))
  console.log(JSON.stringify({ alone: ones, answers: answered, opened: all, active }))
  return 0
})
