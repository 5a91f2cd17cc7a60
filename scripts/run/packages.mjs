import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitForTurn } from '../../server/platform/process/lock-file.mjs'

/**
 * Runs `npm ci` when node_modules is not what package-lock.json asks for. Two at once in one checkout wait for each other.
 * Raises an Error with a sentence for the operator when npm fails.
 */
export async function installPackages(root) {
  if (installed(root)) return
  const done = await waitForTurn(join(root, '.install.lock'), () =>
    console.log('Outra instalação está em andamento nesta pasta; esperando que termine…'),
  )
  try {
    if (installed(root)) return
    console.log('Instalando os pacotes (npm ci). Na primeira vez leva um ou dois minutos…')
    await npmCi(root)
  } finally {
    done()
  }
}

/**
 * Whether node_modules holds what the lock file names. npm writes node_modules/.package-lock.json as the last act of an install, so
 * comparing the two needs no mark of our own, survives an interrupted install and respects an `npm install` made by hand.
 * Packages for other platforms are optional and may be missing.
 */
export function installed(root) {
  const wanted = packagesIn(join(root, 'package-lock.json'))
  const present = packagesIn(join(root, 'node_modules/.package-lock.json'))
  if (!wanted) throw new Error('Falta o arquivo package-lock.json: baixe o projeto de novo ou recupere-o com o git.')
  if (!present || !existsSync(join(root, 'node_modules/.bin/node'))) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const found = present[path]
    return found ? found.version === entry.version && found.integrity === entry.integrity : Boolean(entry.optional)
  })
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return null
  }
}

function npmCi(root) {
  // The npm that started us, with the Node it runs on: the one in node_modules is about to be replaced.
  const npm = process.env.npm_execpath
  const [program, first] = npm ? [process.env.npm_node_execpath ?? process.execPath, [npm]] : ['npm', []]
  const args = [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
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
