import { mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { runningPostgres } from '#server/embedded/lock.ts'
import { db } from '#server/platform/db/db.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { startInstance } from './bench/instance.ts'
import { written } from './bench/numbers.ts'
import type { Bench, House } from './bench/part.ts'
import { parts } from './bench/parts.ts'
import { printed } from './bench/report.ts'
import { build } from './steps/building/build.ts'
import { type Lifetime, run } from './steps/lifetime.ts'

/**
 * `npm run bench`: measures the product's performance on this machine. It starts instances with the demonstration's content in a temporary
 * folder.
 * `npm run bench -- throughput sizes` measures these parts alone.
 */

const secret = 'only-for-measuring-0123456789-abcdef'

function benchOf({ signal, onClose }: Lifetime): Bench {
  const base = join(tmpdir(), `portal-bench-${process.pid}`)
  onClose(() => rm(base, { recursive: true, force: true }))
  const shared = { DATA_DIR: join(base, 'house'), AUTH_SECRET: secret }
  Object.assign(process.env, shared, { LOG_LEVEL: 'silent' })

  const start: Bench['start'] = async (others, own) => {
    signal.throwIfAborted()
    const instance = await startInstance({ ...shared, ...others }, own)
    onClose(() => instance.stop())
    return instance
  }

  async function open(): Promise<House> {
    const first = await start({})
    await first.stop()
    const instance = await start({})
    const database = runningPostgres(shared.DATA_DIR)
    if (!database) throw new OperatorError('O portal a medir não tem banco de dados.')
    process.env.DATABASE_URL = database
    onClose(() => db().$disconnect())
    return { ...instance, database, firstStart: first.seconds, beside: { DATABASE_URL: database, JOBS: '0' } }
  }

  let house: Promise<House> | null = null
  const folder = (name: string) => {
    const path = join(base, name)
    mkdirSync(path, { recursive: true })
    return path
  }
  return { start, folder, signal, house: () => (house ??= open()) }
}

/** The parts that the arguments name; all parts without arguments. Raises OperatorError for an unknown name. */
function chosen(names: readonly string[]) {
  const unknown = names.find(name => !parts.some(part => part.name === name))
  if (unknown) {
    throw new OperatorError(`Não sei medir “${unknown}”. Sei: ${parts.map(({ name }) => name).join(', ')}.`)
  }
  return parts.filter(({ name }) => names.length === 0 || names.includes(name))
}

await run(async lifetime => {
  const selected = chosen(process.argv.slice(2))
  const load = written(loadavg()[0] ?? 0, 1)
  console.log(`${cpus().length} núcleos, carga ${load} antes de começar. Compilando, se o código mudou…`)
  await build({ signal: lifetime.signal })
  const bench = benchOf(lifetime)
  for (const part of selected) {
    lifetime.signal.throwIfAborted()
    console.log(`\n${part.title}`)
    console.log(printed(await part.measure(bench)))
  }
  console.log(
    '\nO gerador divide a máquina com o que mede, e máquinas têm vizinhos: compare as razões, não os números de dois dias.',
  )
  return undefined
})
