import { Agent } from 'node:http'
import { runProgram } from '../steps/child.ts'
import { root } from '../steps/environment.ts'
import { timed } from './ask.ts'
import { navigations } from './heads.ts'
import { quantile } from './numbers.ts'

/** The maximum number of requests, however fast the server is. */
const MOST_REQUESTS = 200_000

export interface Load {
  requests: number
  requestsPerSecond: number
  /** Milliseconds until the last byte. */
  median: number
  p99: number
}

export interface LoadOptions {
  connections: number
  seconds: number
  /** Header lines of every request; Chrome's by default. */
  lines?: readonly string[]
  /** A Lua script that chooses the requests, for `wrk` only. */
  script?: string
}

/** A load generator: requests one address repeatedly on kept-alive connections, one request at a time on each. */
export interface Generator {
  name: string
  load(url: string, options: LoadOptions): Promise<Load>
}

/** `wrk` where it is installed, else Node. `wrk` uses less of the machine, so it distorts the result less. */
export async function bestGenerator(): Promise<Generator> {
  return (await isInstalled('wrk')) ? wrk : node
}

/** Whether a program is installed. */
export const isInstalled = (program: string): Promise<boolean> =>
  runProgram(program, ['-v'], { cwd: root }).then(
    () => true,
    () => false,
  )

const node: Generator = {
  name: 'Node',
  async load(url, { connections, seconds, lines = navigations.Chrome }) {
    const agent = new Agent({ keepAlive: true, maxSockets: connections })
    const headers = Object.fromEntries(lines.map(line => line.split(': ', 2)))
    const times: number[] = []
    const started = performance.now()
    const client = async () => {
      while (performance.now() - started < seconds * 1000 && times.length < MOST_REQUESTS)
        times.push(await timed(url, agent, { headers }))
    }
    try {
      await Promise.all(Array.from({ length: connections }, client))
    } finally {
      agent.destroy()
    }
    const elapsed = (performance.now() - started) / 1000
    const requests = times.length
    return {
      requests,
      requestsPerSecond: requests / elapsed,
      median: quantile(times, 0.5),
      p99: quantile(times, 0.99),
    }
  },
}

const wrk: Generator = {
  name: 'wrk',
  async load(url, { connections, seconds, lines = navigations.Chrome, script }) {
    const args = [
      ...['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '20s'],
      ...lines.flatMap(line => ['-H', line]),
      ...(script ? ['-s', script] : []),
      url,
    ]
    const { code, output } = await runProgram('wrk', args, { cwd: root })
    if (code !== 0 || /Non-2xx|Socket errors/.test(output)) throw new Error(output)
    const number = (pattern: RegExp) => output.match(pattern) ?? []
    const milliseconds = ([, value, unit]: string[]) =>
      Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit ?? ''] ?? Number.NaN)
    return {
      requests: Number(number(/(\d+) requests in/)[1]),
      requestsPerSecond: Number(number(/Requests\/sec: +([\d.]+)/)[1]),
      median: milliseconds(number(/50% +([\d.]+)(\w+)/)),
      p99: milliseconds(number(/99% +([\d.]+)(\w+)/)),
    }
  },
}
