import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runningPostgres } from '#server/embedded/lock.ts'
import { db } from '#server/platform/db/db.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { archive } from './bench/archive.ts'
import { attacks } from './bench/attacks.ts'
import { beacons } from './bench/beacons.ts'
import { firstPrint } from './bench/first-print.ts'
import { hot } from './bench/hot.ts'
import { imports } from './bench/imports.ts'
import { startInstance } from './bench/instance.ts'
import { lighthouse } from './bench/lighthouse.ts'
import { type Bench, type House, type Part, written } from './bench/part.ts'
import { payments } from './bench/payments.ts'
import { build } from './steps/building/build.ts'
import { runProgram } from './steps/child.ts'
import { root } from './steps/environment.ts'
import { type Lifetime, run } from './steps/lifetime.ts'

const parts: readonly Part[] = [hot, firstPrint, lighthouse, attacks, payments, beacons, imports, archive]

const list = () => {
  const lines = parts.map(
    ({ name, title, size }) => `  ${name.padEnd(12)} ${title}${size ? ` (${written(size)})` : ''}`,
  )
  return `Partes:\n${lines.join('\n')}\n\nnpm run bench -- PARTE… [--tamanho N], ou npm run bench -- tudo`
}

function benchOf(size: number, { signal, onClose }: Lifetime): Bench {
  const folder = () => {
    const path = mkdtempSync(join(tmpdir(), 'portal-bench-'))
    onClose(() => rm(path, { recursive: true, force: true }))
    return path
  }
  const shared = { AUTH_SECRET: 'only-for-measuring-0123456789-abcdef' }

  async function start(dataDir: string, own: Record<string, string>): Promise<House> {
    signal.throwIfAborted()
    const instance = await startInstance({ ...shared, ...own, DATA_DIR: dataDir })
    onClose(() => instance.stop())
    const database = runningPostgres(dataDir)?.ownerUrl
    if (!database) throw new OperatorError('O portal a medir não tem banco de dados.')
    // For db(), the session's cookie and the import's command.
    Object.assign(process.env, { ...shared, DATA_DIR: dataDir, DATABASE_URL: database, LOG_LEVEL: 'silent' })
    const again = async (more = {}) => {
      await instance.stop()
      return start(dataDir, { ...own, ...more })
    }
    return { ...instance, dataDir, database, again }
  }
  return { open: (own = {}) => start(folder(), own), folder, size, signal }
}

// `npm run bench`: measures the product on this machine. Each part has instances of its own, in temporary folders.
await run(async lifetime => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { tamanho: { type: 'string' } } })
  const names = positionals[0] === 'tudo' ? parts.map(({ name }) => name) : positionals
  const [part] = names.map(name => parts.find(each => each.name === name))
  const size = Number(values.tamanho ?? part?.size ?? 1)
  if (names.length === 0) {
    console.log(list())
    return 0
  }
  if (!part || names.some(name => !parts.some(each => each.name === name)) || !(size >= 1))
    throw new OperatorError(list())
  await build({ signal: lifetime.signal })
  if (names.length > 1) {
    // A process for each part: the connection of one leads to another's database.
    for (const name of names) {
      const args = ['scripts/bench.ts', name, ...(values.tamanho ? ['--tamanho', values.tamanho] : [])]
      await runProgram(process.execPath, args, { cwd: root, signal: lifetime.signal, show: true })
      lifetime.signal.throwIfAborted()
    }
    return 0
  }
  console.log(`\n${part.title}\n${cpus().length} núcleos, carga ${written(loadavg()[0] ?? 0, 1)} antes`)
  const rows = await part.measure(benchOf(size, lifetime)).catch((error: unknown) => {
    // The file with the details goes away with the instance's folder.
    console.error(error)
    throw error
  })
  const width = Math.max(...rows.map(([what]) => what.length)) + 2
  console.log(rows.map(([what, value]) => `  ${what.padEnd(width)}${value}`).join('\n'))
  await db().$disconnect()
  return 0
})
