import type { SignInMethod } from '#lib/accounts/sign-in.ts'
import { DomainError } from '#lib/errors.ts'
import { longDate } from '#lib/text/format.ts'
import { db } from '#server/platform/db/db.ts'
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
}

/** A session that was just opened. */
export interface Entered {
  sid: string
  email: string
  /** Whether the second factor is still missing: the person goes on to `/auth/fator`. */
  awaitsFactor: boolean
  /** When the account will be erased; null unless its owner asked for it. */
  eraseAt: Date | null
}

/**
 * Opens the session of a person who proved who they are. With a second factor enrolled and not given yet the session opens nothing but
 * the screen that asks for it. Raises account_suspended.
 */
export async function enter({ userId, method, visitor, hasFactor = method === 'passkey' }: Entering): Promise<Entered> {
  const { email, suspendedAt, seenAt, eraseAt, factors } = await db().user.findUniqueOrThrow({
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
  const { network } = visitor.origin
  const sid = await openSession(db(), userId, visitor.userAgent, { network, method, awaitsFactor })
  // A session that still awaits its factor opens nothing; an account that never signed in is new on every device.
  if (!awaitsFactor && seenAt.getTime() > 0) await queueDeviceMail(visitor, { sid, email })
  return { sid, email, awaitsFactor, eraseAt }
}

/** Queues a mail to the account's owner when a session is complete in a browser that never entered the account before. */
export async function queueDeviceMail(
  { origin }: Visitor,
  { sid, email }: Pick<Entered, 'sid' | 'email'>,
): Promise<void> {
  if (!isKnownDevice(origin.device, email)) await enqueue(db(), newDeviceMail, { sessionId: sid })
}

/**
 * The cookies of a person who entered, the session's own apart. Ends the browser's former session, so that a planted or copied one
 * grants no access (abuse case 24).
 */
export async function entryCookies(headers: Headers, { email, awaitsFactor, eraseAt }: Entered): Promise<string[]> {
  await endSessionOf(headers)
  if (awaitsFactor) return []
  const notice = eraseAt === null ? noticeCookie('success', 'Login realizado com sucesso!') : leavingNotice(eraseAt)
  return [notice, deviceCookieFor(email)]
}

const leavingNotice = (eraseAt: Date): string =>
  noticeCookie(
    'success',
    `Você entrou. Sua conta será excluída em ${longDate(eraseAt)}; para desistir, abra Configurações, Privacidade.`,
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
