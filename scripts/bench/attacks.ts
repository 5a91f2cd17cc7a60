import { Agent, type OutgoingHttpHeaders } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { encode } from 'next-auth/jwt'
import { searchPath } from '#lib/addresses/paths.ts'
import { makeAccount, makeByline } from '#prisma/seed/factories.ts'
import { db } from '#server/platform/db/db.ts'
import { openSession } from '#server/platform/session/session-store.ts'
import { ask, publishedPaths } from './ask.ts'
import { requestText } from './heads.ts'
import { type House, type Part, type Row, spread, written } from './part.ts'

const SECONDS = 10
const PIPELINED = 1_500

/** Header lines of the attacker's network and of the other readers' network. */
const attacker = { 'x-forwarded-for': '198.51.100.1' }
const reader = { 'x-forwarded-for': '203.0.113.7' }

export const attacks: Part = {
  name: 'attacks',
  title: `O que um cliente mal-educado custa em memória e à página pronta de outro leitor, ${SECONDS} s cada`,
  async measure(bench) {
    const house = await (await bench.open({ TRUSTED_PROXIES: '1' })).again()
    const { url } = house
    const [article = '/', ...others] = await publishedPaths()
    const cookie = await readerCookie()
    // The first request of each kind is slow for other reasons than the attack.
    for (const path of [article, '/auth', searchPath({ q: 'a' })]) await ask(url + path, undefined, reader)
    await ask(url + article, undefined, { ...reader, cookie })
    const attacks: Record<string, () => () => void> = {
      'Dez conexões pedem e não leem': () => pipeline(url, article, 10, false),
      'Duas conexões pedem /auth adiante': () => pipeline(url, '/auth', 2, true),
      '150 páginas de uma leitora de uma vez': () => rush(url, others, { ...attacker, cookie }),
      '300 buscas por segundo de um cliente': () => flood(url),
    }
    const rows: Row[] = []
    for (const [name, start] of Object.entries(attacks)) {
      await wait(2_000, undefined, { signal: bench.signal })
      rows.push([name, await during(house, start, article)])
    }
    return rows
  },
}

/** The growth of the process during an attack, and the finished page of another reader, who asks ten times a second. */
async function during({ url, memory }: House, start: () => () => void, article: string): Promise<string> {
  const before = memory()
  let most = before
  const stop = start()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  let refused = 0
  for (const end = performance.now() + SECONDS * 1000; performance.now() < end; await wait(100)) {
    const started = performance.now()
    const { status } = await ask(url + article, agent, reader)
    times.push(performance.now() - started)
    if (status !== 200) refused++
    most = Math.max(most, memory())
  }
  agent.destroy()
  stop()
  return `+${written((most - before) / 2 ** 20)} MiB; ${spread(times)}; ${refused} de ${times.length} recusadas`
}

/** Sends pipelined requests on some connections, and reads the responses or not. */
function pipeline(base: string, target: string, connections: number, reads: boolean): () => void {
  const sockets: Socket[] = []
  for (let i = 0; i < connections; i++) {
    const socket = connect(Number(new URL(base).port), 'localhost')
    socket.on('error', () => {})
    if (reads) socket.resume()
    else socket.pause()
    socket.write(requestText(target, [`X-Forwarded-For: ${attacker['x-forwarded-for']}`]).repeat(PIPELINED))
    sockets.push(socket)
  }
  return () => {
    for (const socket of sockets) socket.destroy()
  }
}

/** Requests 150 pages of one reader at once, again and again. */
function rush(base: string, paths: readonly string[], headers: OutgoingHttpHeaders): () => void {
  let stopped = false
  const again = async () => {
    while (!stopped) {
      const page = (i: number) => ask(base + (paths[i % paths.length] ?? '/'), undefined, headers)
      await Promise.allSettled(Array.from({ length: 150 }, (_, i) => page(i)))
    }
  }
  void again()
  return () => {
    stopped = true
  }
}

function flood(base: string): () => void {
  const agent = new Agent({ keepAlive: true })
  let asked = 0
  const timer = setInterval(() => {
    for (let i = 0; i < 30; i++) ask(base + searchPath({ q: `a${asked++}` }), agent, attacker).catch(() => {})
  }, 100)
  return () => {
    clearInterval(timer)
    agent.destroy()
  }
}

async function readerCookie(): Promise<string> {
  const userId = await makeByline({ fullName: 'Leitora medida' })
  await makeAccount(userId, { email: `${userId}@bench.local`, roles: [] })
  const sid = await openSession(db(), userId, 'bench')
  return `next-auth.session-token=${await encode({ token: { sid }, secret: process.env.AUTH_SECRET ?? '' })}`
}
