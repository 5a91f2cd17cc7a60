import { system } from '#lib/actor.ts'
import { isoDay } from '#lib/text/format.ts'
import { countAudience } from '#server/audience/commands/count-audience.ts'
import { db } from '#server/platform/db/db.ts'

const dayMs = 24 * 60 * 60 * 1000
const days = 90

/** Stores the audience of the last ninety days: more on working days, and more for newer articles. */
export async function seedAudience(now: Date): Promise<void> {
  const articles = await db().article.findMany({
    where: { status: 'published', deletedAt: null },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    select: { id: true, authorId: true, publishedAt: true, locationPath: true },
  })
  const rows = new Map<
    string,
    { subject: 'site' | 'article' | 'city' | 'author'; day: Date; key: string; views: number }
  >()
  const add = (subject: 'site' | 'article' | 'city' | 'author', day: Date, key: string, views: number) => {
    const id = `${subject} ${day.getTime()} ${key}`
    rows.set(id, { subject, day, key, views: (rows.get(id)?.views ?? 0) + views })
  }
  for (let ago = 1; ago <= days; ago++) {
    const day = new Date(isoDay(new Date(now.getTime() - ago * dayMs)))
    const week = [0.6, 1, 1.1, 1.05, 1, 0.95, 0.7][day.getUTCDay()] ?? 1
    articles.forEach(({ id, authorId, publishedAt, locationPath }, place) => {
      const age = Math.floor((day.getTime() - (publishedAt?.getTime() ?? 0)) / dayMs)
      if (age < 0) return
      const views = Math.round(((260 + ((place * 37) % 180)) * week) / (1 + age))
      if (views === 0) return
      add('site', day, '', views)
      add('article', day, id, views)
      add('author', day, authorId, views)
      if (locationPath) add('city', day, locationPath, views)
    })
  }
  await db().audienceDay.createMany({
    data: [...rows.values()].map(row => ({ ...row, readers: Math.ceil(row.views * 0.62) })),
  })
  await countAudience(system, undefined)
}
