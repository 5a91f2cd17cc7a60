import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Role } from '#lib/actor.ts'
import { articlePath } from '#lib/addresses/paths.ts'
import { makeAccount, makeByline } from '#prisma/seed/factories.ts'
import { db } from '#server/platform/db/db.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { type Try, triesOf } from '#tests/support/doors/tries.ts'
import type { Instance } from '../instance.ts'
import { milliseconds, written } from '../numbers.ts'
import type { Bench, Part, Row } from '../part.ts'
import { times } from '../report.ts'
import { cookieOf } from '../session.ts'
import { type Door, everyDoor } from './doors.ts'
import { faultIn, type Sender, sendTry } from './send.ts'

const IDLE_MS = 60_000
const AT_ONCE = 10
const BOUNDS = { waitMs: 200, mebibytes: 100 }
/** Accounts of each role, which send in turn: limits count by account. */
const ACCOUNTS = 20
const LONGEST_RUN_MS = 15 * 60_000

export const doors: Part = {
  name: 'doors',
  title: `Cada porta com pedidos hostis, um a um e ${AT_ONCE} de uma vez (DOORS=expressão escolhe portas)`,
  async measure(bench) {
    const house = await bench.house()
    const instance = await bench.start(house.beside, {
      TRUSTED_PROXIES: '1',
      GOOGLE_CLIENT_ID: 'a',
      GOOGLE_CLIENT_SECRET: 'a',
    })
    const all = await everyDoor(await demonstrationIds())
    const chosen = all.filter(({ name }) => new RegExp(process.env.DOORS ?? '').test(name))
    const senders = await sendersByAccess()
    const watch = await watchOthers(instance, bench)
    await wait(5_000)
    await watch.longest()
    await wait(IDLE_MS, null, { signal: bench.signal })
    const idle = await watch.longest()
    const before = instance.memory()
    const started = performance.now()
    const [rows, worst] = [[] as Row[], new Map<string, number>()]
    let sent = 0
    for (const [at, door] of chosen.entries()) {
      if (performance.now() - started > LONGEST_RUN_MS) {
        rows.push([
          'Não houve tempo para',
          chosen
            .slice(at)
            .map(({ name }) => name)
            .join(', '),
        ])
        break
      }
      bench.signal.throwIfAborted()
      const result = await tryDoor(instance, door, senders(door.access), watch, idle)
      sent += result.sent
      for (const [name, ms] of Object.entries(result.waits)) worst.set(name, Math.max(worst.get(name) ?? 0, ms))
      if (result.exceeded.length > 0) rows.push([door.name, result.exceeded.join('; ')])
    }
    watch.end()
    const growth = (instance.memory() - before) / 1024 / 1024
    const seconds = (performance.now() - started) / 1000
    return [
      ['Portas e pedidos', `${chosen.length} portas, ${written(sent)} pedidos em ${written(seconds)} s`],
      ...[...worst].map(
        ([name, ms]): Row => [
          `Espera mais longa: ${name}`,
          name in idle
            ? `${milliseconds(ms)}; em repouso ${milliseconds(idle[name] ?? 0)}: ${times(ms, idle[name] ?? 0)}`
            : milliseconds(ms),
        ],
      ),
      ['Memória ao fim', `+${written(growth)} MiB`],
      ['Portas além de um limite', String(rows.length)],
      ...rows,
    ]
  },
}

interface Watch {
  /** The longest wait for each page in milliseconds since the last call. */
  longest(): Promise<Record<string, number>>
  end(): void
}

/** Has another process ask a kept page, a page that is rendered for each request, and a staff page. */
async function watchOthers({ url }: Instance, bench: Bench): Promise<Watch> {
  const [editor, reader] = [await accountWith('editor'), await accountWith()]
  const article = await db().article.findFirstOrThrow({
    where: { status: 'published', deletedAt: null, visibility: 'public' },
  })
  const from = (network: string, cookie = '') => ({ 'x-forwarded-for': network, ...(cookie && { cookie }) })
  const pages = [
    { name: 'capa pronta', url: `${url}/`, headers: from('203.0.113.1') },
    { name: 'matéria impressa na hora', url: url + articlePath(article), headers: from('203.0.113.2', reader) },
    { name: 'tela da redação', url: `${url}/dashboard`, headers: from('203.0.113.3', editor) },
  ]
  const child = fork(join(import.meta.dirname, 'others.ts'), [JSON.stringify(pages)])
  bench.signal.addEventListener('abort', () => child.disconnect(), { once: true })
  return {
    async longest() {
      child.send('longest')
      const [waits] = (await once(child, 'message')) as [Record<string, number>]
      return waits
    },
    end: () => child.disconnect(),
  }
}

