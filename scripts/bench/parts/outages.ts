import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { articlePath, searchPath } from '#lib/addresses/paths.ts'
import { makeAccount, makeByline } from '#prisma/seed/factories.ts'
import { db } from '#server/platform/db/db.ts'
import { openDatabaseProxy } from '../../steps/testing/database-proxy.ts'
import { type Ask, outages as kinds, type Outage, visit, wholeAgain } from '../../steps/testing/outages.ts'
import { milliseconds } from '../numbers.ts'
import type { Bench, Part, Row } from '../part.ts'
import { cookieOf } from '../session.ts'

const SECONDS = 60

const titles: Record<keyof typeof kinds, string> = {
  silent: `Banco mudo por ${SECONDS} s (rede que engole pacotes)`,
  frozen: `Banco parado por ${SECONDS} s (SIGSTOP)`,
  killed: 'Banco morto (SIGKILL)',
  exhausted: `Banco sem conexões livres por ${SECONDS} s`,
}

export const outages: Part = {
  name: 'outages',
  title: 'Quando o banco some, e quando volta',
  async measure(bench) {
    const { database, beside } = await bench.house()
    const proxy = await openDatabaseProxy(database)
    const instance = await bench.start(beside, { DATABASE_URL: proxy.url })
    const asks = await asksOf(instance.url)
    const rows: Row[] = []
    for (const [name, outage] of Object.entries(kinds))
      rows.push(
        ...(await measureOne(titles[name as keyof typeof kinds], asks, () => outage({ proxy, url: database }), bench)),
      )
    await instance.stop()
    proxy.close()
    return rows
  },
}

/** The requests of readers and of one account: kept pages, a print, a staff screen, the health address. */
async function asksOf(house: string): Promise<Ask[]> {
  const [free, premium] = await Promise.all(
    (['public', 'premium'] as const).map(visibility =>
      db().article.findFirstOrThrow({ where: { status: 'published', deletedAt: null, visibility } }),
    ),
  )
  const userId = await makeByline({ fullName: 'Autora' })
  await makeAccount(userId, { email: `${userId}@teste.local`, roles: ['author'] })
  const session = { cookie: await cookieOf(userId) }
  const ask = (name: string, path: () => string, headers = {}): Ask => ({
    name,
    send: signal => fetch(house + path(), { headers, signal }),
  })
  return [
    ask('capa', () => '/'),
    ask('matéria aberta', () => (free ? articlePath(free) : '/')),
    ask('matéria de assinantes', () => (premium ? articlePath(premium) : '/')),
    ask('busca', () => searchPath({ q: randomUUID().slice(0, 8) })),
    ask('painel', () => '/dashboard', session),
    ask('saúde', () => '/api/health'),
  ]
}

async function measureOne(
  title: string,
  asks: Ask[],
  begin: () => ReturnType<Outage>,
  { signal }: Bench,
): Promise<Row[]> {
  await wholeAgain(asks)
  const end = await begin()
  const leave = visit(asks)
  await wait(SECONDS * 1_000, null, { signal }).finally(end)
  const returnMs = await wholeAgain(asks)
  const { slowestMs, slowest, statuses } = await leave()
  const counts = Object.entries(statuses).map(([name, by]) => {
    const numbers = Object.entries(by).map(([status, number]) => `${number} × ${status}`)
    return `${name} ${numbers.join(' + ')}`
  })
  return [
    [`${title}: resposta mais lenta`, `${milliseconds(slowestMs)} (${slowest})`],
    [`${title}: tudo de volta depois de`, milliseconds(returnMs)],
    [`${title}: respostas`, counts.join('; ')],
  ]
}
