import { type ServiceKey, serviceKey, serviceKeyIn } from '#lib/schemas/google/google.ts'
import { DecryptionError, keyring } from '#server/platform/crypto.ts'
import { db } from '#server/platform/db/db.ts'
import { env } from '#server/platform/process/env.ts'
import { log } from '#server/platform/process/log.ts'

/** The service account that reads at Google, and the property that it reads. */
export interface GoogleAccess {
  key: ServiceKey
  propertyId: string
}

/** The cell of the encrypted key; `id` is the row's. */
export const cellOfKey = (id: string) => ({ table: 'google_access', column: 'secret', id })

/** The access from the environment or from a master; null without one. Null also for a key under a lost secret, which is logged. */
export async function findAccess(): Promise<GoogleAccess | null> {
  const fixed = env().google.access
  if (fixed) {
    const key = serviceKeyIn(fixed.key)
    return typeof key === 'string' ? null : { key, propertyId: fixed.propertyId }
  }
  const row = await db().googleAccess.findFirst({ select: { id: true, secret: true, propertyId: true } })
  if (!row) return null
  try {
    return {
      key: serviceKey.parse(JSON.parse(keyring().decrypt(cellOfKey(row.id), row.secret))),
      propertyId: row.propertyId,
    }
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error
    log().error({ reason: error.reason }, "Google's key cannot be read")
    return null
  }
}
