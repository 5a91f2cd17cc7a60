import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitForTurn } from '#server/platform/process/lock-file.mjs'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { runProgram } from '../child.ts'
import { root } from '../environment.ts'
import { buildAssets } from './build-assets.ts'
import { sourcesHash } from './build-stamp.ts'

const stampFile = join(root, '.next/portal-build')
const manifest = join(root, 'public/assets/manifest.json')

interface BuildOptions {
  force?: boolean
  signal?: AbortSignal
  show?: boolean
}

/** Whether the last finished build is of the current sources and its scripts are in `public/assets/`. */
export function buildIsFresh(): boolean {
  return existsSync(manifest) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourcesHash()
}

/**
 * Builds the site unless the last build is fresh. Needs no database. Two processes in one checkout wait for each other. Gives
 * whether it built. Raises OperatorError with Next's output.
 */
export async function build(options: BuildOptions = {}): Promise<boolean> {
  const { force = false } = options
  if (!force && buildIsFresh()) return false
  const done = await waitForTurn(join(root, '.build.lock'), () =>
    console.log('Outra compilação está em andamento; esperando…'),
  )
  try {
    if (!force && buildIsFresh()) return false
    const hash = sourcesHash()
    rmSync(stampFile, { force: true })
    await buildAssets()
    await nextBuild(options)
    writeFileSync(stampFile, hash)
    return true
  } finally {
    done()
  }
}

/** Runs `next build` in its own process: it needs another NODE_ENV, and much memory for a short time. */
async function nextBuild({ signal, show = false }: BuildOptions): Promise<void> {
  const args = [join(root, 'node_modules/next/dist/bin/next'), 'build']
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }
  const { code, output } = await runProgram(process.execPath, args, { cwd: root, env, signal, show })
  signal?.throwIfAborted()
  if (code !== 0) throw new OperatorError(`A compilação do site falhou.${show ? '' : `\n${output.trim()}`}`)
}
