import { z } from 'zod'
import { authorPath, cityPath, feedPath, readSegment, sectionPath, tagPath } from '#lib/addresses/paths.ts'
import { DomainError } from '#lib/errors.ts'
import { xmlAnswer } from '#lib/press.ts'
import { feedLinks, linkHeader, type RssChannel, rss, siteChannel } from '#lib/seo/rss.ts'
import { escapeHtml } from '#lib/text/html.ts'
import { looksLikeUuid, tagKey } from '#lib/text/text.ts'
import { findCityAt } from '#server/locations/queries.ts'
import { redirectTo } from '#server/platform/door/answers.ts'
import { route } from '#server/platform/door/route.ts'
import { env } from '#server/platform/process/env.ts'
import { readIdentity, readSetting } from '#server/site/queries.ts'
import { worksKey } from '../row.ts'
import { listShelf } from './queries/archive.ts'
import { type ArticleCard, cardKeys, listNewest } from './queries/cards.ts'
import { findOpenedBody, keysIn } from './queries/opened.ts'
import { findByline, findJoinedByline, findTagName } from './queries/shelves.ts'
import { embedAt } from './shown-body.ts'

const rssItems = 50

/** `GET /rss.xml`: the newest articles with their summaries. */
export async function rssFeed(): Promise<Response> {
  const [identity, cards] = await Promise.all([readIdentity(), listNewest(rssItems)])
  return feedOf(siteChannel(identity), cards, ['feed'])
}

/** `GET /{location}/rss.xml`: a city's newest articles; 404 for an unknown city. */
export async function cityFeed(location: string): Promise<Response> {
  const city = await findCityAt(location)
  if (!city) return noFeed()
  const title = await suffixed(`Notícias de ${city.name}, ${city.state}`)
  const channel = { title, path: cityPath(city.path), description: `As últimas notícias de ${city.name}.` }
  return feedOf(channel, await listShelf({ city: city.path }, rssItems), [`city:${city.path}`])
}

/** `GET /tag/{tag}/rss.xml`: the newest articles under a tag; 404 for an unknown tag, 308 from another spelling of it. */
export async function tagFeed(typed: string): Promise<Response> {
  const tag = readSegment(typed)
  const key = tagKey(tag)
  const name = await findTagName(key)
  if (!name) return noFeed()
  if (key !== tag) return redirectTo(env().SITE_URL + feedPath(tagPath(key)), 308, {})
  const channel = { title: await suffixed(name), path: tagPath(key), description: `Notícias sobre ${name}.` }
  return feedOf(channel, await listShelf({ tag: key }, rssItems), [`tag:${key}`])
}

/** `GET /editoria/{slug}/rss.xml`: the newest articles of an editorial section; 404 for an unknown section. */
export async function sectionFeed(slug: string): Promise<Response> {
  const { sections } = await readSetting('sections')
  const section = sections.find(each => each.slug === slug)
  if (!section) return noFeed()
  const { name, tags } = section
  const keys = tags.map(tagKey)
  const channel = { title: await suffixed(name), path: sectionPath(slug), description: `As notícias de ${name}.` }
  return feedOf(
    channel,
    await listShelf({ tags: keys }, rssItems),
    keys.map(key => `tag:${key}`),
  )
}

/** `GET /author/{id}/rss.xml`: an author's newest articles; 404 for an unknown author, 308 from a byline that was joined into another. */
export async function authorFeed(id: string): Promise<Response> {
  const author = await findByline(id)
  const joined = author ? null : await findJoinedByline(id)
  if (joined) return redirectTo(env().SITE_URL + feedPath(authorPath(joined)), 308, {})
  if (!author) return noFeed()
  const name = author.fullName || 'Autor Anônimo'
  const channel = { title: await suffixed(name), path: authorPath(id), description: `Artigos de ${name}.` }
  return feedOf(channel, await listShelf({ author: id }, rssItems), [worksKey(id), `author:${id}`])
}

/** A title followed by the newspaper's name. */
const suffixed = async (name: string) => `${name} | ${(await readIdentity()).name}`

const noFeed = () => new Response('Não há notícias neste endereço.\n', { status: 404 })

function feedOf(channel: RssChannel, cards: readonly ArticleCard[], keys: readonly string[]): Response {
  const items = cards.flatMap(card => {
    const { publishedAt, writers, cover } = card
    const authors = writers.map(({ name }) => name).filter(Boolean)
    return publishedAt ? [{ ...card, publishedAt, authors, picture: cover?.src ?? null }] : []
  })
  const { SITE_URL, WEBSUB_HUB } = env()
  const links = feedLinks(SITE_URL, channel, WEBSUB_HUB)
  return xmlAnswer(
    rss(SITE_URL, channel, links, items),
    'application/rss+xml',
    { keys: [...keys, 'site', ...cardKeys(cards)] },
    { link: linkHeader(links) },
  )
}

/** Another site's HTML runs and loads anything over https, in an opaque origin without access to ours. */
const embedPolicy = [
  'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  'script-src https:',
  "style-src https: 'unsafe-inline'",
  'img-src https: data:',
  'font-src https: data:',
  'media-src https:',
  'connect-src https:',
  'frame-src https:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

const embedHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'content-security-policy': embedPolicy,
}

/**
 * `GET /api/embed/{article}/{place}`: the frame of one embed, for readers of the article and, with `?previa=` or `?presente=`, of its preview
 * or of a gift; 404 for all others.
 */
export const sendEmbed = route({
  name: 'embed',
  method: 'GET',
  access: 'anyone',
  params: z.object({ id: z.string().refine(looksLikeUuid), place: z.string().regex(/^\d{1,3}$/) }),
  async answer({ request, actor, params: { id, place } }) {
    const body = await findOpenedBody(actor, id, keysIn(request))
    const embed = body === null ? null : embedAt(body, Number(place))
    if (!embed) throw new DomainError('not_found')
    const page = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(embed.title)}</title><style>body{margin:0;font:1rem/1.5 system-ui,sans-serif}img,iframe{max-width:100%;border:0}</style>${embed.html}`
    return new Response(page, { headers: embedHeaders })
  },
  refuse: ({ status }) =>
    new Response(`<!doctype html><title>${status === 404 ? 'Não encontrado' : 'Indisponível'}</title>`, {
      status,
      headers: embedHeaders,
    }),
})
