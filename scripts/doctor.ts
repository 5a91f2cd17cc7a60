import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { recall } from '#server/embedded/memory.ts'
import { diagnoseBackups, diagnoseSite, type Finding } from '#server/health/findings.ts'
import { readSettings, type Settings } from '#server/platform/process/env.ts'
import { installed } from './run/packages.mjs'
import { openDatabase } from './steps/database.ts'
import {
  diagnoseBuild,
  diagnoseDatabase,
  diagnoseMail,
  diagnoseNode,
  diagnosePort,
  diagnoseSecret,
  diagnoseStorage,
} from './steps/diagnosis.ts'
import { loadEnvironmentFile, root } from './steps/environment.ts'
import { failureSentence } from './steps/failure.ts'
import { type Lifetime, run } from './steps/lifetime.ts'

const marks = { good: '✓', notice: '·', problem: '✗' }

function print(...findings: Finding[]): boolean {
  for (const { kind, sentence } of findings) console.log(`${marks[kind]} ${sentence.replaceAll('\n', '\n  ')}`)
  return findings.every(({ kind }) => kind !== 'problem')
}

function settingsOrProblem(): Settings | Finding {
  try {
    loadEnvironmentFile()
    return readSettings(process.env)
  } catch (error) {
    return { kind: 'problem', sentence: failureSentence(error) }
  }
}

/** Uses the embedded database only if it exists: a diagnosis creates nothing. */
async function database(settings: Settings, lifetime: Lifetime): Promise<Finding[]> {
  if (!settings.DATABASE_URL && !recall(settings.DATA_DIR)?.port)
    return [{ kind: 'notice', sentence: 'O banco de dados embutido será criado no primeiro npm start.' }]
  try {
    return await diagnoseDatabase(await openDatabase(settings, lifetime, { join: true }))
  } catch (error) {
    return [{ kind: 'problem', sentence: failureSentence(error) }]
  }
}

await run(async lifetime => {
  process.env.LOG_LEVEL ??= 'error'
  const packages: Finding = installed(root)
    ? { kind: 'good', sentence: 'Os pacotes são os do package-lock.json.' }
    : { kind: 'problem', sentence: 'Os pacotes não são os do package-lock.json. Rode: npm ci' }
  let fine = print(diagnoseNode(), packages)
  const settings = settingsOrProblem()
  if ('kind' in settings) return print(settings) ? 0 : 1
  const source = existsSync(join(root, '.env')) ? ' (lida também de .env)' : ''
  fine = print({ kind: 'good', sentence: `A configuração está correta${source}.` }) && fine
  fine = print(await diagnoseStorage(settings.DATA_DIR), ...(await database(settings, lifetime))) && fine
  fine = print(diagnoseSecret(settings), await diagnoseMail(settings), await diagnosePort(settings)) && fine
  fine = print(diagnoseSite(settings), ...diagnoseBackups(settings), diagnoseBuild()) && fine
  console.log(fine ? '\nTudo certo.' : '\nHá o que corrigir (✗).')
  return fine ? 0 : 1
})
