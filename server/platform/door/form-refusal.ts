import { signInPath } from '#lib/addresses/own-path.ts'
import { seeOther } from './answers.ts'
import { noticeCookie } from './notice.ts'
import { pageOf } from './request.ts'
import { type Refusal, refusedInText } from './route.ts'

/** Refuses a form of a reader page: back to that page with the sentence, or to the sign-in screen, which leads back. */
export function refusedToPage(refusal: Refusal, { request }: { request: Request }): Response {
  const { status, error, malformed } = refusal
  if (malformed) return refusedInText(refusal)
  const from = pageOf(request)
  return seeOther(status === 401 ? signInPath(from) : from, noticeCookie('error', error.message))
}
