import { type FieldErrors, isDomainError } from '#lib/errors.ts'
import { messageFor } from '#lib/messages.ts'
import { parse } from '#lib/parse.ts'
import { errorReportFields } from '#lib/schemas/site/error-report.ts'
import { noticeCookie } from '#server/platform/door/notice.ts'
import { takeFrom } from '#server/platform/door/rate-limit.ts'
import { clientAddress, isSameOrigin, networkOf, readText } from '#server/platform/door/request.ts'
import { currentActor } from '#server/platform/door/session.ts'
import { reportError } from './commands/report-error.ts'
import { retryPage, retryPolicy } from './retry-page.ts'

/** The longest message with every letter escaped, and an e-mail. */
const LONGEST_FORM = 64 * 1024
const limit = { name: 'error-report', points: 10, seconds: 15 * 60 }
const thanks = 'Obrigado! Seu aviso chegou à redação.'

/**
 * Takes the form “Comunicar erro”, which is plain HTML. 303 back to the article with a notice; a page with what was typed when it cannot be
 * taken (422, 429). Whoever fills in the field that nobody sees, and whoever names an article that readers cannot see, is thanked as well.
 */
export async function receiveReport(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return answer(403)
  const text = await readText(request, LONGEST_FORM)
  if (text === null) return answer(413)
  const form = new URLSearchParams(text)
  const typed = {
    articleId: form.get('article') ?? '',
    message: form.get('message') ?? '',
    email: form.get('email') ?? '',
  }
  if (form.get('site')) return thankedAt('/')
  try {
    const fields = parse(errorReportFields, typed)
    await takeFrom(limit, networkOf(clientAddress(request.headers)))
    const path = await reportError(await currentActor(), fields)
    return thankedAt(path ? `${path}#comunicar-erro` : '/')
  } catch (error) {
    if (!isDomainError(error)) throw error
    const status = error.kind === 'rate_limited' ? 429 : 422
    return new Response(retryPage(typed, firstOf(error.fields) ?? messageFor(error)), {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'content-security-policy': retryPolicy,
      },
    })
  }
}

const firstOf = (fields: FieldErrors): string | undefined => Object.values(fields)[0]

const answer = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } })

const thankedAt = (location: string) =>
  new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'set-cookie': noticeCookie('success', thanks) },
  })
