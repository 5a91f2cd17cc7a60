import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism, loadavg } from 'node:os'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { root } from '../../steps/environment.ts'
import { milliseconds, quantile, written } from '../numbers.ts'
import type { Part, Row } from '../part.ts'

const HISTORIES = Number(process.env.BENCH_HISTORIES ?? 10_000)
const PEOPLE = 25

export const billing: Part = {
  name: 'billing',
  title: `Assinaturas: ${written(HISTORIES)} histórias sorteadas, e mil avisos de pagamento em dez segundos`,
  async measure({ signal }) {
    return [...(await notifications(signal)), ...(await histories(signal))]
  },
}

/** Runs a script of this folder in a process of its own. Gives what it printed, read as JSON. */
async function printedBy<Printed>(script: string, args: string[], signal: AbortSignal): Promise<Printed> {
  const child = spawn(process.execPath, [`scripts/bench/billing/${script}.ts`, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    signal,
  })
  let said = ''
  child.stdout.on('data', part => {
    said += part
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new OperatorError(`${script} terminou com o código ${code}.`)
  return JSON.parse(said) as Printed
}

/** Milliseconds of answers, and from a notification until access. */
interface Times {
  alone: number[]
  answers: number[]
  opened: number[]
  /** Subscriptions that are active in the end. */
  active: number
}

async function notifications(signal: AbortSignal): Promise<Row[]> {
  const load = loadavg()[0] ?? 0
  const { alone, answers, opened, active } = await printedBy<Times>('webhooks', [], signal)
  const times = (all: number[]) => {
    const [middle, p95, slowest] = [0.5, 0.95, 1].map(part => milliseconds(quantile(all, part)))
    return `mediana ${middle}, p95 ${p95}, o mais lento ${slowest}`
  }
  return [
    [
      'Resposta ao aviso',
      `${times(answers)} (${answers.length} de 1.000; carga ${written(load, 1)} antes; meta: 50 ms)`,
    ],
    ['De um aviso sozinho ao acesso aberto', `${times(alone)} (meta: 2 s)`],
    ['Do aviso ao acesso aberto, entre mil', `${times(opened)} (${opened.length} de 1.000; meta: 2 s)`],
    ['Assinaturas ativas no fim', `${active} de ${alone.length + 1_000}`],
  ]
}

/** The histories, divided among the machine's cores, each with a database of its own. */
async function histories(signal: AbortSignal): Promise<Row[]> {
  const begun = performance.now()
  const worlds = Math.ceil(HISTORIES / PEOPLE)
  const processes = Math.min(availableParallelism(), worlds)
  const bounds = Array.from({ length: processes + 1 }, (_, n) => 1_000 + Math.round((n * worlds) / processes))
  const parts = await Promise.all(
    bounds.slice(1).map((to, n) => printedBy<unknown[]>('histories', [String(bounds[n]), String(to)], signal)),
  )
  const faults = parts.flat()
  const minutes = (performance.now() - begun) / 60_000
  const first = faults.length > 0 ? `; a primeira: ${JSON.stringify(faults[0])}` : ''
  return [
    ['Histórias', `${written(worlds * PEOPLE)} em ${written(minutes, 1)} min`],
    ['Acesso, razão ou cobrança errados', `${faults.length}${first}`],
  ]
}
