import type { Actor } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { env } from '#server/platform/process/env.ts'
import { readSetting } from '#server/site/queries.ts'
import { findAccess } from '../access.ts'
import { googlePolicy } from '../policy.ts'

/** How Google is set up, as masters see it. The key never leaves the server. The account's address is no secret: access is given to it at Google. */
export interface GoogleSetUp {
  /** `environment`: the screen cannot change it. `unreadable`: stored under a lost secret. Null without a key. */
  source: 'environment' | 'stored' | 'unreadable' | null
  account: string
  propertyId: string
  networkCode: string
  savedAt: Date | null
}

/** How Google is set up. Raises forbidden. */
export async function findGoogleSetUp(actor: Actor): Promise<GoogleSetUp> {
  googlePolicy.assert(actor, 'setUp', null)
  const [access, row, { networkCode }] = await Promise.all([
    findAccess(),
    db().googleAccess.findFirst({ select: { account: true, propertyId: true, updatedAt: true } }),
    readSetting('advertising'),
  ])
  const isFixed = env().google.access !== null
  return {
    source: isFixed ? 'environment' : access ? 'stored' : row ? 'unreadable' : null,
    account: access?.key.client_email ?? row?.account ?? '',
    propertyId: access?.propertyId ?? row?.propertyId ?? '',
    networkCode: networkCode ?? '',
    savedAt: isFixed ? null : (row?.updatedAt ?? null),
  }
}
