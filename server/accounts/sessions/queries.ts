import { deviceName } from '#lib/accounts/device-name.ts'
import type { SignInMethod } from '#lib/accounts/sign-in.ts'
import type { SignedIn } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { placeOf } from '#server/platform/places.ts'
import { now } from '#server/platform/process/clock.ts'

/** A browser in which a person is signed in. */
export interface OpenSession {
  id: string
  /** “Chrome no Android”. */
  device: string
  /** As in the limits; empty when unknown. */
  network: string
  /** By the house's GeoIP file; null without one. */
  place: string | null
  method: SignInMethod
  openedAt: Date
  /** The last use, to five minutes. */
  seenAt: Date
}

const mostShown = 100

/** The signed-in person's newest hundred open sessions, the last used first. */
export async function listSessions(actor: SignedIn): Promise<OpenSession[]> {
  const rows = await db().session.findMany({
    where: { userId: actor.id, revokedAt: null, awaitsFactor: false, expiresAt: { gt: now() } },
    orderBy: [{ seenAt: 'desc' }, { id: 'desc' }],
    take: mostShown,
    select: { id: true, userAgent: true, network: true, method: true, createdAt: true, seenAt: true },
  })
  return Promise.all(
    rows.map(async ({ userAgent, createdAt, ...row }) => ({
      ...row,
      device: deviceName(userAgent),
      openedAt: createdAt,
      place: await placeOf(row.network),
    })),
  )
}

/** A word that changes with a person's roles and subscription, for a screen that depends on them. */
export const rightsOf = ({ roles, subscribed }: SignedIn): string =>
  [...roles].sort().join(' ') + (subscribed ? ' subscribed' : '')
