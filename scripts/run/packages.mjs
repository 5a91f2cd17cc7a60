import { spawn } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { waitForTurn } from '../../server/platform/process/lock-file.mjs'
import { trim } from './trim.mjs'

/** Marks a trimmed node_modules. It can serve the site, but compilers and tests find no type declarations. */
const trimmedMark = '.serves-only'

/**
 * Installs the packages of package-lock.json unless they are installed: all of them for `development`, else those that serving the site
 * needs. Two processes in one checkout wait for each other. Raises an Error with a sentence for the operator when npm fails.
 */
export async function installPackages(root, { development = false } = {}) {
  if (installed(root, { development })) return
  const done = await waitForTurn(join(root, '.install.lock'), () =>
    console.log('Outra instalação está em andamento nesta pasta; esperando que termine…'),
  )
  try {
    if (installed(root, { development })) return
    const what = development ? 'os pacotes, com os de desenvolvimento e testes' : 'os pacotes'
    console.log(`Instalando ${what} (npm ci). Na primeira vez leva um ou dois minutos…`)
    await installAside(root, development)
  } finally {
    done()
  }
}

/**
 * Whether node_modules holds what the lock file names. npm writes node_modules/.package-lock.json at the end of an install, so comparing
 * the two files detects an interrupted install and respects a manual `npm install`. An install for development also serves the site, but
 * not the reverse. Packages for other platforms are optional and may be missing.
 */
export function installed(root, { development = false } = {}) {
  const lock = read(join(root, 'package-lock.json'))
  const present = read(join(root, 'node_modules/.package-lock.json'))?.packages
  if (!lock) throw new Error('Falta o arquivo package-lock.json: baixe o projeto de novo ou recupere-o com o git.')
  if (!present || !existsSync(join(root, 'node_modules/.bin/node'))) return false
  if (development && existsSync(join(root, 'node_modules', trimmedMark))) return false
  const wanted = development ? lock : lockForServing(lock)
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (path === '') return true
    const found = present[path]
    return found ? found.version === entry.version && found.integrity === entry.integrity : Boolean(entry.optional)
  })
}

/**
 * The lock file without packages that only `devDependencies` need. `npm ci --omit=dev` would keep those that are also an optional peer of
 * a package (Next: Playwright; Prisma's client: the CLI), which npm marks `devOptional`.
 */
export function lockForServing(lock) {
  const needed = Object.entries(lock.packages).filter(([, entry]) => !entry.dev && !entry.devOptional)
  const { kept, gone } = withoutBroken(needed)
  return { ...lock, packages: Object.fromEntries(kept.map(([path, entry]) => [path, trimmedEntry(entry, gone)])) }
}

const nameOf = path => path.slice(path.lastIndexOf('node_modules/') + 13)

/** Leaves out optional packages that need one left out: npm marks `devOptional` what an optional package and a development one share. */
function withoutBroken(needed) {
  const names = new Set(needed.map(([path]) => nameOf(path)))
  const isBroken = ([, { optional, dependencies = {} }]) =>
    optional && Object.keys(dependencies).some(name => !names.has(name))
  const broken = needed.filter(isBroken)
  if (broken.length === 0) return { kept: needed, gone: new Set() }
  const { kept, gone } = withoutBroken(needed.filter(entry => !isBroken(entry)))
  return { kept, gone: new Set([...gone, ...broken.map(([path]) => nameOf(path))]) }
}

function trimmedEntry(entry, gone) {
  const { optionalDependencies, ...rest } = withoutDevelopment(entry)
  if (!optionalDependencies) return rest
  const kept = Object.entries(optionalDependencies).filter(([name]) => !gone.has(name))
  return { ...rest, optionalDependencies: Object.fromEntries(kept) }
}

function withoutDevelopment({ devDependencies: _, ...rest }) {
  return rest
}

/** Installs into a separate folder and then replaces node_modules with it, so an interrupted install changes nothing. */
async function installAside(root, development) {
  const folder = join(root, '.install')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  try {
    const [project, lock] = ['package.json', 'package-lock.json'].map(name => read(join(root, name)))
    write(join(folder, 'package.json'), development ? project : withoutDevelopment(project))
    write(join(folder, 'package-lock.json'), development ? lock : lockForServing(lock))
    if (existsSync(join(root, '.npmrc'))) copyFileSync(join(root, '.npmrc'), join(folder, '.npmrc'))
    await npmCi(folder)
    const packages = join(folder, 'node_modules')
    if (!development) writeFileSync(join(packages, trimmedMark), '')
    trim(packages, { development })
    putInPlace(packages, join(root, 'node_modules'), join(folder, 'before'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Replaces a folder by another. One that cannot be renamed (a mounted volume, a lower layer of an image) gets the new content instead. */
function putInPlace(fresh, place, aside) {
  try {
    if (existsSync(place)) renameSync(place, aside)
    renameSync(fresh, place)
  } catch (error) {
    if (!['EBUSY', 'EXDEV', 'EPERM'].includes(error.code)) throw error
    for (const name of readdirSync(place)) rmSync(join(place, name), { recursive: true, force: true })
    const mark = '.package-lock.json'
    cpSync(fresh, place, { recursive: true, verbatimSymlinks: true, filter: source => source !== join(fresh, mark) })
    // Last: an interrupted copy is not taken for an installation.
    copyFileSync(join(fresh, mark), join(place, mark))
  }
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

function write(file, content) {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
}

function npmCi(folder) {
  // The npm that started this process, run by the same Node.
  const npm = /npm-cli\.c?js$/.test(process.env.npm_execpath ?? '') ? process.env.npm_execpath : undefined
  const [program, first] = npm ? [process.env.npm_node_execpath ?? process.execPath, [npm]] : ['npm', []]
  const args = [
    ...first,
    'ci',
    '--include=dev',
    '--ignore-scripts=false',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    child.on('error', error => reject(new Error(`Não consegui chamar o npm: ${error.message}`)))
    child.on('exit', code =>
      code === 0
        ? resolve()
        : reject(
            new Error(
              'O npm não conseguiu instalar os pacotes (o motivo está acima). Verifique a rede e tente de novo.',
            ),
          ),
    )
  })
}
