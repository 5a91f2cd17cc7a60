import { z } from 'zod'
import { editionsFeedPath, editionsPath } from '#lib/addresses/paths.ts'
import { DomainError } from '#lib/errors.ts'
import { xmlAnswer } from '#lib/press.ts'
import { linkHeader, rss } from '#lib/seo/rss.ts'
import { noStore } from '#server/platform/door/answers.ts'
import { refusedInText, route } from '#server/platform/door/route.ts'
import { env } from '#server/platform/process/env.ts'
import { readIdentity } from '#server/site/queries.ts'
import { listFeedEditions } from './queries/archive.ts'
import { previewEdition } from './queries/preview.ts'

/** A preview runs no script, loads only pictures and has no origin. Its links open nothing. */
const previewPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox"

/** `GET /api/newsletter/editions/{id}/preview?aspecto=claro|escuro|texto`: an edition's mail as it would be sent now. Masters only. */
export const showPreview = route({
  name: 'newsletter-preview',
  method: 'GET',
  access: 'master',
  params: z.object({ id: z.uuid() }),
  async answer({ request, actor, params: { id } }) {
    const look = z
      .enum(['claro', 'escuro', 'texto'])
      .catch('claro')
      .parse(new URL(request.url).searchParams.get('aspecto'))
    const html = await previewEdition(actor, id, look)
    if (html === null) throw new DomainError('edition_not_found')
    const headers = {
      ...noStore,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': previewPolicy,
    }
    return new Response(html, { headers })
  },
  refuse: refusedInText,
})

/** `GET /boletim/feed.xml`: the editions of the archive, with the line after each subject and nothing of their texts. */
export async function editionsFeed(): Promise<Response> {
  const [identity, { editions, keys }] = await Promise.all([readIdentity(), listFeedEditions()])
  const { SITE_URL, WEBSUB_HUB } = env()
  const channel = { title: `Boletim | ${identity.name}`, path: editionsPath, description: 'As edições da newsletter.' }
  const links = { self: SITE_URL + editionsFeedPath, hubs: WEBSUB_HUB }
  const items = editions.map(({ id, path, subject, preheader, sentAt }) => ({
    id,
    path,
    title: subject,
    summary: preheader,
    authors: [],
    tags: [],
    picture: null,
    publishedAt: sentAt,
  }))
  return xmlAnswer(
    rss(SITE_URL, channel, links, items),
    'application/rss+xml',
    { keys: [...keys, 'site'] },
    { link: linkHeader(links) },
  )
}
