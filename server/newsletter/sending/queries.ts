import type { Actor } from '#lib/actor.ts'
import type { EditionKind, EditionStatus } from '#lib/newsletter/edition.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'
import { countDeliveries, type DeliveryState } from '#server/platform/mail/deliveries.ts'
import { newsletterPolicy } from '../policy.ts'
import { countSubscribers } from '../queries.ts'
import { editionMail } from './edition-mail.ts'

const mostSends = 20
const mostPending = 50
const mostLinks = 30

/** An edition that was sent, or whose sending was stopped. */
export interface Send {
  id: string
  subject: string
  status: EditionStatus
  sentTo: number
  opened: number
  clicked: number
  sentAt: Date
}

/** An edition that is not over: a draft, a scheduled one, or one that is being sent. */
export interface PendingEdition {
  id: string
  subject: string
  status: EditionStatus
  scheduledAt: Date | null
  updatedAt: Date
  /** Whether its hour passed and it could not be sent. */
  isMissed: boolean
  /** The settled mails and all mails; null before the sending. */
  progress: { settled: number; all: number } | null
  /** Mails that wait for a master's decision. */
  uncertain: number
}

/** One sending, for its own screen. */
export interface Sending extends Omit<Send, 'sentAt'> {
  kind: EditionKind
  sentAt: Date
  endedAt: Date | null
  counts: Record<DeliveryState, number>
  domains: DomainTrouble[]
  /** The links that readers followed, the most followed first. */
  links: FollowedLink[]
}

export interface FollowedLink {
  url: string
  clicks: number
}

export interface DomainTrouble {
  domain: string
  failed: number
  waiting: number
  /** The last reply, as the mail server wrote it. */
  reply: string
  /** When its mails go on; null when they do not wait for the domain. */
  waitsUntil: Date | null
}

/** Leaves out the welcome series, which never ends and has its place with the automatic editions. */
const isSend = { kind: { not: 'welcome' }, sentAt: { not: null } } satisfies Prisma.NewsletterSendWhereInput

/** The figures above the newsletter's screens. Raises forbidden. */
export async function countNewsletter(actor: Actor): Promise<{ active: number; sends: number; ended: number }> {
  newsletterPolicy.assert(actor, 'read', null)
  const [subscribers, sends] = await Promise.all([
    countSubscribers(actor),
    db().newsletterSend.count({ where: isSend }),
  ])
  return { ...subscribers, sends }
}

/** The twenty newest sendings that are over. Raises forbidden. */
export async function listSends(actor: Actor): Promise<Send[]> {
  newsletterPolicy.assert(actor, 'read', null)
  const rows = await db().newsletterSend.findMany({
    where: { ...isSend, status: { in: ['sent', 'stopped'] } },
    orderBy: [{ sentAt: 'desc' }, { id: 'desc' }],
    take: mostSends,
  })
  return rows.map(row => ({ ...toSend(row), sentAt: row.sentAt ?? row.createdAt }))
}

/**
 * The editions that are not over, at most fifty of each kind: first those with uncertain mails (of any age, welcome letters too), then those being sent,
 * then scheduled ones and drafts. Raises forbidden.
 */
export async function listPending(actor: Actor, now: Date): Promise<PendingEdition[]> {
  newsletterPolicy.assert(actor, 'read', null)
  const uncertain = await db().mailDelivery.groupBy({
    by: ['ref'],
    where: { kind: editionMail.name, state: 'uncertain' },
    _count: true,
  })
  const counts = new Map(uncertain.map(({ ref, _count }) => [ref, _count]))
  const unsettled = [...counts.keys()]
  const [open, begun, ahead] = await Promise.all([
    db().newsletterSend.findMany({ where: { id: { in: unsettled } }, orderBy: { sentAt: 'desc' }, take: mostPending }),
    db().newsletterSend.findMany({
      where: { ...isSend, status: { in: ['sending', 'paused'] }, id: { notIn: unsettled } },
      orderBy: { sentAt: 'desc' },
      take: mostPending,
    }),
    db().newsletterSend.findMany({
      where: { kind: 'manual', status: { in: ['draft', 'scheduled'] } },
      orderBy: [{ scheduledAt: 'asc' }, { updatedAt: 'desc' }],
      take: mostPending,
    }),
  ])
  return Promise.all(
    [...open, ...begun, ...ahead].map(async ({ id, subject, status, scheduledAt, updatedAt, sentAt }) => ({
      id,
      subject,
      status: status as EditionStatus,
      scheduledAt,
      updatedAt,
      isMissed: status === 'draft' && scheduledAt !== null && scheduledAt < now,
      progress: sentAt && progressOf(await countDeliveries(editionMail, id)),
      uncertain: counts.get(id) ?? 0,
    })),
  )
}

/** One sending with its mails by state and by domain; null when there is none. Raises forbidden. */
export async function findSending(actor: Actor, id: string): Promise<Sending | null> {
  newsletterPolicy.assert(actor, 'read', null)
  const row = await db().newsletterSend.findUnique({ where: { id } })
  if (!row?.sentAt) return null
  const [counts, domains, links] = await Promise.all([
    countDeliveries(editionMail, id),
    listTroubles(id),
    db().newsletterLink.findMany({
      where: { sendId: id, clicks: { gt: 0 } },
      orderBy: [{ clicks: 'desc' }, { position: 'asc' }],
      take: mostLinks,
      select: { url: true, clicks: true },
    }),
  ])
  const { sentAt, endedAt } = row
  return { ...toSend(row), kind: row.kind as EditionKind, sentAt, endedAt, counts, domains, links }
}

/** The number of settled mails of a sending, and of all. */
export function progressOf(counts: Record<DeliveryState, number>): { settled: number; all: number } {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return { settled: all - counts.queued - counts.sending, all }
}

/** The domains that refused mails of a sending, the most refusals first; twenty at most. */
const listTroubles = (id: string): Promise<DomainTrouble[]> => db().$queryRaw<DomainTrouble[]>`
  SELECT m.domain, count(*) FILTER (WHERE m.state = 'failed')::int AS failed, count(*) FILTER (WHERE m.state = 'queued')::int AS waiting,
    coalesce(max(m.last_error) FILTER (WHERE m.last_error IS NOT NULL), max(d.reply), '') AS reply,
    max(d.waits_until) FILTER (WHERE d.waits_until > now()) AS "waitsUntil"
  FROM mail_deliveries m LEFT JOIN mail_domains d ON d.domain = m.domain
  WHERE m.kind = ${editionMail.name} AND m.ref = ${id} AND m.domain IS NOT NULL AND m.state IN ('failed', 'queued')
  GROUP BY m.domain HAVING count(*) FILTER (WHERE m.last_error IS NOT NULL) > 0
  ORDER BY failed DESC, waiting DESC, m.domain LIMIT 20`

interface Row {
  id: string
  subject: string
  status: string
  sentToCount: number
  openedCount: number
  clickedCount: number
}

const toSend = ({ id, subject, status, sentToCount, openedCount, clickedCount }: Row) => ({
  id,
  subject,
  status: status as EditionStatus,
  sentTo: sentToCount,
  opened: openedCount,
  clicked: clickedCount,
})
