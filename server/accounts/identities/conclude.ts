import { DomainError, isDomainError } from '#lib/errors.ts'
import { messageFor } from '#lib/messages.ts'
import { seeOther } from '#server/platform/door/answers.ts'
import { noticeCookie } from '#server/platform/door/notice.ts'
import type { Refusal } from '#server/platform/door/route.ts'
import { sessionOf } from '#server/platform/session/request-session.ts'
import { allEntryCookies } from '../entry/enter.ts'
import { visitorOf } from '../entry/visitor.ts'
import { endedCookie, type TakenCeremony } from './ceremony.ts'
import { linkIdentity } from './commands/link-identity.ts'
import { enterByIdentity } from './enter-by-identity.ts'
import { type ProvedIdentity, providerName } from './identity.ts'

const settings = '/settings/seguranca'

/** Where a concluded dialogue leads, and the cookies that go along. */
export interface Conclusion {
  location: string
  cookies: string[]
}

/**
 * Links a proved identity to the account that began the dialogue, or signs its owner in. Raises what linkIdentity and enterByIdentity
 * raise, and signed_out when the linking session has ended.
 */
export async function conclude(
  headers: Headers,
  { link, next }: Pick<TakenCeremony<unknown>, 'link' | 'next'>,
  proved: ProvedIdentity,
): Promise<Conclusion> {
  if (!link) {
    const entered = await enterByIdentity(proved, visitorOf(headers))
    const cookies = [...(await allEntryCookies(headers, entered)), endedCookie()]
    return { location: next, cookies }
  }
  const session = await sessionOf(headers)
  if (session?.id !== link.sessionId) throw new DomainError('signed_out')
  await linkIdentity(session.actor, proved)
  const notice = noticeCookie('success', `${providerName(proved.provider) ?? 'A identidade'}: ligação feita.`)
  return { location: settings, cookies: [notice, endedCookie()] }
}

/** Concludes a dialogue whose answer came by a page load: the browser goes on, after a refusal with its sentence as a notice. */
export async function concludeByRedirect(
  headers: Headers,
  taken: Pick<TakenCeremony<unknown>, 'link' | 'next'>,
  prove: () => Promise<ProvedIdentity>,
): Promise<Response> {
  try {
    const { location, cookies } = await conclude(headers, taken, await prove())
    return seeOther(location, ...cookies)
  } catch (error) {
    if (!isDomainError(error)) throw error
    return seeOther(taken.link ? settings : '/auth', noticeCookie('error', messageFor(error)), endedCookie())
  }
}

/** A refusal of a page load: the sign-in screen with the sentence as a notice. */
export const backToSignIn = ({ error }: Refusal): Response => seeOther('/auth', noticeCookie('error', error.message))
