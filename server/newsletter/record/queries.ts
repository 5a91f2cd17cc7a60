import type { Actor } from '#lib/actor.ts'
import type { BounceKind } from '#lib/newsletter/bounce.ts'
import type { Frequency, SubscriberSource, SubscriberStatus } from '#lib/newsletter/subscriber.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import { db } from '#server/platform/db/db.ts'
import { newsletterPolicy } from '../policy.ts'

/** An event of a subscription, with the subject of its edition. */
export type SubscriberEvent = { at: Date } & (
  | { kind: 'subscribed' | 'confirmed' | 'ended' }
  | { kind: 'received' | 'opened' | 'failed'; subject: string }
  | { kind: 'clicked'; subject: string; clicks: number }
  | { kind: 'bounced'; bounce: BounceKind; code: string; subject: string | null }
)

/** A subscriber's page. */
export interface SubscriberRecord {
  id: string
  email: string
  name: string
  status: SubscriberStatus
  frequency: Frequency
  source: SubscriberSource
  city: string | null
  tags: string[]
  addedBy: string | null
  isCounted: boolean
  engagedAt: Date | null
  /** Newest first. */
  events: SubscriberEvent[]
}

/** The number of editions whose mails the history shows. */
const latestEditions = 100
const mostBounces = 50

/** A subscriber with its history; null when there is none. Raises forbidden. */
export async function findSubscriber(actor: Actor, id: string): Promise<SubscriberRecord | null> {
  newsletterPolicy.assert(actor, 'read', null)
  if (!looksLikeUuid(id)) return null
  const row = await db().newsletterSubscriber.findUnique({
    where: { id },
    relationLoadStrategy: 'join',
    select: {
      id: true,
      email: true,
      name: true,
      status: true,
      frequency: true,
      source: true,
      tags: true,
      subscribedAt: true,
      confirmedAt: true,
      endedAt: true,
      isCounted: true,
      engagedAt: true,
      municipality: { select: { name: true, state: true } },
      adder: { select: { profile: { select: { fullName: true } } } },
      engagements: { select: { openedAt: true, clickedAt: true, clicks: true, send: { select: { subject: true } } } },
      bounces: {
        orderBy: { at: 'desc' },
        take: mostBounces,
        select: { kind: true, code: true, at: true, send: { select: { subject: true } } },
      },
    },
  })
  if (!row) return null
  const { municipality, adder, engagements, bounces, subscribedAt, confirmedAt, endedAt, ...facts } = row
  const events: SubscriberEvent[] = [
    { kind: 'subscribed', at: subscribedAt },
    ...at(confirmedAt).map(at => ({ kind: 'confirmed' as const, at })),
    ...at(endedAt).map(at => ({ kind: 'ended' as const, at })),
    ...engagements.flatMap(({ openedAt, clickedAt, clicks, send: { subject } }) => [
      ...at(openedAt).map(at => ({ kind: 'opened' as const, at, subject })),
      ...at(clickedAt).map(at => ({ kind: 'clicked' as const, at, subject, clicks })),
    ]),
    ...bounces.map(({ kind, code, at, send }) => {
      return { kind: 'bounced' as const, at, bounce: kind as BounceKind, code, subject: send?.subject ?? null }
    }),
    ...(await mailsTo(id)),
  ]
  return {
    ...facts,
    status: facts.status as SubscriberStatus,
    frequency: facts.frequency as Frequency,
    source: facts.source as SubscriberSource,
    city: municipality && `${municipality.name} (${municipality.state})`,
    addedBy: adder?.profile.fullName ?? null,
    events: events.sort((one, other) => other.at.getTime() - one.at.getTime()),
  }
}

const at = (moment: Date | null): Date[] => (moment ? [moment] : [])

/**
 * The mails of the latest editions to a subscriber. The index of mails begins with their kind, of which there are few. Each edition is looked up under each
 * kind, so that millions of mails to others cost nothing.
 */
async function mailsTo(id: string): Promise<SubscriberEvent[]> {
  const rows = await db().$queryRaw<{ state: string; at: Date; subject: string }[]>`
    WITH RECURSIVE kinds AS (
      (SELECT kind FROM mail_deliveries ORDER BY kind LIMIT 1)
      UNION ALL
      SELECT (SELECT m.kind FROM mail_deliveries m WHERE m.kind > kinds.kind ORDER BY m.kind LIMIT 1) FROM kinds WHERE kinds.kind IS NOT NULL
    ), editions AS (
      SELECT id, subject FROM newsletter_sends WHERE sent_at IS NOT NULL ORDER BY sent_at DESC, id DESC LIMIT ${latestEditions}
    )
    SELECT mail.state, mail.settled_at AS at, editions.subject
    FROM editions CROSS JOIN kinds
    JOIN mail_deliveries mail ON mail.kind = kinds.kind AND mail.ref = editions.id::text AND mail.recipient = ${id}
    WHERE mail.state IN ('sent', 'failed') AND mail.settled_at IS NOT NULL`
  return rows.map(({ state, ...row }) => ({ kind: state === 'sent' ? 'received' : 'failed', ...row }))
}
