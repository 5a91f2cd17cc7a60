import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { system } from '#lib/actor.ts'
import { cityPath, mediaPath } from '#lib/addresses/paths.ts'
import type { AdSlot } from '#lib/site/ads.ts'
import { formatDate } from '#lib/text/format.ts'
import { storePicture } from '#server/media/commands/store-picture.ts'
import { db } from '#server/platform/db/db.ts'
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

const premium = { picture: 'premium', linkUrl: '/pricing', share: 0.011 }

const banners: readonly DemoBanner[] = [
  {
    ...premium,
    name: 'Assinatura, topo da capa',
    slot: 'home_top',
    alt: 'Portal Premium: a história inteira. R$ 50 ao mês.',
    from: -21,
    to: null,
    daily: 2_140,
  },
  {
    picture: 'feira-do-livro',
    name: 'Feira do Livro de Campina Grande',
    slot: 'home_feed_1',
    alt: 'Feira do Livro de Campina Grande, de 5 a 13 de dezembro. Entrada gratuita.',
    linkUrl: cityPath('campina-grande-pb'),
    from: -6,
    to: 22,
    daily: 1_260,
    share: 0.018,
  },
  {
    picture: 'orquestra-do-cariri',
    name: 'Orquestra Jovem do Cariri',
    slot: 'home_feed_1',
    alt: 'Orquestra Jovem do Cariri: 12 de dezembro, às 19h, em Juazeiro do Norte.',
    linkUrl: cityPath('juazeiro-do-norte-ce'),
    from: -4,
    to: 21,
    daily: 1_190,
    share: 0.013,
  },
  {
    picture: 'assine-o-rss',
    name: 'RSS, fim do artigo',
    slot: 'article_bottom',
    alt: 'As notícias no seu leitor: grátis, sem cadastro, por RSS.',
    linkUrl: '/rss.xml',
    from: -14,
    to: null,
    daily: 3_480,
    share: 0.006,
  },
  {
    ...premium,
    name: 'Assinatura, férias',
    slot: 'home_bottom',
    alt: 'Portal Premium: a história inteira. R$ 50 ao mês.',
    from: 18,
    to: 60,
    daily: 0,
  },
  {
    picture: 'feira-do-livro',
    name: 'Feira do Livro, aviso de datas',
    slot: 'article_top',
    alt: 'Feira do Livro de Campina Grande, de 5 a 13 de dezembro. Entrada gratuita.',
    linkUrl: cityPath('campina-grande-pb'),
    from: -30,
    to: -7,
    daily: 960,
    share: 0.015,
  },
]

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
