import { z } from 'zod'
import { addressFields, typedCode } from '#lib/schemas/account.ts'
import { emptyAnswer } from '#server/platform/door/answers.ts'
import { json } from '#server/platform/door/body.ts'
import { route } from '#server/platform/door/route.ts'
import { privateCookie } from '#server/platform/session/private-cookie.ts'
import { resendConfirmation } from '../address/commands/resend-confirmation.ts'
import { requestCode } from '../entry/commands/request-code.ts'
import { signInByCode } from '../entry/commands/sign-in-by-code.ts'
import { allEntryCookies } from '../entry/enter.ts'
import { cookiesOf, visitorOf } from '../entry/visitor.ts'
import { requestRecovery } from '../password/commands/request-recovery.ts'

const LONGEST = 2_048

/** The cookie that names the code which a browser asked for. A code works in no other browser. Its path is that of the handlers for signing in. */
export const codeCookie = 'code'
export const cookieFor = (id: string, seconds: number): string =>
  privateCookie(codeCookie, id, { path: '/api/auth', seconds })

/**
 * `POST /api/auth/mail/[mail]`: sends a mail to a typed address: a code for signing in, a link for a new password, or the confirmation of a
 * sign-up again. Answers 204 whether or not the address has an account. Under `/api/auth`, so that a known device shows its cookie.
 */
export const postMail = route({
  name: 'account-mail',
  method: 'POST',
  access: 'public',
  params: z.object({ mail: z.enum(['codigo', 'recuperar', 'reenviar']) }),
  body: json(LONGEST, addressFields),
  async answer({ request: { headers }, params: { mail }, input: { email } }) {
    const { origin } = visitorOf(headers)
    if (mail === 'recuperar') await requestRecovery({ email, origin })
    if (mail === 'reenviar') await resendConfirmation({ email, origin })
    const answer = emptyAnswer()
    if (mail === 'codigo') answer.headers.append('set-cookie', cookieFor(await requestCode({ email, origin }), 10 * 60))
    return answer
  },
})

/** `POST /api/auth/codigo`: signs in with the code that this browser asked for. The answer carries the session's cookies. */
export const postCode = route({
  name: 'sign-in-by-code',
  method: 'POST',
  access: 'public',
  body: json(LONGEST, typedCode),
  async answer({ request: { headers }, input: { code } }) {
    const id = z.uuid().safeParse(cookiesOf(headers)[codeCookie]).data ?? null
    const entered = await signInByCode({ id, code, visitor: visitorOf(headers) })
    const answer = emptyAnswer()
    for (const cookie of [...(await allEntryCookies(headers, entered)), cookieFor('', 0)])
      answer.headers.append('set-cookie', cookie)
    return answer
  },
})
