import type { Actor } from '#lib/actor.ts'
import { readListState } from '#lib/list/state.ts'
import { everybody } from '#lib/newsletter/segment.ts'
import { subscriberList } from '#lib/newsletter/subscriber-list.ts'
import { makeAccount, makeByline } from '#prisma/seed/factories.ts'
import { listSubscribers } from '#server/newsletter/queries.ts'
import { countSegment, recipientsOf } from '#server/newsletter/recipients.ts'
import { db } from '#server/platform/db/db.ts'
import { milliseconds, quantile, written } from '../numbers.ts'
import type { Part, Row } from '../part.ts'
import { times } from '../report.ts'

const SMALL = 1_000
const LARGE = 200_000
const REQUESTS = 40

const state = (parameters: Record<string, string> = {}) => readListState(subscriberList, parameters)

const kinds = [
  { name: 'Ativos', state: state() },
  { name: 'Todos', state: state({ situacao: 'todos' }) },
  { name: 'Descadastrados', state: state({ situacao: 'fora' }) },
  { name: 'De uma cidade', state: state({ cidade: 'londrina-pr' }) },
  { name: 'De uma origem', state: state({ origem: 'manual' }) },
  { name: 'Que leem', state: state({ leitura: 'leem' }) },
  { name: 'Quietos', state: state({ leitura: 'quietos' }) },
  { name: 'Assinantes', state: state({ assinatura: 'assinantes' }) },
  { name: 'De uma etiqueta', state: state({ etiqueta: 'Feira' }) },
  { name: 'Busca por um endereço', state: state({ busca: 'leitora777' }) },
  { name: 'Busca sem resultado', state: state({ busca: 'inexistente' }) },
]

/** “Inscritos” and the segments of an edition, by the queries alone. */
export const subscribers: Part = {
  name: 'subscribers',
  title: `Inscritos da newsletter: ${written(SMALL)} e ${written(LARGE)}`,
  async measure(bench) {
    await bench.house()
    const id = await makeByline({ fullName: 'Mestre da newsletter' })
    await makeAccount(id, { email: `${id}@bench.local`, roles: ['master'] })
    const master: Actor = { id, roles: ['master'], subscribed: false }
    await fill(0, SMALL)
    const few = await timesOf(master)
    await fill(SMALL, LARGE)
    const many = await timesOf(master)
    const compared = kinds.map(({ name }, place): Row => {
      const [small = Number.NaN, large = Number.NaN] = [few[place], many[place]]
      return [name, `${milliseconds(large)} e ${milliseconds(small)}: ${times(large, small)}`]
    })
    const quiet = { ...everybody, engagement: 'quiet', paying: false, city: 'londrina-pr' } as const
    return [
      ...compared,
      ['Contar um segmento', milliseconds(await taken(() => countSegment(master, quiet)))],
      [`Ids de todos os ativos`, milliseconds(await taken(() => recipientsOf(db(), everybody)))],
    ]
  },
}

/** Stores the subscribers from one number to another: each twentieth has left, half of them read. */
async function fill(from: number, to: number): Promise<void> {
  await db().$executeRaw`
    INSERT INTO newsletter_subscribers (id, email, status, token, source, confirmed_at, subscribed_at, engaged_at, city, tags)
    SELECT gen_random_uuid(), 'leitora' || n || '@bench.local', CASE WHEN n % 20 = 0 THEN 'unsubscribed' ELSE 'active' END, 'bench-' || n,
      CASE WHEN n % 5 = 0 THEN 'manual' ELSE 'form' END, now(), now() - n % 1000 * interval '1 day' - n * interval '1 second',
      CASE WHEN n % 2 = 0 THEN now() - n % 200 * interval '1 day' END, CASE WHEN n % 3 = 0 THEN 'londrina-pr' END,
      CASE WHEN n % 10 = 0 THEN '{Feira}'::text[] ELSE '{}' END
    FROM generate_series(${from + 1}::int, ${to}::int) n`
  await db().$executeRawUnsafe('VACUUM ANALYZE newsletter_subscribers')
}

/** The median of each kind of page. */
async function timesOf(actor: Actor): Promise<number[]> {
  const medians: number[] = []
  for (const { state } of kinds) {
    const all: number[] = []
    for (let i = 0; i < REQUESTS * 1.25; i++) all.push(await taken(() => listSubscribers(actor, state)))
    medians.push(quantile(all.slice(REQUESTS / 4), 0.5))
  }
  return medians
}

async function taken(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
