import type { Actor } from '#lib/actor.ts'
import { canonicalLink } from '#lib/addresses/canonical.ts'
import type { CrawlerRules } from '#lib/schemas/site/crawlers.ts'
import type { Sections } from '#lib/schemas/site/sections.ts'
import { defaultIdentity, type Identity } from '#lib/schemas/site/site-settings.ts'
import type { PublicIdentity } from '#lib/seo/json-ld/publisher.ts'
import { completePages, defaultText } from '#lib/site/pages/site-page-texts.ts'
import { type SitePageSlug, sitePageOf, sitePages } from '#lib/site/pages/site-pages.ts'
import {
  type PublicSettings,
  publicSettingKeys,
  publicSettingsFrom,
  type Setting,
  type SettingKey,
  settingFrom,
} from '#lib/site/settings.ts'
import { db, Prisma, type Tx } from '#server/platform/db/db.ts'
import type { House } from '#server/platform/mail/layout.ts'
import { env, siteOrigin } from '#server/platform/process/env.ts'
import { singleton } from '#server/platform/process/singleton.ts'
import { sitePolicy } from './policy.ts'

export interface MenuItem {
  id: string
  label: string
  url: string
}

export interface SectionCard {
  id: string
  title: string
  description: string
  imageUrl: string | null
  linkUrl: string
}

/** A house banner that runs at the instant of the query. */
export interface RunningBanner {
  id: string
  slot: string
  imageUrl: string
  /** The uploaded picture with its rendition widths; null for a picture on another site. */
  media: { id: string; width: number; widths: number[] } | null
  alt: string
  linkUrl: string
}

/** The frame of every reader page. */
export interface Site {
  menu: MenuItem[]
  settings: PublicSettings
  /** The institutional pages without gaps. */
  completePages: SitePageSlug[]
  banners: RunningBanner[]
  /** The next start or end of a banner: pages made from this are old then. */
  changesAt: Date | null
}

interface SiteRow {
  menu: MenuItem[]
  settings: Record<string, unknown>
  /** The masters' institutional pages: the text of those that may have gaps, null for the others. */
  pages: Partial<Record<SitePageSlug, string | null>>
  banners: RunningBanner[]
  changesAt: Date | null
}

/**
 * The frame of every reader page at an instant, without advertising where it is switched off: the active items of the secondary menu in their order (HOME-2), the public settings, the
 * institutional pages without gaps, the running house banners. One statement.
 */
export async function findSite(at: Date): Promise<Site> {
  const [row] = await db().$queryRaw<[SiteRow]>`
    SELECT
      (SELECT coalesce(json_agg(json_build_object('id', id, 'label', label, 'url', url) ORDER BY display_order, id), '[]')
        FROM secondary_menu_items WHERE is_active) AS menu,
      (SELECT coalesce(json_object_agg(key, value), '{}') FROM site_settings WHERE key = ANY(${publicSettingKeys})) AS settings,
      (SELECT coalesce(json_object_agg(slug, CASE WHEN strpos(content, '[') > 0 THEN content END), '{}') FROM site_pages) AS pages,
      (SELECT coalesce(json_agg(json_build_object(
          'id', id, 'slot', slot, 'imageUrl', image_url, 'alt', alt, 'linkUrl', link_url,
          'media', (SELECT json_build_object('id', m.id, 'width', m.width, 'widths', m.widths) FROM media m
            WHERE m.id = substring(image_url FROM '^/uploads/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/')::uuid)
          ) ORDER BY starts_at DESC, id), '[]')
        FROM house_banners
        WHERE is_active AND starts_at <= ${at} AND (ends_at IS NULL OR ends_at > ${at})) AS banners,
      (SELECT min(moment) FROM house_banners, unnest(ARRAY[starts_at, ends_at]) moment
        WHERE is_active AND moment > ${at}) AS "changesAt"`
  const stored = publicSettingsFrom(row.settings)
  const { advertising } = stored.features
  const settings = advertising ? stored : { ...stored, advertising: { ...stored.advertising, networkCode: null } }
  const { pages, changesAt } = row
  const banners = advertising ? row.banners : []
  const menu = row.menu.map(item => ({ ...item, url: canonicalLink(item.url, siteOrigin()) }))
  const site = { menu, settings, completePages: completePages(settings.identity, pages), banners, changesAt }
  Object.assign(lastRead(), { identity: settings.identity, completePages: site.completePages, settings })
  return site
}

/** The setting of a key, or its default. The caller checks the policy. */
export async function readSetting<Key extends SettingKey>(key: Key, client: Tx = db()): Promise<Setting<Key>> {
  const row = await client.siteSetting.findUnique({ where: { key }, select: { value: true } })
  return settingFrom(key, row?.value)
}

/** The stored value of a public setting, as a part of another statement; `settingFrom` reads it. */
export const settingIn = (key: keyof PublicSettings): Prisma.Sql =>
  Prisma.sql`(SELECT value FROM site_settings WHERE key = ${key})`

/** The active section cards of the home page, in their order (HOME-2). */
export async function listSectionCards(): Promise<SectionCard[]> {
  const cards = await db().sectionCard.findMany({
    where: { isActive: true },
    orderBy: [{ displayOrder: 'asc' }, { id: 'asc' }],
    select: { id: true, title: true, description: true, imageUrl: true, linkUrl: true },
  })
  return cards.map(card => ({ ...card, linkUrl: canonicalLink(card.linkUrl, siteOrigin()) }))
}

