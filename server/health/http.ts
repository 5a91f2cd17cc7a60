import { z } from 'zod'
import { DomainError } from '#lib/errors.ts'
import { mailName } from '#lib/schemas/site/mailbox.ts'
import { noStore } from '#server/platform/door/answers.ts'
import { refusedInText, route } from '#server/platform/door/route.ts'
import { findMailHtml } from './queries/mailbox.ts'

/**
 * A mail's HTML runs nothing and loads nothing from elsewhere: a document without an origin, scripts or requests. A link opens nothing
 * either.
 */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox"

/** `GET /api/mailbox/<mail>`: the HTML of one kept mail, for the frame of the mailbox. Masters only; 404 for a secret mail. */
export const showMail = route({
  name: 'mailbox-mail',
  method: 'GET',
  access: 'master',
  params: z.object({ mail: mailName }),
  async answer({ actor, params }) {
    const html = await findMailHtml(actor, params.mail)
    if (html === null) throw new DomainError('not_found')
    const headers = { ...noStore, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': mailPolicy }
    return new Response(html, { headers })
  },
  refuse: refusedInText,
})
