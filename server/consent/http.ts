import { z } from 'zod'
import { type Choice, consentButtons, consentCookie, pressedChoice, readVisitor } from '#lib/consent/consent.ts'
import { emptyAnswer, jsonAnswer, seeOther } from '#server/platform/door/answers.ts'
import { form } from '#server/platform/door/body.ts'
import { noticeCookie } from '#server/platform/door/notice.ts'
import { pageOf } from '#server/platform/door/request.ts'
import { route } from '#server/platform/door/route.ts'
import { isSecureSite } from '#server/platform/session/private-cookie.ts'
import { recordConsent } from './commands/record-consent.ts'

/** The form's buttons and boxes. */
const pressed = z.object({
  escolha: z.enum(consentButtons),
  medicao: z.string().optional(),
  publicidade: z.string().optional(),
})

const saved = 'Sua escolha foi guardada.'
const savedAgainstTracking =
  'Sua escolha foi guardada. Seu navegador pede para não ser rastreado (GPC): a publicidade de terceiros continua recusada.'
const notSaved = 'Não foi possível guardar sua escolha. Tente de novo.'

/**
 * Receives a choice about cookies from a plain form: stores the proof, sets the cookie and redirects to the page of the form. A script
 * gets 204, or the refusal's status, and no redirect.
 */
export const receiveConsent = route({
  name: 'consent',
  method: 'POST',
  access: 'anyone',
  limit: { name: 'consent', points: 30, seconds: 600 },
  body: form(1_024, pressed),
  async answer({ request, actor, input }) {
    const { allowed, overruled } = readChoice(input, request.headers.get('sec-gpc') === '1')
    const visitorId = readVisitor(request.headers.get('cookie') ?? '')
    const consent = await recordConsent(actor, { ...allowed, visitorId })
    const response = isScript(request)
      ? emptyAnswer()
      : back(request, 'success', overruled ? savedAgainstTracking : saved)
    response.headers.append('set-cookie', consentCookie(consent, isSecureSite()))
    return response
  },
  refuse({ status, error, headers, malformed }, { request }) {
    if (malformed || isScript(request)) return jsonAnswer(error, status, headers)
    return back(request, 'error', error.code === 'unexpected' ? notSaved : error.message)
  },
})

const isScript = ({ headers }: Request): boolean => headers.get('sec-fetch-dest') === 'empty'

interface ReadChoice {
  allowed: Choice
  /** Whether the browser's Global Privacy Control refused advertising that the visitor ticked. */
  overruled: boolean
}

function readChoice({ escolha, ...boxes }: z.infer<typeof pressed>, refusesTracking: boolean): ReadChoice {
  const pressed = pressedChoice(escolha, boxes)
  return {
    allowed: { ...pressed, advertising: pressed.advertising && !refusesTracking },
    overruled: pressed.advertising && refusesTracking,
  }
}

/** Redirects to the form's page. */
const back = (request: Request, kind: 'success' | 'error', text: string): Response =>
  seeOther(pageOf(request), noticeCookie(kind, text))
