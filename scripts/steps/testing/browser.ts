import { accessSync, constants, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { runProgram } from '../child.ts'
import { root } from '../environment.ts'

const shell = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

export interface Browser {
  path: string
  /** The environment variables that Playwright's configuration needs to find the browser. */
  env: Record<string, string>
}

/**
 * Finds the browser for the tests: `CHROMIUM`, Chromium's headless build (on the PATH, or Debian's package, as root), or any other Chromium.
 * The headless build has no window and needs a third less processor time (decision 0338). Raises OperatorError when none starts.
 */
export async function findTestBrowser(signal: AbortSignal): Promise<Browser> {
  if (process.env.CHROMIUM) return findBrowser(signal)
  const found = await firstThatStarts(onPath([shell]))
  if (found) return found
  const installed = (await installFromDebian(shell, signal)) && (await firstThatStarts(onPath([shell])))
  return installed || findBrowser(signal)
}

/**
 * Finds a Chromium that starts: `CHROMIUM`, one on the PATH, Debian's package (as root), or the one inside @sparticuz/chromium.
 * Raises OperatorError when none starts.
 */
export async function findBrowser(signal: AbortSignal): Promise<Browser> {
  const found = await firstThatStarts([process.env.CHROMIUM ?? '', ...onPath(names)])
  if (found) return found
  const installed = (await installFromDebian('chromium', signal)) && (await firstThatStarts(onPath(names)))
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

const onPath = (wanted: readonly string[]) =>
  (process.env.PATH ?? '').split(delimiter).flatMap(folder => wanted.map(name => join(folder, name)))

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return path !== ''
  } catch {
    return false
  }
}

async function installFromDebian(name: string, signal: AbortSignal): Promise<boolean> {
  if (process.getuid?.() !== 0 || !canRun('/usr/bin/apt-get')) return false
  console.log(`Instalando o Chromium para os testes (apt-get install ${name})…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) => runProgram('/usr/bin/apt-get', args, { cwd: root, env, signal })
  const patience = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1']
  await apt('update', ...patience)
  const { code } = await apt('install', ...patience, '-y', '--no-install-recommends', name)
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
