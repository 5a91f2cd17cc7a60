// `node scripts/run.mjs <command> [arguments]`: the one door of every npm script. Makes sure that the packages and the Prisma client
// are there, then runs scripts/<command>.ts with the Node 24 that comes from npm, whatever Node started this. Plain JavaScript
// without a dependency: on a fresh clone nothing else can run.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ancestorNamed, birthOf } from '../server/platform/process/process.mjs'
import { installPackages } from './run/packages.mjs'
import { generateClient } from './run/prisma-client.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command, ...rest] = process.argv.slice(2)
const script = join(root, 'scripts', `${command}.ts`)
/** Commands that need more packages than the site does. */
const development = ['dev', 'check', 'test', 'screens', 'bench', 'bench-writing', 'prisma'].includes(command)

if (!/^[a-z-]+$/.test(command ?? '') || !existsSync(script)) {
  console.error(`Não conheço o comando “${command ?? ''}”. Veja os que existem com: npm run`)
  process.exit(2)
}

try {
  await installPackages(root, { development })
  await generateClient(root)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

// Left alone, V8 gives a hundred megabytes to what dies within one request and lets the rest grow fourfold before it looks; glibc keeps an arena of
// freed memory per thread, and after the first large block it no longer gives large ones back.
const heap = ['--max-semi-space-size=8', '--heap-growing-percent=30']
const memory = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' }
const child = spawn(join(root, 'node_modules/.bin/node'), [...heap, script, ...rest], {
  cwd: root,
  env: { ...memory, ...process.env },
  // The channel carries nothing: its end tells the child that this process is gone, kill -9 included.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
stopWhenNpmIsGone()
child.on('error', error => {
  console.error(`Não consegui executar scripts/${command}.ts: ${error.message}`)
  process.exit(1)
})
child.on('exit', (code, signal) => {
  if (!signal) process.exit(code ?? 1)
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
})

/** A killed npm tells nobody; we look. Started by hand (`nohup node scripts/run.mjs …`) there is none to look for. */
function stopWhenNpmIsGone() {
  const npm = ancestorNamed('npm')
  if (!npm) return
  const birth = birthOf(npm)
  setInterval(() => {
    if (birthOf(npm) !== birth) child.kill('SIGTERM')
  }, 1000).unref()
}
