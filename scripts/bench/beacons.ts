import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { db } from '#server/platform/db/db.ts'
import { ask, publishedPaths, readSteadily } from './ask.ts'
import { type Part, spread, written } from './part.ts'

/** A million an hour. */
const PER_SECOND = 278

export const beacons: Part = {
  name: 'beacons',
  title: `Visitas a contar, ${PER_SECOND} por segundo, com dois avisos cada: quantas se perdem, e quanto de um núcleo custam`,
  size: PER_SECOND * 60,
  async measure({ open, size, signal }) {
    const { url, cpuSeconds } = await (await open({ TRUSTED_PROXIES: '1' })).again()
    const [article = '/'] = await publishedPaths()
    await ask(url + article)
    const agent = new Agent({ keepAlive: true, maxSockets: 32 })
    const before = await db().audienceVisit.count()
    const cpu = cpuSeconds()
    const started = performance.now()
    const answers: Promise<number>[] = []
    let over = false
    const reading = readSteadily(
      () => url + article,
      () => over,
      () => wait(25),
    )
    for (let visit = 0; visit < size && !signal.aborted; visit++) {
      await wait(Math.max(0, started + (visit * 1000) / PER_SECOND - performance.now()))
      answers.push(...reports(url, visit, agent))
    }
    const refused = (await Promise.all(answers)).filter(status => status !== 204).length
    over = true
    const times = await reading
    const share = (cpuSeconds() - cpu) / ((performance.now() - started) / 1000)
    agent.destroy()
    // Writes wait three seconds.
    await wait(5_000, undefined, { signal })
    const lost = size - (await db().audienceVisit.count()) + before
    return [
      ['Visitas', `${written(size)}; avisos recusados ${refused}, visitas perdidas ${lost}`],
      ['Processador do portal, com estas leituras', `${written(share * 100)} % de um núcleo`],
      ['Matéria quente enquanto isso', spread(times)],
    ]
  },
}

/** A visit from an address of its own: a first report, and a last one two seconds later. Gives their statuses, 0 for one lost on the way. */
function reports(url: string, visit: number, agent: Agent): Promise<number>[] {
  const body = { page: randomUUID(), path: `/pagina-${visit % 500}` }
  const headers = {
    origin: url,
    'content-type': 'text/plain',
    'x-forwarded-for': `10.${(visit >> 16) & 255}.${(visit >> 8) & 255}.${visit & 255}`,
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
  }
  const send = (seen: number) =>
    new Promise<number>(resolve => {
      const sent = request(`${url}/api/beacon`, { method: 'POST', agent, headers }, response => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0))
      })
      sent.on('error', () => resolve(0))
      sent.end(JSON.stringify({ ...body, seen, read: seen }))
    })
  return [send(5), wait(2_000).then(() => send(7))]
}