/** An institutional page: a master's text, or the product's default text. */
export interface SitePage {
  slug: SitePageSlug
  title: string
  description: string
  content: string
  /** 0 for the default text. */
  version: number
  updatedAt: Date | null
}

/** The institutional page with a slug. Keys: `page:…`, and `site` for the facts of the identity in a default text. */
export async function findSitePage(slug: SitePageSlug, client: Tx = db()): Promise<SitePage> {
  const row = await client.sitePage.findUnique({
    where: { slug },
    select: { title: true, content: true, version: true, updatedAt: true },
  })
  const { title, description } = sitePageOf(slug) ?? { title: '', description: '' }
  if (row) return { slug, description, ...row }
  const content = defaultText(slug, await readSetting('identity', client))
  return { slug, description, title, content, version: 0, updatedAt: null }
}

/** An institutional page for its form, with the name of the person who saved it last. Raises forbidden. */
export async function findSitePageForEdit(actor: Actor, slug: SitePageSlug): Promise<SitePage & { savedBy: string }> {
  sitePolicy.assert(actor, 'editPages', null)
  const [page, row] = await Promise.all([
    findSitePage(slug),
    db().sitePage.findUnique({ where: { slug }, select: { updatedBy: true } }),
  ])
  const person =
    row?.updatedBy && (await db().profile.findUnique({ where: { id: row.updatedBy }, select: { fullName: true } }))
  return { ...page, savedBy: person ? person.fullName : 'Redação' }
}

/** An institutional page in the masters' list. */
export interface SitePageEntry {
  slug: SitePageSlug
  title: string
  version: number
  /** Whether the text has no gaps. */
  complete: boolean
  updatedAt: Date | null
}

/** All institutional pages, in the order of `sitePages`. Raises forbidden. */
export async function listSitePages(actor: Actor): Promise<SitePageEntry[]> {
  sitePolicy.assert(actor, 'editPages', null)
  const [rows, complete] = await Promise.all([
    db().sitePage.findMany({ select: { slug: true, title: true, version: true, updatedAt: true } }),
    listCompletePages(),
  ])
  const written = new Map(rows.map(row => [row.slug, row]))
  return sitePages.map(({ slug, title }) => ({
    ...(written.get(slug) ?? { title, version: 0, updatedAt: null }),
    slug,
    complete: complete.some(page => page.slug === slug),
  }))
}

/** The rules for crawlers, for their screen. Raises forbidden. */
export async function findCrawlers(actor: Actor): Promise<CrawlerRules> {
  sitePolicy.assert(actor, 'setCrawlers', null)
  return readSetting('crawlers')
}

/** The institutional pages without gaps, in the order of `sitePages`, with the last save; null for a default text. */
export async function listCompletePages(): Promise<{ slug: SitePageSlug; changedAt: Date | null }[]> {
  const [identity, rows] = await Promise.all([
    readSetting('identity'),
    db().sitePage.findMany({ select: { slug: true, content: true, updatedAt: true } }),
  ])
  const saved = new Map(rows.map(row => [row.slug, row]))
  const texts = Object.fromEntries(rows.map(({ slug, content }) => [slug, content]))
  return completePages(identity, texts).map(slug => ({ slug, changedAt: saved.get(slug)?.updatedAt ?? null }))
}

/** The settings of the site for their forms: the price, the parts that are on, the colours. Raises forbidden. */
export async function findFormSettings(actor: Actor) {
  sitePolicy.assert(actor, 'setUp', null)
  const [pricing, features, appearance] = await Promise.all([
    readSetting('pricing'),
    readSetting('features'),
    readSetting('appearance'),
  ])
  return { pricing, features, appearance }
}

/** The newspaper's identity for its form. Raises forbidden. */
export async function findIdentity(actor: Actor): Promise<Identity> {
  sitePolicy.assert(actor, 'editIdentity', null)
  return readIdentity()
}

/** The editorial sections for their form. Raises forbidden. */
export async function findSections(actor: Actor): Promise<Sections> {
  sitePolicy.assert(actor, 'editSections', null)
  return readSetting('sections')
}

/** The newspaper's identity, for feeds, mails and staff screens; reader pages have it from `findSite`. One statement. */
export async function readIdentity(): Promise<Identity> {
  const identity = await readSetting('identity')
  lastRead().identity = identity
  return identity
}

/** The newspaper as its mails name it. One statement. */
export async function readHouse(): Promise<House> {
  const { name, address } = await readIdentity()
  return { name, address, siteUrl: env().SITE_URL }
}

const lastRead = () =>
  singleton('identity', () => ({
    identity: defaultIdentity,
    completePages: completePages(defaultIdentity, {}),
    settings: publicSettingsFrom({}),
  }))

/** The newspaper's identity as this process read it last, for pages that need the name while the database is down. */
export const knownIdentity = (): Identity => lastRead().identity

/** The public settings as this process read them last, for pages without a database. */
export const knownSettings = (): PublicSettings => lastRead().settings

/** The newspaper's identity and complete institutional pages as this process read them last. */
export function knownPublisher(): PublicIdentity {
  const { identity, completePages } = lastRead()
  return { ...identity, completePages }
}
