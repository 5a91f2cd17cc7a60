import { Prisma } from '#server/platform/db/db.ts'

/**
 * What an article `a` weighs in an order by readership: its views, of one network at most thirty a day (abuse case 46). Not `views_count`, which
 * one machine may raise for days. As late as `count-audience.ts`.
 */
export const readWeight = Prisma.sql`coalesce((SELECT sum(d.weighed_views) FROM audience_days d
  WHERE d.subject = 'article' AND d.key = a.id::text), 0)`
