import { z } from 'zod'
import { phoneFields, typedCode } from '#lib/schemas/account.ts'
import { emptyAnswer } from '#server/platform/door/answers.ts'
import { json } from '#server/platform/door/body.ts'
import { route } from '#server/platform/door/route.ts'
import { codeCookie, cookieFor } from '../codes/http.ts'
import { allEntryCookies } from '../entry/enter.ts'
import { cookiesOf, visitorOf } from '../entry/visitor.ts'
import { requestPhoneCode } from './commands/request-phone-code.ts'
import { signInByPhone } from './commands/sign-in-by-phone.ts'

const LONGEST = 1_024

/** `POST /api/auth/telefone`: sends a code to a typed number. Answers 204 whether or not the number is known. */
export const postPhone = route({
  name: 'phone-code',
  method: 'POST',
  access: 'public',
  body: json(LONGEST, phoneFields),
  async answer({ request: { headers }, input: { phone } }) {
    const id = await requestPhoneCode({ phone, origin: visitorOf(headers).origin })
    const answer = emptyAnswer()
    answer.headers.append('set-cookie', cookieFor(id, 10 * 60))
    return answer
  },
})

/** `POST /api/auth/telefone/codigo`: signs in with the code that this browser asked for. */
export const postPhoneCode = route({
  name: 'sign-in-by-phone',
  method: 'POST',
  access: 'public',
  body: json(LONGEST, typedCode),
  async answer({ request: { headers }, input: { code } }) {
    const id = z.uuid().safeParse(cookiesOf(headers)[codeCookie]).data ?? null
    const entered = await signInByPhone({ id, code, visitor: visitorOf(headers) })
    const answer = emptyAnswer()
    for (const cookie of [...(await allEntryCookies(headers, entered)), cookieFor('', 0)])
      answer.headers.append('set-cookie', cookie)
    return answer
  },
})
