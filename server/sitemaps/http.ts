import { agendaPath, homePath, sectionPath } from '#lib/addresses/paths.ts'
import { listedPaths } from '#lib/addresses/screens/routes.ts'
import { xmlAnswer } from '#lib/press.ts'
import { sitePageSlugs } from '#lib/site/pages/site-pages.ts'
import { newsSitemap, type SitemapEntry, sitemap, sitemapIndex } from '#lib/sitemaps/sitemap.ts'
import {
  listAuthorAddresses,
  listCityAddresses,
  listCityPages,
  listMonth,
  listNews,
  listSitemapMonths,
  listTagAddresses,
} from '#server/articles/reading/queries/feed.ts'
import { findNewestEventChange, listEventAddresses } from '#server/events/queries/addresses.ts'
import { findNewestEdition, listEditionAddresses } from '#server/newsletter/editions/queries/archive.ts'
import { archiveKey } from '#server/newsletter/editions/queries/keys.ts'
import { env } from '#server/platform/process/env.ts'
import { listCompletePages, readIdentity, readSetting } from '#server/site/queries.ts'

/** Seconds: articles leave the 48 hours of Google News without a change that would make the press forget the file. */
const newsLife = 600
const type = 'application/xml'

const file = (name: string) => `/sitemaps/${name}.xml`

/** `GET /sitemap.xml`: the index of the files that contain every public address once. */
export async function sitemapFile(): Promise<Response> {
  const [months, pages, { sections }, eventsChangedAt, editionSentAt] = await Promise.all([
    listSitemapMonths(),
    listCompletePages(),
    readSetting('sections'),
    findNewestEventChange(),
    findNewestEdition(),
  ])
  const newest = newestOf(months)
  const filled: Record<string, boolean> = {
    editorias: sections.length > 0,
    eventos: eventsChangedAt !== null,
    boletim: editionSentAt !== null,
  }
  const names = Object.keys(lists).filter(name => filled[name] ?? true)
  const changes: Record<string, Date | null> = {
    paginas: newestOf([{ changedAt: newest }, ...pages]),
    eventos: eventsChangedAt,
    boletim: editionSentAt,
  }
  const files = [...names.map(name => ({ name, changedAt: changes[name] ?? newest })), ...months]
  const entries = files.map(({ name, changedAt }) => ({ path: file(name), changedAt }))
  return xmlAnswer(sitemapIndex(env().SITE_URL, entries), type, { keys: ['feed', 'events', archiveKey, ...pageKeys] })
}

/** `GET /sitemap-cidades.xml`: the index of one file per city. They repeat addresses of the other files. */
export async function citySitemapsFile(): Promise<Response> {
  const cities = await listCityPages()
  const entries = cities.map(({ city, changedAt }) => ({ path: file(`cidade-${city}`), changedAt }))
  return xmlAnswer(sitemapIndex(env().SITE_URL, entries), type, { keys: ['feed'] })
}

/** The institutional pages, whose saves change the times in the files; `site` changes when one is complete or no longer. */
const pageKeys = ['site', ...sitePageSlugs.map(slug => `page:${slug}`)]

const newestOf = (all: readonly { changedAt: Date | null }[]): Date | null =>
  all.reduce<Date | null>(
    (newest, { changedAt }) => (newest && changedAt && changedAt < newest ? newest : (changedAt ?? newest)),
    null,
  )

/** The files without articles, by name. */
const lists: Record<string, () => Promise<SitemapEntry[]>> = {
  paginas: listPages,
  cidades: listCityPages,
  editorias: async () =>
    (await readSetting('sections')).sections.map(({ slug }) => ({ path: sectionPath(slug), changedAt: null })),
  eventos: listEventAddresses,
  boletim: listEditionAddresses,
  autores: listAuthorAddresses,
  assuntos: listTagAddresses,
}

/** The pages with a fixed address. The home page changes with every article; institutional pages have the time of their last save. */
async function listPages(): Promise<SitemapEntry[]> {
  const [months, pages, eventsChangedAt] = await Promise.all([
    listSitemapMonths(),
    listCompletePages(),
    findNewestEventChange(),
  ])
  const changes: Record<string, Date | null> = { [homePath()]: newestOf(months), [agendaPath]: eventsChangedAt }
  const fixed = listedPaths.map(path => ({ path, changedAt: changes[path] ?? null }))
  return [...fixed, ...pages.map(({ slug, changedAt }) => ({ path: `/${slug}`, changedAt }))]
}

/** `GET /sitemaps/{name}.xml`: one of the files; 404 for an unknown name and for a file without addresses. */
export async function sitemapPart(fileName: string): Promise<Response> {
  const name = /^([a-z0-9-]+)\.xml$/.exec(fileName)?.[1] ?? ''
  const [entries, keys] = await part(name)
  if (entries.length === 0) return new Response('Mapa não encontrado.\n', { status: 404 })
  return xmlAnswer(sitemap(env().SITE_URL, entries), type, { keys })
}

/** The press keys of a file without articles. */
function keysOf(name: string): string[] {
  if (name === 'eventos') return ['events']
  if (name === 'boletim') return [archiveKey]
  return name === 'paginas' ? ['feed', 'events', ...pageKeys] : ['feed']
}

async function part(name: string): Promise<[SitemapEntry[], string[]]> {
  if (Object.hasOwn(lists, name)) return [(await lists[name]?.()) ?? [], keysOf(name)]
  const [, month, digit] = /^([12]\d{3}-(?:0[1-9]|1[0-2]))(?:-([0-9a-f]))?$/.exec(name) ?? []
  if (month) return [await listMonth(month, digit), ['feed']]
  const city = /^cidade-([a-z0-9-]+)$/.exec(name)?.[1]
  return city ? [await listCityAddresses(city), [`city:${city}`]] : [[], []]
}

/** `GET /news-sitemap.xml`: the articles of the last 48 hours, for Google News. */
export async function newsSitemapFile(): Promise<Response> {
  const [identity, news] = await Promise.all([readIdentity(), listNews()])
  return xmlAnswer(newsSitemap(env().SITE_URL, identity, news), type, { keys: ['feed', 'site'], life: newsLife })
}
