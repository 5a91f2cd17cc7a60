import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { timed } from '../ask.ts'

/** The most reports that wait for an answer or for their moment. Past them the generator waits too, so that a slow machine takes longer. */
const MOST_OPEN = 10_000

interface Pace {
  url: string
  /** A page that a reader asks for meanwhile. */
  page: string
  perSecond: number
  seconds: number
}

/**
 * Sends visits at an even pace, each from an address of its own: a first report, and a last one two seconds later. Gives the visits sent, the messages
 * refused or lost on the way, and the milliseconds of the page.
 */
export async function sendVisits({
  url,
  page,
  perSecond,
  seconds,
}: Pace): Promise<{ sent: number; refused: number; times: number[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const answers = { open: 0, refused: 0 }
  const count = Math.round(perSecond * seconds)
  const started = performance.now()
  const reading = readSteadily(page, started + seconds * 1000)
  for (let visit = 0; visit < count; visit++) {
    const due = started + (visit * 1000) / perSecond
    const early = due - performance.now()
    if (early > 1) await wait(early)
    while (answers.open > MOST_OPEN) await wait(20)
    answers.open += 2
    for (const status of visitOf(url, visit, agent))
      void status
        .catch(() => 0)
        .then(got => {
          answers.open--
          if (got !== 204) answers.refused++
        })
  }
  while (answers.open > 0) await wait(50)
  const times = await reading
  agent.destroy()
  return { sent: count, refused: answers.refused, times }
}

function visitOf(url: string, visit: number, agent: Agent): Promise<number>[] {
  const body = { page: randomUUID(), path: `/pagina-${visit % 500}` }
  const from = `10.${(visit >> 16) & 255}.${(visit >> 8) & 255}.${visit & 255}`
  const send = (seen: number) => sendOne(url, JSON.stringify({ ...body, seen, read: seen }), { agent, from })
  return [send(5), wait(2_000).then(() => send(7))]
}

function sendOne(url: string, body: string, { agent, from }: { agent: Agent; from: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...{ origin: url, 'content-type': 'text/plain', 'x-forwarded-for': from },
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
    }
    const sent = request(`${url}/api/beacon`, { method: 'POST', agent, headers }, response => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

async function readSteadily(page: string, until: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  while (performance.now() < until) {
    times.push(await timed(page, agent))
    await wait(25)
  }
  agent.destroy()
  return times
}
