import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { runningPostgres } from '#server/embedded/lock.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import type { Survived } from '#tests/support/mail/killed-sender.ts'
import { root } from '../../steps/environment.ts'
import { timed } from '../ask.ts'
import { publishedPaths } from '../demonstration.ts'
import { navigations } from '../heads.ts'
import { milliseconds, quantile, written } from '../numbers.ts'
import type { Part, Row } from '../part.ts'

const RECIPIENTS = 20_000
const KILLS = 10
const CONNECTIONS = 10
/** Milliseconds between two pages of the readers meanwhile. */
const PAUSE_MS = 20

export const newsletter: Part = {
  name: 'newsletter',
  title: `Newsletter: ${written(RECIPIENTS)} destinatários por SMTP nesta máquina, com o processo morto ${KILLS} vezes`,
  async measure({ start, folder, signal }) {
    const dataDir = folder('newsletter')
    // The house reads pages and sends nothing: the process that is killed sends.
    const { url, stop } = await start({ DATA_DIR: dataDir }, { JOBS: '0' })
    const database = runningPostgres(dataDir)
    if (!database) throw new OperatorError('O portal a medir não tem banco de dados.')
    process.env.DATABASE_URL = database
    const done = new AbortController()
    const reading = readMeanwhile(url, done.signal)
    const outcome = await survive(database, signal)
    done.abort()
    const times = await reading
    await stop()
    return rowsOf(outcome, times)
  },
}

function rowsOf(
  { recipients, queued, taken, twice, states, settled, ...end }: Survived,
  times: readonly number[],
): Row[] {
  const { sent = 0, uncertain = 0, ...others } = states
  const truthful = taken >= sent && taken <= sent + uncertain && sent + uncertain === recipients
  return [
    ['Na fila', `${written(recipients)} em ${milliseconds(queued)}`],
    ['Receberam duas vezes', written(twice)],
    ['Entregues, incertas, outras', `${written(sent)}, ${written(uncertain)}, ${JSON.stringify(others)}`],
    ['Recebidas pelo servidor', `${written(taken)} (contagem ${truthful ? 'confere' : 'NÃO confere'})`],
    [
      'Depois de um clique',
      `${written(settled.sent ?? 0)} enviadas; edição: ${end.status}, ${written(end.sentToCount)}`,
    ],
    ['Mensagens por segundo', written(end.perSecond)],
    ['Leitores ao mesmo tempo', readersOf(times)],
  ]
}

const readersOf = (times: readonly number[]) =>
  `${written(times.length)} páginas, mediana ${milliseconds(quantile(times, 0.5))}, p95 ${milliseconds(quantile(times, 0.95))}`

/** Reads the home page and articles one after the other until told to end. Gives the milliseconds of each. */
async function readMeanwhile(url: string, signal: AbortSignal): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const headers = Object.fromEntries(navigations.Chrome.map(line => line.split(': ', 2)))
  const paths = ['/', ...(await publishedPaths()).slice(0, 9)]
  for (const path of paths) await timed(url + path, agent, { headers })
  const times: number[] = []
  for (let at = 0; !signal.aborted; at++) {
    times.push(await timed(url + (paths[at % paths.length] ?? '/'), agent, { headers }))
    await delay(PAUSE_MS)
  }
  agent.destroy()
  return times
}

async function survive(database: string, signal: AbortSignal): Promise<Survived> {
  const args = ['scripts/bench/newsletter/kills.ts', ...[RECIPIENTS, KILLS, CONNECTIONS].map(String)]
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, DATABASE_URL: database },
    stdio: ['ignore', 'pipe', 'inherit'],
    signal,
  })
  let said = ''
  child.stdout.on('data', part => {
    said += part
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new OperatorError(`kills terminou com o código ${code}.`)
  return JSON.parse(said) as Survived
}