interface Tried {
  sent: number
  waits: Record<string, number>
  /** What was beyond its bound; of the waits the longest. */
  exceeded: string[]
}

/** Sends a door's tries, one after another, then ten at once. */
async function tryDoor(
  instance: Instance,
  door: Door,
  sender: (network: number) => Sender,
  watch: Watch,
  idle: Record<string, number>,
): Promise<Tried> {
  const tries = triesOf(door.kind, door.most, door.names)
  if (tries.length === 0) throw new OperatorError(`A porta ${door.name} não tem tentativas.`)
  const rounds = [
    ...tries.map(tried => [tried]),
    Array.from({ length: AT_ONCE }, (_, i) => tries[i % tries.length] as Try),
  ]
  const [exceeded, waits] = [new Set<string>(), {} as Record<string, number>]
  const process = instance.pid()
  let longest = { ms: 0, told: '' }
  for (const round of rounds) {
    const name = round.length > 1 ? `${AT_ONCE} de uma vez` : (round[0]?.name ?? '')
    const peak = watchMemory(instance)
    const network = networks++
    const answers = await Promise.all(round.map(tried => sendTry(instance.url, door, tried, sender(network))))
    const growth = peak()
    for (const [i, answered] of answers.entries()) {
      const fault = faultIn(door, round[i] as Try, answered)
      if (fault) exceeded.add(`${round[i]?.name}: ${fault}`)
    }
    if (growth > BOUNDS.mebibytes) exceeded.add(`${name}: +${written(growth)} MiB`)
    for (const [page, ms] of Object.entries(await watch.longest())) {
      waits[page] = Math.max(waits[page] ?? 0, ms)
      const isBeyond = ms > Math.max(BOUNDS.waitMs, idle[page] ?? 0)
      if (isBeyond && ms > longest.ms) longest = { ms, told: `${name}: ${page} ${milliseconds(ms)}` }
    }
  }
  if (longest.told) exceeded.add(longest.told)
  if (instance.pid() !== process) exceeded.add('o processo acabou')
  return { sent: tries.length + AT_ONCE, waits, exceeded: [...exceeded] }
}

let networks = 0

/** Watches the memory of an instance. The function that it gives ends that, and gives the most mebibytes beyond those at the start. */
function watchMemory(instance: Instance): () => number {
  const before = instance.memory()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, instance.memory())
  }, 20)
  return () => {
    clearInterval(timer)
    return (Math.max(most, instance.memory()) - before) / 1024 / 1024
  }
}

async function accountWith(...roles: Role[]): Promise<string> {
  const id = await makeByline({ fullName: 'Pessoa medida' })
  await makeAccount(id, { email: `${id}@bench.local`, roles })
  return cookieOf(id)
}

const roleOf = { signed_in: [], staff: ['author'], editor: ['editor'], master: ['master'] } as const

/** Who sends to doors of an access: accounts in turn that may enter, each from a network. */
async function sendersByAccess() {
  const cookies = new Map<string, string[]>()
  for (const [access, roles] of Object.entries(roleOf))
    cookies.set(access, await Promise.all(Array.from({ length: ACCOUNTS }, () => accountWith(...roles))))
  let turn = 0
  return (access: Door['access']) =>
    (network: number): Sender => ({
      cookie: cookies.get(access)?.[turn++ % ACCOUNTS] ?? '',
      network: `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`,
    })
}

/** Values for dynamic segments: rows of the demonstration where an id alone would find nothing. */
async function demonstrationIds(): Promise<Record<string, string>> {
  const article = await db().article.findFirstOrThrow({ where: { status: 'published', deletedAt: null } })
  const { articleRef, location, slug } = { articleRef: article.id, location: article.locationPath, slug: article.slug }
  const names = {
    provider: 'google',
    mail: 'recuperar',
    token: 'a'.repeat(24),
    place: '0',
    month: '2026-10',
    section: 'politica',
  }
  return {
    id: article.id,
    articleRef,
    location: location ?? 'sobral-ce',
    slug,
    nextauth: 'callback/credentials',
    file: '1.webp',
    path: 'a',
    tag: 'saude',
    ...names,
  }
}
