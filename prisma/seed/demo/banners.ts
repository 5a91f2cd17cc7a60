import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { system } from '#lib/actor.ts'
import { mediaPath } from '#lib/addresses/paths.ts'
import type { AdSlot } from '#lib/ads/ads.ts'
import { formatDate } from '#lib/text/format.ts'
import { storePicture } from '#server/media/commands/store-picture.ts'
import { db } from '#server/platform/db/db.ts'
import { demoTexts } from './demo-texts.ts'
import { at } from './moment.ts'

interface DemoBanner {
  picture: string
  name: string
  slot: AdSlot
  alt: string
  linkUrl: string
  /** Start and end, in days from now. */
  from: number
  to: number | null
  /** Impressions on the best day, and the share of clicks. */
  daily: number
  share: number
}

const banners = demoTexts<readonly DemoBanner[]>('banners')

const dayMs = 24 * 60 * 60 * 1000
/** The relative traffic of each weekday, from Sunday on. */
const week = [0.7, 1, 0.97, 0.95, 0.92, 0.86, 0.66]

/** Stores running, planned and ended house banners, with their impressions and clicks so far. */
export async function seedBanners(now: Date, createdBy: string): Promise<void> {
  const addresses = new Map<string, string>()
  for (const { picture } of banners) {
    if (!addresses.has(picture)) addresses.set(picture, await at(after(now, -90).getTime(), () => seedPicture(picture)))
  }
  for (const { picture, from, to, daily, share, ...fields } of banners) {
    const { id } = await db().houseBanner.create({
      data: {
        ...fields,
        imageUrl: addresses.get(picture) ?? '',
        startsAt: after(now, from),
        endsAt: to === null ? null : after(now, to),
        createdBy,
        createdAt: after(now, Math.min(from, 0)),
      },
      select: { id: true },
    })
    await db().houseBannerDay.createMany({
      data: daysOf(now, { from, to, daily, share }).map(day => ({ ...day, bannerId: id })),
    })
  }
}

async function seedPicture(name: string): Promise<string> {
  const bytes = await readFile(join(import.meta.dirname, 'pictures', 'banners', `${name}.webp`))
  const { id, widths, width } = await storePicture(system, bytes)
  return mediaPath(id, widths.at(-1) ?? width)
}

/** Eight in the morning in São Paulo, some days from now. */
function after(now: Date, days: number): Date {
  return new Date(`${formatDate(new Date(now.getTime() + days * dayMs), 'yyyy-MM-dd')}T11:00:00Z`)
}

function daysOf(now: Date, { from, to, daily, share }: Pick<DemoBanner, 'from' | 'to' | 'daily' | 'share'>) {
  const last = Math.min(to ?? 0, -1)
  return Array.from({ length: Math.max(0, last - from + 1) }, (_, index) => {
    const date = new Date(now.getTime() + (from + index) * dayMs)
    const impressions = Math.round(daily * (week[date.getUTCDay()] ?? 1) * (1 + ((index * 7) % 5) / 50))
    const day = new Date(`${formatDate(date, 'yyyy-MM-dd')}T00:00:00Z`)
    return { day, impressions, clicks: Math.round(impressions * share) }
  })
}
