import { ownPath } from '#lib/addresses/own-path.ts'
import { isDomainError } from '#lib/errors.ts'
import { messageFor } from '#lib/messages.ts'
import { type Choice, consentCookieName, consentSeconds, consentValue, readVisitor } from '#lib/site/consent.ts'
import { noticeCookie } from '#server/platform/door/notice.ts'
import { takeFrom } from '#server/platform/door/rate-limit.ts'
import { clientAddress, isSameOrigin, networkOf, readText } from '#server/platform/door/request.ts'
import { currentActor } from '#server/platform/door/session.ts'
import { isSecureSite } from '#server/platform/door/session-token.ts'
import { log } from '#server/platform/process/log.ts'
import { recordConsent } from './commands/record-consent.ts'

const LONGEST_FORM = 1_024
const consentLimit = { name: 'consent', points: 30, seconds: 600 }

const saved = 'Sua escolha foi guardada.'
const savedAgainstTracking =
  'Sua escolha foi guardada. Seu navegador pede para não ser rastreado (GPC): a publicidade de terceiros continua recusada.'
const notSaved = 'Não foi possível guardar sua escolha. Tente de novo.'

const answer = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } })

/**
 * Takes a choice about cookies from a plain form: writes the proof, sets the cookie and leads back to the page it came from. A script that
 * asks stays where it is: 204, or the status of the refusal.
 */
export async function receiveConsent(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return answer(403)
  const text = await readText(request, LONGEST_FORM)
  if (text === null) return answer(413)
  const choice = readChoice(new URLSearchParams(text), request.headers.get('sec-gpc') === '1')
  if (!choice) return answer(400)
  const script = request.headers.get('sec-fetch-dest') === 'empty'
  try {
    await takeFrom(consentLimit, networkOf(clientAddress(request.headers)))
    const visitorId = readVisitor(request.headers.get('cookie') ?? '')
    const consent = await recordConsent(await currentActor(), { ...choice.allowed, visitorId })
    const response = script ? answer(204) : back(request, 'success', choice.overruled ? savedAgainstTracking : saved)
    response.headers.append('set-cookie', cookieOf(consentValue(consent)))
    return response
  } catch (error) {
    const known = isDomainError(error)
    if (!known) log().error({ err: error }, 'consent could not be written')
    if (script) return answer(known ? 429 : 503)
    return back(request, 'error', known ? messageFor(error) : notSaved)
  }
}

/** Readable by reader.js, which asks it before it loads anything of others. */
const cookieOf = (value: string) =>
  `${consentCookieName}=${value}; Path=/; Max-Age=${consentSeconds}; SameSite=Lax${isSecureSite() ? '; Secure' : ''}`

interface ReadChoice {
  allowed: Choice
  /** Whether the browser's Global Privacy Control refused what was ticked. */
  overruled: boolean
}

function readChoice(form: URLSearchParams, refusesTracking: boolean): ReadChoice | null {
  const how = form.get('escolha') ?? ''
  if (!['aceitar', 'recusar', 'escolhidas'].includes(how)) return null
  const ticked = (purpose: string) => how === 'aceitar' || (how === 'escolhidas' && form.get(purpose) === '1')
  const advertising = ticked('publicidade')
  return {
    allowed: { measurement: ticked('medicao'), advertising: advertising && !refusesTracking },
    overruled: advertising && refusesTracking,
  }
}

/** To the page that the form stood on: browsers name it to its own site. */
function back(request: Request, kind: 'success' | 'error', text: string): Response {
  const referer = request.headers.get('referer')
  const from = referer && URL.canParse(referer) ? new URL(referer) : null
  const own = from && from.host === request.headers.get('x-forwarded-host')
  const location = own ? ownPath(from.pathname + from.search) : '/'
  const headers = { location, 'cache-control': 'no-store', 'set-cookie': noticeCookie(kind, text) }
  return new Response(null, { status: 303, headers })
}
