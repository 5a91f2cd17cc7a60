import { accessSync, constants, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { runProgram } from '../child.ts'
import { root } from '../environment.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

export interface Browser {
  path: string
  /** The environment variables that Playwright's configuration needs to find the browser. */
  env: Record<string, string>
}

/**
 * Finds a Chromium that starts: `CHROMIUM`, one on the PATH, Debian's package (as root), or the one inside @sparticuz/chromium.
 * Raises OperatorError when none starts.
 */
export async function findBrowser(signal: AbortSignal): Promise<Browser> {
  const found = await firstThatStarts([process.env.CHROMIUM ?? '', ...onPath()])
  if (found) return found
  const installed = (await installFromDebian(signal)) && (await firstThatStarts(onPath()))
  if (installed) return installed
  const packed = await fromPackage()
  if (packed) return packed
  throw new OperatorError(
    'Não encontrei um Chromium. Instale um (por exemplo: apt-get install chromium) e diga onde está em CHROMIUM.',
  )
}

async function firstThatStarts(paths: string[], env: Record<string, string> = {}): Promise<Browser | null> {
  for (const path of paths.filter(canRun)) {
    const options = { cwd: root, env: { ...process.env, ...env }, signal: AbortSignal.timeout(20_000) }
    const { code } = await runProgram(path, ['--version'], options)
    if (code === 0) return { path, env: { ...env, CHROMIUM: path } }
  }
  return null
}

const onPath = () => (process.env.PATH ?? '').split(delimiter).flatMap(folder => names.map(name => join(folder, name)))

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return path !== ''
  } catch {
    return false
  }
}

async function installFromDebian(signal: AbortSignal): Promise<boolean> {
  if (process.getuid?.() !== 0 || !canRun('/usr/bin/apt-get')) return false
  console.log('Instalando o Chromium para os testes (apt-get install chromium)…')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) => runProgram('/usr/bin/apt-get', args, { cwd: root, env, signal })
  await apt('update')
  const { code } = await apt('install', '-y', '--no-install-recommends', 'chromium')
  return code === 0
}

/**
 * The package is made for Amazon's minimal Linux and includes the libraries missing there. It unpacks everything into the temporary
 * folder. Each user gets a copy, because one user cannot run another's.
 */
async function fromPackage(): Promise<Browser | null> {
  const folder = join(tmpdir(), `portal-chromium-${process.getuid?.() ?? 0}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  Object.assign(process.env, { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' })
  const { default: chromium } = await import('@sparticuz/chromium')
  const path = await chromium.executablePath()
  return firstThatStarts([path], { LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH ?? '' })
}
