import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { runProgram } from '../steps/child.ts'

/** The bench's own tools have a separate lock file, so a production install does not need them. */
export const tools = join(import.meta.dirname, 'tools')

/** Installs the bench's own tools unless the versions asked for are installed. Raises OperatorError when npm fails. */
export async function installTools(signal: AbortSignal): Promise<void> {
  const { dependencies } = readJson(join(tools, 'package.json')) as { dependencies: Record<string, string> }
  if (Object.entries(dependencies).every(([name, version]) => installedVersion(name) === version)) return
  console.log('Instalando as ferramentas de medir…')
  const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}` }
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, output } = await runProgram('npm', args, { cwd: tools, env, signal })
  if (code !== 0) throw new OperatorError(`O npm não conseguiu instalar as ferramentas de medir:\n${output}`)
}

function installedVersion(name: string): string | null {
  try {
    return (readJson(join(tools, 'node_modules', name, 'package.json')) as { version: string }).version
  } catch {
    return null
  }
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
