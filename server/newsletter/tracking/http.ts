import { z } from 'zod'
import { homePath } from '#lib/addresses/paths.ts'
import { isMachine } from '#lib/newsletter/machines.ts'
import { noStore, redirectTo } from '#server/platform/door/answers.ts'
import { route } from '#server/platform/door/route.ts'
import { now } from '#server/platform/process/clock.ts'
import { noteEngagement } from './engagements.ts'
import { findLink } from './links.ts'
import { type Mark, markIn } from './token.ts'

const headers = { ...noStore, 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

/**
 * `GET /api/newsletter/c/{token}`: a link of a mail. Leads to the address that is stored for the edition, also when the click does not count and after the
 * subscriber was erased. A forged token, or one of a deleted edition, leads to the home page: nothing in the request names the destination (abuse
 * case 27).
 */
export const followLink = route({
  name: 'newsletter-click',
  method: 'GET',
  access: 'public',
  params: z.object({ token: z.string().max(200) }),
  async answer({ request, params }) {
    const mark = markIn('click', params.token)
    const url = mark && (await findLink(mark.editionId, mark.position))
    if (mark && url) note(mark, request)
    return redirectTo(url ?? homePath(), 302, headers)
  },
})

/** A picture of one transparent pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** `GET /api/newsletter/o/{token}.gif`: the picture at the end of a mail, the same for every token. */
export const showPixel = route({
  name: 'newsletter-open',
  method: 'GET',
  access: 'public',
  params: z.object({ token: z.string().max(200) }),
  answer({ request, params }) {
    const mark = markIn('open', params.token.replace(/\.gif$/, ''))
    if (mark) note(mark, request)
    return new Response(pixel, { headers: { ...headers, 'content-type': 'image/gif' } })
  },
})

function note({ act, editionId, subscriberId, position, writtenAt }: Mark, { method, headers: given }: Request): void {
  const at = now()
  const purpose = `${given.get('sec-purpose') ?? ''} ${given.get('purpose') ?? ''} ${given.get('x-purpose') ?? ''}`
  const age = (at.getTime() - writtenAt.getTime()) / 1000
  if (isMachine({ act, method, userAgent: given.get('user-agent') ?? '', purpose, age })) return
  noteEngagement({ act, editionId, subscriberId, position, at })
}
