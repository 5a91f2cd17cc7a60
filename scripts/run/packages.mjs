import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitForTurn } from '../../server/platform/process/lock-file.mjs'

// Plain JavaScript, for the reason given in scripts/run.mjs.

/**
 * Runs `npm ci` when node_modules lacks what package-lock.json names, and `prisma generate` after that and after a change of the schema. Two
 * processes in one checkout wait for each other (decision 0341). Raises an Error with a sentence for the operator.
 */
export async function prepare(root, { development = false } = {}) {
  if (installed(root, { development }) && generated(root)) return
  const done = await waitForTurn(join(root, '.install.lock'), () =>
    console.log('Outra instalação está em andamento nesta pasta; esperando que termine…'),
  )
  try {
    if (!installed(root, { development })) {
      console.log('Instalando os pacotes (npm ci). Na primeira vez leva um ou dois minutos…')
      // Also where somebody's npm leaves out scripts or development packages: the package `node` unpacks itself by a script.
      const options = ['--include=dev', '--ignore-scripts=false', '--no-audit', '--no-fund', '--loglevel=error']
      const advice = 'O npm não conseguiu instalar os pacotes (o motivo está acima). Verifique a rede e tente de novo.'
      run(root, 'npm', ['ci', ...options], advice)
    }
    if (!generated(root)) {
      run(root, 'npx', ['--no', 'prisma', 'generate'], 'O Prisma não conseguiu gerar o cliente do banco.')
      writeFileSync(join(root, madeMark), '')
    }
  } finally {
    done()
  }
}

/** Whether node_modules holds what package-lock.json names. */
export function installed(root, { development = false } = {}) {
  const lock = read(join(root, 'package-lock.json'))
  if (!lock) throw new Error('Falta o arquivo package-lock.json: baixe o projeto de novo ou recupere-o com o git.')
  const present = read(join(root, 'node_modules/.package-lock.json'))
  return existsSync(join(root, 'node_modules/.bin/node')) && isComplete(lock, present, { development })
}

/**
 * Whether an installation has the packages of a lock file. npm writes its own list (node_modules/.package-lock.json) at the end, so an interrupted
 * install has none. Packages for other platforms may be missing, and without `development` those that serving does not need (`npm ci --omit=dev`).
 */
export function isComplete(lock, present, { development }) {
  return Object.entries(lock.packages).every(([path, entry]) => {
    const found = present?.packages[path]
    if (found) return found.version === entry.version && found.integrity === entry.integrity
    return path === '' || entry.optional || (!development && (entry.dev || entry.devOptional))
  })
}

const madeMark = 'prisma/generated/.made'

/** Whether the Prisma client was generated whole, after the last change of its schema and the last install. */
export function generated(root) {
  const [made, ...sources] = [
    madeMark,
    'prisma/schema.prisma',
    'prisma/personal-data.mjs',
    'node_modules/.package-lock.json',
  ].map(file => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0)
  return sources.every(changed => changed <= made)
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** Runs a program and, when it fails, shows what it said. Raises an Error with the sentence. */
function run(root, program, args, sentence) {
  const { status, stderr } = spawnSync(program, args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] })
  if (status === 0) return
  process.stderr.write(stderr ?? '')
  throw new Error(sentence)
}
