import { createHash } from 'node:crypto'
import { system } from '#lib/actor.ts'
import { isoDay } from '#lib/text/format.ts'
import { countAudience } from '#server/audience/commands/count-audience.ts'
import { countVisits } from '#server/audience/count-visits.ts'
import { db } from '#server/platform/db/db.ts'

const dayMs = 24 * 60 * 60 * 1000
const days = 90

type Subject = 'site' | 'article' | 'city' | 'author' | 'tag' | 'source' | 'device' | 'campaign' | 'region'

/** The parts of a day's sessions. */
const sources = [
  ['search:Google', 0.41],
  ['direct:', 0.24],
  ['social:WhatsApp', 0.13],
  ['social:Instagram', 0.08],
  ['newsletter:', 0.08],
  ['social:Facebook', 0.04],
  ['site:tefeonline.example', 0.02],
] as const
const devices = [
  ['phone', 0.74],
  ['desk', 0.21],
  ['tablet', 0.05],
] as const
const regions = [
  ['BR-AM', 0.61],
  ['BR-PA', 0.14],
  ['BR-SP', 0.09],
  ['BR-RR', 0.05],
  ['BR-DF', 0.04],
  ['BR-RJ', 0.03],
  ['PT', 0.02],
  ['CO', 0.02],
] as const
const campaigns = [
  ['boletim da manha', 0.06],
  ['cobertura da cheia', 0.03],
] as const

interface Seeded {
  id: string
  authorId: string
  publishedAt: Date | null
  locationPath: string | null
  visibility: string
  tags: { tagKey: string }[]
}

/** Stores the audience of the last ninety days: newer articles have more of it. Today's visits are stored one by one, and counted. */
export async function seedAudience(now: Date): Promise<void> {
  const articles = await db().article.findMany({
    where: { status: 'published', deletedAt: null },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    select: {
      id: true,
      authorId: true,
      publishedAt: true,
      locationPath: true,
      visibility: true,
      tags: { select: { tagKey: true } },
    },
  })
  await seedDays(now, articles)
  await seedToday(now, articles)
  await countVisits()
  await countAudience(system, undefined)
}

async function seedDays(now: Date, articles: readonly Seeded[]): Promise<void> {
  const rows = new Map<string, { subject: Subject; day: Date; key: string; views: number; subscriptions: number }>()
  const add = (subject: Subject, day: Date, key: string, views: number, subscriptions = 0) => {
    const id = `${subject} ${day.getTime()} ${key}`
    const row = rows.get(id) ?? { subject, day, key, views: 0, subscriptions: 0 }
    rows.set(id, { ...row, views: row.views + views, subscriptions: row.subscriptions + subscriptions })
  }
  for (let ago = 1; ago <= days; ago++) {
    const day = new Date(isoDay(new Date(now.getTime() - ago * dayMs)))
    const ageOf = ({ publishedAt }: Seeded) => Math.floor((day.getTime() - (publishedAt?.getTime() ?? 0)) / dayMs)
    const draws = articles.map((article, place) => {
      const age = ageOf(article)
      return age < 0 ? 0 : (260 + ((place * 37) % 180)) / (1 + age)
    })
    const all = draws.reduce((sum, drawn) => sum + drawn, 0)
    articles.forEach((article, place) => {
      const { id, authorId, locationPath, visibility, tags } = article
      const age = ageOf(article)
      // However many of the articles are of this day, its readers are as many as on others of its kind.
      const views = Math.round(((draws[place] ?? 0) / Math.max(1, all)) * viewsOn(day, ago))
      if (views === 0) return
      const began = visibility === 'premium' && age % 4 === place % 4 && age < 9 ? 1 : 0
      add('site', day, '', views, began)
      add('article', day, id, views, began)
      add('author', day, authorId, views)
      if (locationPath) add('city', day, locationPath, views)
      for (const { tagKey } of tags) add('tag', day, tagKey, views)
      for (const [key, part] of sources) add('source', day, key, views * part)
      for (const [key, part] of devices) add('device', day, key, views * part)
      for (const [key, part] of regions) add('region', day, key, views * part)
      for (const [key, part] of campaigns) add('campaign', day, key, views * part)
    })
  }
  await db().audienceDay.createMany({ data: [...rows.values()].map(row => ({ ...row, ...figuresOf(row) })) })
}

/** The views of a day: Monday to Friday bring more readers, and each month more than the one before. */
const viewsOn = (day: Date, ago: number) =>
  Math.round(
    1_100 *
      ([0.6, 1, 1.1, 1.05, 1, 0.95, 0.7][day.getUTCDay()] ?? 1) *
      (1 - ago / 200) *
      (0.88 + drawnOf(`views of ${isoDay(day)}`) / 4),
  )

