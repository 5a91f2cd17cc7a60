import type { Actor } from '#lib/actor.ts'
import type { AdSlot } from '#lib/ads/ads.ts'
import type { AdvertisingFields } from '#lib/schemas/site/advertising.ts'
import type { BannerFields } from '#lib/schemas/site/banner.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import { db, Prisma } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { readSetting } from '#server/site/queries.ts'
import { fieldsOfBanner } from './banner.ts'
import { adPolicy } from './policy.ts'

export const bannerStates = ['running', 'planned', 'ended'] as const
export type BannerState = (typeof bannerStates)[number]

/** A banner with its total counts. */
export interface BannerLine {
  id: string
  name: string
  slot: AdSlot
  imageUrl: string
  alt: string
  linkUrl: string
  isActive: boolean
  startsAt: Date
  endsAt: Date | null
  impressions: number
  clicks: number
}

export interface BannerList {
  banners: BannerLine[]
  counts: Record<BannerState, number>
  /** The cursor of the next page: a banner's id; null on the last page. */
  next: string | null
}

const page = 30

/** The SQL condition of each state at an instant. A banner that is switched off counts as ended. */
const conditions: Record<BannerState, (at: Date) => Prisma.Sql> = {
  running: at => Prisma.sql`b.is_active AND b.starts_at <= ${at} AND (b.ends_at IS NULL OR b.ends_at > ${at})`,
  planned: at => Prisma.sql`b.is_active AND b.starts_at > ${at}`,
  ended: at => Prisma.sql`(NOT b.is_active OR b.ends_at <= ${at})`,
}

/** The banners in a state, newest first, thirty a page, with their total counts. Raises forbidden. */
export async function listBanners(actor: Actor, state: BannerState, after?: string): Promise<BannerList> {
  adPolicy.assert(actor, 'see', null)
  const at = now()
  const older = after && looksLikeUuid(after) ? Prisma.sql`AND b.id < ${after}::uuid` : Prisma.empty
  const [banners, [counts]] = await Promise.all([
    db().$queryRaw<BannerLine[]>`
      SELECT b.id, b.name, b.slot, b.image_url AS "imageUrl", b.alt, b.link_url AS "linkUrl", b.is_active AS "isActive",
        b.starts_at AS "startsAt", b.ends_at AS "endsAt",
        coalesce(d.impressions, 0)::int AS impressions, coalesce(d.clicks, 0)::int AS clicks
      FROM house_banners b
      LEFT JOIN LATERAL (
        SELECT sum(impressions) AS impressions, sum(clicks) AS clicks FROM house_banner_days WHERE banner_id = b.id
      ) d ON true
      WHERE ${conditions[state](at)} ${older}
      ORDER BY b.id DESC LIMIT ${page + 1}`,
    db().$queryRaw<[Record<BannerState, number>]>`
      SELECT count(*) FILTER (WHERE ${conditions.running(at)})::int AS running,
        count(*) FILTER (WHERE ${conditions.planned(at)})::int AS planned,
        count(*) FILTER (WHERE ${conditions.ended(at)})::int AS ended
      FROM house_banners b`,
  ])
  const shown = banners.slice(0, page)
  return { banners: shown, counts, next: banners.length > page ? (shown.at(-1)?.id ?? null) : null }
}

/** A banner's fields for its form; null when there is none. Raises forbidden. */
export async function findBanner(actor: Actor, id: string): Promise<BannerFields | null> {
  adPolicy.assert(actor, 'see', null)
  const banner = looksLikeUuid(id) ? await db().houseBanner.findUnique({ where: { id } }) : null
  return banner && fieldsOfBanner(banner)
}

/** The network's settings for their form. Raises forbidden. */
export async function findAdvertising(actor: Actor): Promise<AdvertisingFields> {
  adPolicy.assert(actor, 'see', null)
  const { networkCode, adsTxt } = await readSetting('advertising')
  return { networkCode: networkCode ?? '', adsTxt }
}

/** A banner's link; null when there is no such banner. Ended banners keep theirs: an old page may still be open. */
export async function findBannerLink(id: string): Promise<string | null> {
  return (await db().houseBanner.findUnique({ where: { id }, select: { linkUrl: true } }))?.linkUrl ?? null
}
