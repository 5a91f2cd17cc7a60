import { DecryptionError, keyring } from '#server/platform/crypto.ts'
import { db } from '#server/platform/db/db.ts'
import { env } from '#server/platform/process/env.ts'
import { log } from '#server/platform/process/log.ts'
import type { ModelSettings } from '#server/platform/process/settings/model-settings.ts'
import { singleton } from '#server/platform/process/singleton.ts'

/** A model, and whether the operator named its address: only then may it be inside the private network. */
export interface SetUpModel extends ModelSettings {
  byOperator: boolean
}

/** How long a process uses settings that it has read; another process learns of new ones this late. */
const freshMs = 10_000

interface Known {
  held: { until: number; read: Promise<SetUpModel | null> } | null
}
const known = () => singleton('analysis-model', (): Known => ({ held: null }))

/** The cell of the encrypted key; `id` is the row's. */
export const cellOfKey = (id: string) => ({ table: 'ai_models', column: 'secret', id })

/** The model of the environment, else the one that a master set up. Null without any. */
export async function findModel(): Promise<SetUpModel | null> {
  const fixed = env().model
  if (fixed) return { ...fixed, byOperator: true }
  const { held } = known()
  if (held && held.until > performance.now()) return held.read
  const read = readStored()
  known().held = { until: performance.now() + freshMs, read }
  read.catch(forgetModel)
  return read
}

/** Reads the stored model again at the next use. Called once a new one is committed. */
export const forgetModel = (): void => {
  known().held = null
}

/** A key under a secret that this process does not have counts as no model, and the log says so. */
async function readStored(): Promise<SetUpModel | null> {
  const row = await db().analysisModel.findUnique({ where: { use: 'analysis' } })
  if (!row) return null
  const { address, model, dayTokens } = row
  try {
    const key = keyring().decrypt(cellOfKey(row.id), row.secret)
    const protocol = row.protocol === 'anthropic' ? 'anthropic' : 'openai'
    return { protocol, address, model, key, dayTokens, byOperator: false }
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error
    log().error({ reason: error.reason }, 'the key of the language model cannot be read')
    return null
  }
}
