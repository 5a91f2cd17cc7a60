import type { Role, SignedIn } from '#lib/actor.ts'
import { grantsPremium } from '#lib/subscription.ts'
import { db, type Tx } from '../db/db.ts'
import { now } from '../process/clock.ts'

export interface SignedInSession {
  readonly id: string
  readonly actor: SignedIn
  readonly email: string
  readonly fullName: string
  readonly avatarUrl: string | null
}

/** Days that a session lasts from signing in. */
export const sessionDays = 30

/** A valid session with the user's roles and subscription; null when it is unknown, revoked or expired. One statement. */
export async function findSession(id: string): Promise<SignedInSession | null> {
  const moment = now()
  const session = await db().session.findFirst({
    relationLoadStrategy: 'join',
    where: { id, revokedAt: null, expiresAt: { gt: moment } },
    select: {
      id: true,
      user: {
        select: {
          id: true,
          email: true,
          profile: { select: { fullName: true, avatarUrl: true } },
          roles: { select: { role: true } },
          subscriptions: { select: { status: true, currentPeriodEnd: true } },
        },
      },
    },
  })
  if (!session) return null
  const { user } = session
  return {
    id: session.id,
    email: user.email,
    fullName: user.profile.fullName,
    avatarUrl: user.profile.avatarUrl,
    actor: {
      id: user.id,
      roles: user.roles.map(({ role }) => role satisfies Role),
      subscribed: user.subscriptions.some(subscription => grantsPremium(subscription, moment)),
    },
  }
}

/** Opens a session. Gives its id, which is all that the browser's token carries. */
export async function openSession(tx: Tx, userId: string, userAgent: string): Promise<string> {
  const moment = now()
  const { id } = await tx.session.create({
    data: {
      userId,
      userAgent: userAgent.slice(0, 300),
      createdAt: moment,
      expiresAt: new Date(moment.getTime() + sessionDays * 24 * 60 * 60 * 1000),
    },
    select: { id: true },
  })
  return id
}

/** Revokes a session; does nothing to a revoked or unknown one. */
export async function revokeSession(id: string): Promise<void> {
  await db().session.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: now() } })
}
