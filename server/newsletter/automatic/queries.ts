import type { Actor } from '#lib/actor.ts'
import type { Automatic } from '#lib/schemas/newsletter/automatic.ts'
import { db } from '#server/platform/db/db.ts'
import { readHouse, readSetting } from '#server/site/queries.ts'
import { newsletterPolicy } from '../policy.ts'

export interface AutomaticScreen {
  fields: Automatic
  /** How many active subscribers wait for the editions: every morning, and once a week. */
  daily: number
  weekly: number
  /** The letters of the welcome series that mail servers took so far. */
  welcomed: number
  /** Whether the newspaper has a postal address for the foot of its mails. */
  hasAddress: boolean
}

/** The automatic editions, for masters. Raises forbidden. */
export async function findAutomatic(actor: Actor): Promise<AutomaticScreen> {
  newsletterPolicy.assert(actor, 'automate', null)
  const [fields, rows, letters, { address }] = await Promise.all([
    readSetting('newsletter_automatic'),
    db().newsletterSubscriber.groupBy({ by: ['frequency'], where: { status: 'active' }, _count: true }),
    db().newsletterSend.aggregate({ where: { kind: 'welcome' }, _sum: { sentToCount: true } }),
    readHouse(),
  ])
  const of = (frequency: string) => rows.find(row => row.frequency === frequency)?._count ?? 0
  return {
    fields,
    daily: of('daily'),
    weekly: of('weekly'),
    welcomed: letters._sum.sentToCount ?? 0,
    hasAddress: address !== '',
  }
}