/** The other figures of so many views, a little different each day. */
function figuresOf({ subject, day, key, views: exact }: { subject: Subject; day: Date; key: string; views: number }) {
  const views = Math.round(exact)
  // Each article, author, source … has its own readers.
  const wave = (1 + Math.sin(day.getTime() / dayMs) / 12) * (0.75 + drawnOf(`readers of ${key}`) / 2)
  const whole = subject !== 'article' && subject !== 'author' && subject !== 'city' && subject !== 'tag'
  // The site has other pages too: the home page, lists, searches.
  const pageViews = Math.round(views * (whole ? 1.7 : 1.12))
  const visitors = Math.min(pageViews, Math.ceil(views * 0.62))
  const sessions = Math.ceil(visitors * 1.15)
  const attention = Math.round(views * 52 * wave)
  return {
    views: whole && subject !== 'site' ? pageViews : views,
    readers: visitors,
    pageViews,
    visitors,
    sessions,
    paidViews: subject === 'article' ? views : 0,
    weighedViews: subject === 'article' ? views : 0,
    bounces: Math.round(sessions * 0.36 * wave),
    seenSeconds: BigInt(Math.round(attention + pageViews * 21)),
    attentionSeconds: BigInt(attention),
    subscriberSeconds: BigInt(Math.round(attention * 0.14)),
    depthSessions: whole ? 0 : sessions,
    depthPercents: BigInt(whole ? 0 : Math.round(sessions * Math.min(96, 38 + 24 * wave))),
  }
}

const SESSIONS_AN_HOUR = 26

/** Stores the visits of today up to now, sessions of one to five pages. */
async function seedToday(now: Date, articles: readonly Seeded[]): Promise<void> {
  const day = new Date(isoDay(now))
  const midnight = day.getTime() + 3 * 60 * 60 * 1000
  const hours = Math.max(0, (now.getTime() - midnight) / (60 * 60 * 1000))
  const sessions = Math.max(12, Math.round(hours * SESSIONS_AN_HOUR))
  const data = Array.from({ length: sessions }, (_, session) => {
    const part = (name: string, list: readonly (readonly [string, number])[]) => {
      const drawn = drawnOf(`${name} ${session}`)
      let sum = 0
      for (const [key, share] of list) {
        sum += share
        if (drawn < sum) return key
      }
      return list[0]?.[0] ?? ''
    }
    const source = part('source', sources)
    const visitor = bytesOf(`visitor ${session}`)
    const device = part('device', devices) as 'phone' | 'desk' | 'tablet'
    // More by day than by night: the square root leans to the later hours.
    let at = midnight + Math.sqrt((session + 1) / sessions) * (now.getTime() - midnight)
    const pages = 1 + Math.floor(drawnOf(`pages ${session}`) ** 2 * 5)
    const bounces = pages === 1 && drawnOf(`bounces ${session}`) < 0.8
    return Array.from({ length: pages }, (_, page) => {
      const name = `${session} ${page}`
      const drawn = drawnOf(`seen ${name}`)
      const seen = bounces ? 2 + Math.floor(drawn * 7) : Math.min(900, Math.ceil(10 - 70 * Math.log(1 - drawn)))
      const article =
        drawnOf(`kind ${name}`) < 0.65
          ? articles[Math.floor(drawnOf(`article ${name}`) ** 2 * articles.length)]
          : undefined
      const began = new Date(Math.min(at, now.getTime()))
      at += seen * 1000 + 1_500
      return {
        id: idOf(name),
        day,
        visitor,
        at: began,
        lastAt: new Date(Math.min(at, now.getTime())),
        source,
        device,
        page: bytesOf(article?.id ?? `page ${Math.floor(drawnOf(`other ${name}`) * 6)}`).readBigInt64BE(),
        articleId: article?.id ?? null,
        reload: false,
        campaign: source === 'newsletter:' ? 'boletim da manha' : '',
        region: part('region', regions),
        depth: article ? Math.min(100, 18 + Math.round(seen * 0.9)) : null,
        subscriber: session % 9 === 0,
        seenSeconds: seen,
        readSeconds: Math.round(seen * 0.8),
      }
    })
  }).flat()
  await db().audienceVisit.createMany({ data })
}

const hashOf = (name: string) => createHash('sha256').update(name).digest()
const bytesOf = (name: string) => hashOf(name).subarray(0, 16)
/** A number from 0 to 1 that depends on the name alone. */
const drawnOf = (name: string) => hashOf(name).readUInt32BE() / 0x1_0000_0000
const idOf = (name: string) =>
  hashOf(name)
    .toString('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
