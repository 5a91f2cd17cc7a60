import { Agent, type OutgoingHttpHeaders } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { searchPath } from '#lib/addresses/paths.ts'
import { makeAccount, makeByline } from '#prisma/seed/factories.ts'
import { ask } from '../ask.ts'
import { publishedPaths } from '../demonstration.ts'
import { requestText } from '../heads.ts'
import type { Instance } from '../instance.ts'
import { milliseconds, quantile, written } from '../numbers.ts'
import type { Part, Row } from '../part.ts'
import { cookieOf } from '../session.ts'

const SECONDS = 10
const PIPELINED = 1_500

/** Header lines of the attacker's network and of the other readers' network. */
const attacker = { 'x-forwarded-for': '198.51.100.1' }
const reader = { 'x-forwarded-for': '203.0.113.7' }

export const attacks: Part = {
  name: 'attacks',
  title: `O que um cliente mal-educado custa aos outros, ${SECONDS} s cada`,
  async measure(bench) {
    const house = await bench.house()
    const instance = await bench.start(house.beside, { TRUSTED_PROXIES: '1' })
    const [article = '/', ...others] = await publishedPaths()
    await ask(instance.url + article)
    const [maria, ana] = [await subscriberCookie(), await subscriberCookie()]
    // The first request of each kind is slow for other reasons than the attack.
    for (const path of ['/auth', searchPath({ q: 'a' })]) await ask(instance.url + path, undefined, reader)
    for (const cookie of [maria, ana]) await ask(instance.url + article, undefined, { ...reader, cookie })
    const ready = { name: 'página pronta de outro leitor', path: () => article, headers: reader }
    const own = { name: 'página de outro assinante', path: () => article, headers: { ...reader, cookie: ana } }
    const searched = { name: 'busca de outro leitor', path: (i: number) => searchPath({ q: `b${i}` }), headers: reader }
    const attack = (name: string, start: () => Promise<() => void>, victims: Victim[]) =>
      measureAttack(instance, name, start, victims)
    const rows = [
      ...(await attack('Dez conexões pedem e não leem', () => pipeline(instance.url, article, 10, false), [
        ready,
        own,
      ])),
      ...(await attack('Duas conexões pedem /auth adiante', () => pipeline(instance.url, '/auth', 2, true), [
        ready,
        own,
      ])),
      ...(await attack('150 páginas de uma assinante de uma vez', () => rush(instance.url, others, maria), [
        ready,
        own,
      ])),
      ...(await attack('300 buscas por segundo de um cliente', () => flood(instance.url), [ready, own, searched])),
    ]
    await instance.stop()
    return rows
  },
}

/** Another reader, who sends ten requests a second. */
interface Victim {
  name: string
  path(i: number): string
  headers: OutgoingHttpHeaders
}

/** Measures the other readers' responses and the memory of the process during an attack. */
async function measureAttack(
  instance: Instance,
  name: string,
  start: () => Promise<() => void>,
  victims: readonly Victim[],
): Promise<Row[]> {
  await wait(2_000)
  const before = instance.memory()
  let most = before
  const stop = await start()
  const watching = setInterval(() => {
    most = Math.max(most, instance.memory())
  }, 50)
  const results = await Promise.all(victims.map(victim => keepAsking(instance.url, victim)))
  clearInterval(watching)
  stop()
  const mebibytes = written((most - before) / 1024 / 1024)
  return [
    [`${name}: memória`, `+${mebibytes} MiB`],
    ...victims.map(({ name: victim }, i): Row => [`${name}: ${victim}`, results[i] ?? '']),
  ]
}

/** Sends a victim's requests during the attack. Returns the median and the slowest time, and how many requests were refused. */
async function keepAsking(base: string, { path, headers }: Victim): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  let refused = 0
  for (const end = performance.now() + SECONDS * 1000; performance.now() < end; await wait(100)) {
    const started = performance.now()
    const { status } = await ask(base + path(times.length), agent, headers)
    times.push(performance.now() - started)
    if (status !== 200) refused++
  }
  agent.destroy()
  const slowest = milliseconds(Math.max(...times))
  return `mediana ${milliseconds(quantile(times, 0.5))}, pior ${slowest}; ${written(refused)} de ${times.length} recusadas`
}

/** Sends pipelined requests on some connections, and reads the responses or not. */
async function pipeline(base: string, target: string, connections: number, reads: boolean): Promise<() => void> {
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

/** Requests 150 pages of one subscriber at once, again and again. */
async function rush(base: string, paths: readonly string[], cookie: string): Promise<() => void> {
  let stopped = false
  const again = async () => {
    while (!stopped) {
      const headers = { ...attacker, cookie }
      const asked = Array.from({ length: 150 }, (_, i) =>
        ask(base + (paths[i % paths.length] ?? '/'), undefined, headers),
      )
      await Promise.allSettled(asked)
    }
  }
  void again()
  return () => {
    stopped = true
  }
}

async function flood(base: string): Promise<() => void> {
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

async function subscriberCookie(): Promise<string> {
  const userId = await makeByline({ fullName: 'Assinante medida' })
  await makeAccount(userId, { email: `${userId}@bench.local`, roles: [] })
  return cookieOf(userId)
}
