import type { SignInMethod } from '#lib/accounts/sign-in.ts'
import { DomainError } from '#lib/errors.ts'
import { longDate } from '#lib/text/format.ts'
import { db, type Tx } from '#server/platform/db/db.ts'
import { noticeCookie } from '#server/platform/door/notice.ts'
import { openSession, revokeSession } from '#server/platform/session/session-store.ts'
import { readSessionId, sessionCookieOf } from '#server/platform/session/session-token.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { newDeviceMail } from '../sessions/mails.ts'
import { deviceCookieFor, isKnownDevice } from './device.ts'
import { cookiesOf, type Visitor } from './visitor.ts'

interface Entering {
  userId: string
  method: SignInMethod
  visitor: Visitor
  /** Whether the second factor was given already. A passkey is both factors. */
  hasFactor?: boolean
  /**
   * Raises when the proof no longer holds: the password was changed, the key removed. Runs while the account's row is locked, in the transaction that
   * opens the session.
   */
  assertStill: (tx: Tx) => Promise<void>
}

/** A session that was just opened. */
export interface Entered {
  sid: string
  userId: string
  email: string
  /** Whether the second factor is still missing: the person goes on to `/auth/fator`. */
  awaitsFactor: boolean
  /** When the account will be erased; null unless its owner asked for it. */
  eraseAt: Date | null
}

/**
 * Opens the session of a person who proved who they are. With a second factor enrolled and not given yet the session opens nothing but
 * the screen that asks for it. A change of the password, a suspension or a new factor locks the same row: it either ends this session or is seen
 * here. Raises account_suspended, and what `assertStill` raises.
 */
export function enter(entering: Entering): Promise<Entered> {
  return db().$transaction(async tx => {
    await tx.$queryRaw`SELECT id::text FROM users WHERE id = ${entering.userId}::uuid FOR NO KEY UPDATE`
    await entering.assertStill(tx)
    return open(tx, entering)
  })
}

async function open(tx: Tx, { userId, method, visitor, hasFactor = method === 'passkey' }: Entering): Promise<Entered> {
  const { email, suspendedAt, seenAt, eraseAt, factors } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    relationLoadStrategy: 'join',
    select: {
      email: true,
      suspendedAt: true,
      seenAt: true,
      eraseAt: true,
      factors: { where: { verifiedAt: { not: null }, kind: { not: 'passkey' } }, select: { id: true }, take: 1 },
    },
  })
  if (suspendedAt) throw new DomainError('account_suspended')
  const awaitsFactor = !hasFactor && factors.length > 0
  const { network, device } = visitor.origin
  const sid = await openSession(tx, userId, visitor.userAgent, { network, method, awaitsFactor })
  // A session that still awaits its factor opens nothing; an account that never signed in is new on every device.
  const tellsOwner = !awaitsFactor && seenAt.getTime() > 0 && !isKnownDevice(device, userId)
  if (tellsOwner) await enqueue(tx, newDeviceMail, { sessionId: sid })
  return { sid, userId, email, awaitsFactor, eraseAt }
}

/**
 * The cookies of a person who entered, the session's own apart. Ends the browser's former session, so that a planted or copied one
 * grants no access (abuse case 24).
 */
export async function entryCookies(headers: Headers, { userId, awaitsFactor, eraseAt }: Entered): Promise<string[]> {
  await endSessionOf(headers)
  if (awaitsFactor) return []
  const notice = eraseAt === null ? noticeCookie('success', 'Login realizado com sucesso!') : leavingNotice(eraseAt)
  return [notice, deviceCookieFor(userId)]
}

const leavingNotice = (eraseAt: Date): string =>
  noticeCookie(
    'success',
    `Você entrou. Sua conta será excluída em ${longDate(eraseAt)}; para desistir, abra Privacidade na sua conta.`,
  )

/** All cookies of a person who entered another way than through next-auth. */
export const allEntryCookies = async (headers: Headers, entered: Entered): Promise<string[]> => [
  ...(await entryCookies(headers, entered)),
  await sessionCookieOf(entered.sid),
]

/** Ends the session of a request's browser, complete or not. */
export async function endSessionOf(headers: Headers): Promise<void> {
  const sid = await readSessionId(cookiesOf(headers))
  if (sid !== null) await revokeSession(sid)
}
