import type { SignInMethod } from '#lib/accounts/sign-in.ts'
import type { Role, SignedIn } from '#lib/actor.ts'
import { grantsPremium } from '#lib/subscriptions/subscription.ts'
import { db, type Prisma, type Tx } from '../db/db.ts'
import { now } from '../process/clock.ts'
import { log } from '../process/log.ts'
import { countingNow } from '../process/payment-stand-ins.ts'

export interface SignedInSession {
  readonly id: string
  /** Without roles while the account owes a second factor (`mustEnrol`). */
  readonly actor: SignedIn
  readonly email: string
  /** Whether the account's owner proved to read mail sent to `email`. */
  readonly isConfirmed: boolean
  /** When the person last proved who they are in this session. */
  readonly provedAt: Date
  /** Whether staff rights rest until a second factor is enrolled. */
  readonly mustEnrol: boolean
  /** From when they rest; null when no second factor is required, or one is enrolled. */
  readonly factorDueAt: Date | null
  readonly fullName: string
  readonly avatarUrl: string | null
}

/** Days that a session lasts from its last use, and from signing in at most (decision 0196). */
export const sessionDays = { unused: 30, most: 180 }

const dayMs = 24 * 60 * 60 * 1000

/** When a session ends that is used at a moment. */
const endOf = (createdAt: Date, usedAt: Date): Date =>
  new Date(Math.min(usedAt.getTime() + sessionDays.unused * dayMs, createdAt.getTime() + sessionDays.most * dayMs))

/** A function: what counts as a subscription changes when real keys follow the demonstration's stand-ins. */
const selection = () =>
  ({
    id: true,
    createdAt: true,
    seenAt: true,
    provedAt: true,
    user: {
      select: {
        id: true,
        email: true,
        emailConfirmedAt: true,
        factorDueAt: true,
        profile: { select: { fullName: true, avatarUrl: true } },
        roles: { select: { role: true } },
        subscriptions: { where: countingNow(), select: { status: true, currentPeriodEnd: true } },
      },
    },
  }) satisfies Prisma.SessionSelect

type SessionRow = Prisma.SessionGetPayload<{ select: ReturnType<typeof selection> }>

/** A suspended account has no valid session, not even one that a sign-in opened while it was being suspended. */
const valid = (moment: Date) =>
  ({
    revokedAt: null,
    awaitsFactor: false,
    expiresAt: { gt: moment },
    user: { suspendedAt: null },
  }) satisfies Prisma.SessionWhereInput

/** A valid session with the user's roles and subscription; null when it is unknown, revoked or expired. One statement. */
export async function findSession(id: string): Promise<SignedInSession | null> {
  const moment = now()
  const where = { id, ...valid(moment) }
  const session = await db().session.findFirst({ relationLoadStrategy: 'join', where, select: selection() })
  if (session) noteAccess(session, moment)
  return session && signedIn(session, moment)
}

const seenEveryMs = 5 * 60 * 1000

/** Writes a session's last use, which prolongs it, and its account's last access, at most every five minutes. The request does not wait for it. */
function noteAccess({ id, createdAt, seenAt, user }: SessionRow, moment: Date): void {
  const outdated = new Date(moment.getTime() - seenEveryMs)
  if (seenAt > outdated) return
  const older = { seenAt: { lte: outdated } }
  Promise.all([
    db().session.updateMany({ where: { id, ...older }, data: { seenAt: moment, expiresAt: endOf(createdAt, moment) } }),
    db().user.updateMany({ where: { id: user.id, ...older }, data: { seenAt: moment } }),
  ]).catch(error => log().warn({ err: error }, 'last access not written'))
}

/** The valid ones of some sessions. One statement. */
export async function findSessions(ids: readonly string[]): Promise<SignedInSession[]> {
  const moment = now()
  const where = { id: { in: [...ids] }, ...valid(moment) }
  const sessions = await db().session.findMany({ relationLoadStrategy: 'join', where, select: selection() })
  return sessions.map(session => signedIn(session, moment))
}

const signedIn = ({ id, provedAt, user }: SessionRow, moment: Date): SignedInSession => {
  const mustEnrol = user.factorDueAt !== null && user.factorDueAt <= moment
  return {
    id,
    email: user.email,
    isConfirmed: user.emailConfirmedAt !== null,
    provedAt,
    mustEnrol,
    factorDueAt: user.factorDueAt,
    fullName: user.profile.fullName,
    avatarUrl: user.profile.avatarUrl,
    actor: {
      id: user.id,
      roles: mustEnrol ? [] : user.roles.map(({ role }) => role satisfies Role),
      subscribed: user.subscriptions.some(subscription => grantsPremium(subscription, moment)),
    },
  }
}

/** Facts about a new session; a password from an unknown network by default. */
export interface SessionFacts {
  network?: string
  method?: SignInMethod
  awaitsFactor?: boolean
}

/** Opens a session and notes the access. Gives the session's id, which is all that the browser's token carries. */
export async function openSession(
  tx: Tx,
  userId: string,
  userAgent: string,
  facts: SessionFacts = {},
): Promise<string> {
  const moment = now()
  const { id } = await tx.session.create({
    data: {
      ...facts,
      userId,
      userAgent: userAgent.slice(0, 300),
      createdAt: moment,
      seenAt: moment,
      provedAt: moment,
      expiresAt: endOf(moment, moment),
    },
    select: { id: true },
  })
  await tx.user.update({ where: { id: userId }, data: { seenAt: moment }, select: { id: true } })
  return id
}

/** Minutes in which the second factor must follow the first. */
const factorMinutes = 10

export interface AwaitingSession {
  readonly id: string
  readonly userId: string
  readonly email: string
  readonly method: SignInMethod
}

/** A session whose second factor is still missing; null when it is unknown, complete, revoked or older than ten minutes. */
export async function findAwaitingSession(id: string): Promise<AwaitingSession | null> {
  const moment = now()
  const since = new Date(moment.getTime() - factorMinutes * 60 * 1000)
  const session = await db().session.findFirst({
    where: { id, ...valid(moment), awaitsFactor: true, createdAt: { gt: since } },
    select: { id: true, userId: true, method: true, user: { select: { email: true } } },
  })
  return session && { id, userId: session.userId, method: session.method, email: session.user.email }
}

/**
 * Ends an account's sessions, each at its next request; `which` narrows them. Gives the number of those that were still valid. Part of a command, which
 * checks who may.
 */
export async function endSessionsOf(
  { tx, now }: { tx: Tx; now: Date },
  userId: string,
  which: Prisma.SessionWhereInput = {},
): Promise<number> {
  const ended = await tx.session.updateManyAndReturn({
    where: { ...which, userId, revokedAt: null },
    data: { revokedAt: now },
    select: { expiresAt: true },
  })
  return ended.filter(({ expiresAt }) => expiresAt > now).length
}

/** Revokes a session; does nothing to a revoked or unknown one. */
export async function revokeSession(id: string): Promise<void> {
  await db().session.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: now() } })
}
