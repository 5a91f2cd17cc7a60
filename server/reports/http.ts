import { z } from 'zod'
import { parse } from '#lib/parse.ts'
import { errorReportFields } from '#lib/schemas/site/error-report.ts'
import { seeOther } from '#server/platform/door/answers.ts'
import { form } from '#server/platform/door/body.ts'
import { noticeCookie } from '#server/platform/door/notice.ts'
import { takeFrom } from '#server/platform/door/rate-limit.ts'
import { clientAddress, networkOf } from '#server/platform/door/request.ts'
import { refusedInText, route } from '#server/platform/door/route.ts'
import { reportError } from './commands/report-error.ts'
import { retryPage, retryPolicy } from './retry-page.ts'

/** Enough for the longest message with every letter escaped, and an e-mail. */
const LONGEST_FORM = 64 * 1024
const limit = { name: 'error-report', points: 10, seconds: 15 * 60 }
const text = z.string().default('')
/** The form's fields as typed; `site` is hidden, a trap for bots. */
const typed = z.object({ article: text, message: text, email: text, site: text })

/**
 * Receives the form “Comunicar erro”, which is plain HTML. Answers 303 back to the article with a notice, or a page with the typed text
 * when it refuses (422, 429). A filled hidden field and an article that is not public get the same thanks.
 */
export const receiveReport = route({
  name: 'error-report',
  method: 'POST',
  // The session would be read before the form: without a database, the typed text would then be lost. Nothing of the account is stored.
  access: 'public',
  body: form(LONGEST_FORM, typed),
  async answer({ request, actor, input: { article, message, email, site } }) {
    if (site) return thankedAt('/')
    const fields = parse(errorReportFields, { articleId: article, message, email })
    // Counted after the form was read, so that the refusal's page contains the typed text.
    await takeFrom(limit, networkOf(clientAddress(request.headers)))
    const path = await reportError(actor, fields)
    return thankedAt(path ? `${path}#comunicar-erro` : '/')
  },
  refuse(refusal, { input }) {
    if (!input) return refusedInText(refusal)
    const { status, error, headers } = refusal
    const reason = Object.values(error.fields)[0] ?? error.message
    return new Response(retryPage({ ...input, articleId: input.article }, reason), {
      status,
      headers: {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'x-robots-tag': 'noindex',
        'content-security-policy': retryPolicy,
      },
    })
  },
})

const thankedAt = (location: string) =>
  seeOther(location, noticeCookie('success', 'Obrigado! Seu aviso chegou à redação.'))
