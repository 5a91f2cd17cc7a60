import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { db } from '#server/platform/db/db.ts'
import { listen, startLive, stopLive } from '#server/platform/live/live.ts'
import { RIGHTS_CHANNEL } from '#server/subscriptions/live.ts'
import { type Part, spread } from './part.ts'
import { type Payment, startProviders } from './providers.ts'

const SECONDS = 10
/** Payments one after the other before, which are not counted: the first requests of a process are slow for other reasons. */
const WARM_UP = 20
/** Milliseconds after which an unopened access is given up. */
const LONGEST_MS = 120_000

export const payments: Part = {
  name: 'payments',
  title: `Avisos de pagamento por cartão e Pix em ${SECONDS} s: a resposta, e o acesso aberto`,
  size: 1_000,
  async measure({ open, size }) {
    const providers = await startProviders()
    const { url, database } = await open({ ...providers.env, DEMO: '0' })
    const ids = Array.from({ length: WARM_UP + size }, () => randomUUID())
    await db().profile.createMany({ data: ids.map(id => ({ id, fullName: 'Pessoa' })) })
    await db().user.createMany({ data: ids.map(id => ({ id, email: `${id}@teste.local` })) })
    startLive(database)
    const told = new Map<string, (at: number) => void>()
    const unlisten = listen(RIGHTS_CHANNEL, { message: id => told.get(id)?.(performance.now()) })
    const paid: { payment: Payment; openedAt: Promise<number> }[] = []
    for (const [at, id] of ids.entries()) {
      const openedAt = new Promise<number>(resolve => told.set(id, resolve))
      paid.push({ payment: await providers.pay(id, at % 2 === 0 ? 'stripe' : 'mercadopago'), openedAt })
    }
    const send = async ({ payment, openedAt }: (typeof paid)[number]) => {
      const { path, ...request } = payment.notification()
      const sentAt = performance.now()
      const { status } = await fetch(url + path, { method: 'POST', ...request })
      const answered = performance.now() - sentAt
      const opened = await Promise.race([openedAt, wait(LONGEST_MS, null, { ref: false })])
      return { status, answered, opened: opened === null ? [] : [opened - sentAt] }
    }
    for (const each of paid.slice(0, WARM_UP)) await send(each)
    const results = await Promise.all(
      paid.slice(WARM_UP).map(async (each, at) => {
        await wait((at * SECONDS * 1000) / size)
        return send(each)
      }),
    )
    unlisten()
    await stopLive()
    await providers.stop()
    const accepted = results.filter(({ status }) => status === 200)
    const opened = results.flatMap(each => each.opened)
    const active = await db().subscription.count({ where: { status: 'active' } })
    return [
      ['Resposta ao aviso', `${spread(accepted.map(({ answered }) => answered))} (${accepted.length} de ${size})`],
      ['Do aviso ao acesso aberto', `${spread(opened)} (${opened.length} de ${size})`],
      ['Assinaturas ativas no fim', `${active} de ${ids.length}`],
    ]
  },
}
