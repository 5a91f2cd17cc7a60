import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { runningPostgres } from '#server/embedded/lock.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { root } from '../../steps/environment.ts'
import { written } from '../numbers.ts'
import type { Part } from '../part.ts'

const ATTEMPTS = 1_000
const KILLS = 10

interface Survived {
  success: number
  pending: number
  failed: number
  recorded: number
  validated: number
  seconds: number
}

export const monitor: Part = {
  name: 'monitor',
  title: `Fila: ${written(ATTEMPTS)} validações, com o processo morto ${KILLS} vezes`,
  async measure({ start, folder, signal }) {
    const dataDir = folder('killed')
    const { stop } = await start({ DATA_DIR: dataDir }, { JOBS: '0', DEMO: '0' })
    const database = runningPostgres(dataDir)
    if (!database) throw new OperatorError('O portal a medir não tem banco de dados.')
    const { success, pending, failed, recorded, validated, seconds } = await survive(database, signal)
    await stop()
    return [
      ['Feitas', `${written(success)} (falhas: ${failed}, perdidas: ${pending})`],
      ['Registradas duas vezes', written(recorded - success)],
      ['Artigos validados', written(validated)],
      ['Tempo', `${written(seconds)} s`],
    ]
  },
}

async function survive(database: string, signal: AbortSignal): Promise<Survived> {
  const child = spawn(process.execPath, ['scripts/bench/monitor/kills.ts', String(ATTEMPTS), String(KILLS)], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: database },
    stdio: ['ignore', 'pipe', 'inherit'],
    signal,
  })
  let said = ''
  child.stdout.on('data', part => {
    said += part
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new OperatorError(`kills terminou com o código ${code}.`)
  return JSON.parse(said) as Survived
}
