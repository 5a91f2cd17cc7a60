import type { Role, SignedIn } from '#lib/actor.ts'
import { grantsPremium } from '#lib/subscription.ts'
import { db, type Prisma, type Tx } from '../db/db.ts'
import { now } from '../process/clock.ts'
import { log } from '../process/log.ts'

export interface SignedInSession {
  readonly id: string
  readonly actor: SignedIn
  readonly email: string
  readonly fullName: string
  readonly avatarUrl: string | null
}

/** Days that a session lasts from signing in. */
export const sessionDays = 30

const selection = {
  id: true,
  user: {
    select: {
      id: true,
      email: true,
      seenAt: true,
      profile: { select: { fullName: true, avatarUrl: true } },
      roles: { select: { role: true } },
      subscriptions: { select: { status: true, currentPeriodEnd: true } },
    },
  },
} satisfies Prisma.SessionSelect

type SessionRow = Prisma.SessionGetPayload<{ select: typeof selection }>

/** A suspended account has no valid session, not even one that a sign-in opened while it was being suspended. */
const valid = (moment: Date) =>
  ({ revokedAt: null, expiresAt: { gt: moment }, user: { suspendedAt: null } }) satisfies Prisma.SessionWhereInput

/** A valid session with the user's roles and subscription; null when it is unknown, revoked or expired. One statement. */
export async function findSession(id: string): Promise<SignedInSession | null> {
  const moment = now()
  const where = { id, ...valid(moment) }
  const session = await db().session.findFirst({ relationLoadStrategy: 'join', where, select: selection })
  if (session) noteAccess(session.user, moment)
  return session && signedIn(session, moment)
}

const seenEveryMs = 5 * 60 * 1000

/** Writes an account's last access, at most every five minutes. The request does not wait for it. */
function noteAccess({ id, seenAt }: { id: string; seenAt: Date }, moment: Date): void {
  const outdated = new Date(moment.getTime() - seenEveryMs)
  if (seenAt > outdated) return
  db()
    .user.updateMany({ where: { id, seenAt: { lte: outdated } }, data: { seenAt: moment } })
    .catch(error => log().warn({ err: error }, 'last access not written'))
}

/** The valid ones of some sessions. One statement. */
export async function findSessions(ids: readonly string[]): Promise<SignedInSession[]> {
  const moment = now()
  const where = { id: { in: [...ids] }, ...valid(moment) }
  const sessions = await db().session.findMany({ relationLoadStrategy: 'join', where, select: selection })
  return sessions.map(session => signedIn(session, moment))
}

const signedIn = ({ id, user }: SessionRow, moment: Date): SignedInSession => ({
  id,
  email: user.email,
  fullName: user.profile.fullName,
  avatarUrl: user.profile.avatarUrl,
  actor: {
    id: user.id,
    roles: user.roles.map(({ role }) => role satisfies Role),
    subscribed: user.subscriptions.some(subscription => grantsPremium(subscription, moment)),
  },
})

/** Opens a session and notes the access. Gives the session's id, which is all that the browser's token carries. */
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
  await tx.user.update({ where: { id: userId }, data: { seenAt: moment }, select: { id: true } })
  return id
}

/** Revokes a session; does nothing to a revoked or unknown one. */
export async function revokeSession(id: string): Promise<void> {
  await db().session.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: now() } })
}
