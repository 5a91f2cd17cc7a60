// `node scripts/run.mjs <command> [arguments]`: the entry point of every npm script. Installs the packages and generates the Prisma client
// if needed, then runs scripts/<command>.ts with the Node 24 from npm, whatever Node started this file, and starts the site and the worker
// again when they die. Plain JavaScript without dependencies: on a fresh clone nothing else can run.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ancestorNamed, birthOf } from '../server/platform/process/process.mjs'
import { keepRunning } from './run/keep-running.mjs'
import { prepare } from './run/packages.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command, ...rest] = process.argv.slice(2)
const script = join(root, 'scripts', `${command}.ts`)
/** Commands that need development packages. */
const development = ['dev', 'check', 'test', 'screens', 'bench'].includes(command)

if (!/^[a-z-]+$/.test(command ?? '') || !existsSync(script)) {
  console.error(`Não conheço o comando “${command ?? ''}”. Veja os que existem com: npm run`)
  process.exit(2)
}

try {
  await prepare(root, { development })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

// By default V8 reserves a hundred megabytes for short-lived objects and lets the old space grow fourfold before a collection. glibc keeps
// one arena of freed memory per thread, and after the first large block it stops returning large blocks to the system.
// An import's texts live until their batch is written: with a small space for short-lived objects each is copied several times, and with little growth
// all that lives is followed at each batch. Helping threads of the collector would take the core that PostgreSQL has.
const heap =
  command === 'import'
    ? ['--max-semi-space-size=16', '--heap-growing-percent=60', '--no-parallel-scavenge']
    : ['--max-semi-space-size=8', '--heap-growing-percent=15']
// Node keeps what it compiled, so that a second start neither strips types nor compiles: faster, and 25 MB lighter.
const compiled = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') }
const memory = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' }
/** Commands that serve until somebody stops them. */
const lasting = ['start', 'worker'].includes(command)
const running = keepRunning(
  death =>
    spawn(join(root, 'node_modules/.bin/node'), [...heap, script, ...rest], {
      cwd: root,
      env: { ...compiled, ...memory, ...process.env, ...(death && { PORTAL_DEATH: JSON.stringify(death) }) },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    }),
  { again: lasting, end },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => running.stop(signal))
stopWhenNpmIsGone()

/** Ends as the process ended, by its code or by its signal. */
function end(code, signal) {
  if (!signal) process.exit(code ?? 1)
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
}

/**
 * A killed npm sends no signal, so this process polls for its parent. Started by hand (`nohup node scripts/run.mjs …`), it has no npm to
 * poll.
 */
function stopWhenNpmIsGone() {
  const npm = ancestorNamed('npm')
  if (!npm) return
  const birth = birthOf(npm)
  setInterval(() => {
    if (birthOf(npm) !== birth) running.stop('SIGTERM')
  }, 1000).unref()
}
