import { z } from 'zod'
import { countedKind } from '#lib/notifications.ts'
import { isoDay, plural } from '#lib/text/format.ts'
import { db } from '#server/platform/db/db.ts'
import { type Compose, defineDelivery, deliver, handleDelivery } from '#server/platform/mail/deliver.ts'
import type { House } from '#server/platform/mail/layout.ts'
import type { Letter } from '#server/platform/mail/letter.ts'
import { now as clock } from '#server/platform/process/clock.ts'
import { defineJob, type Handler, handle } from '#server/platform/work/jobs.ts'
import { readHouse } from '#server/site/queries.ts'

const digestRound = defineJob('notifications.queue-digests', z.object({}))
/** The digests of one morning: its day is their `ref`, a person's id the recipient. */
const digest = defineDelivery('notifications.digest')

/** Queues this morning's digests, one a person who wished one, has a role and has something unread. A second run queues nothing. */
async function queueDigests(): Promise<void> {
  await db().$transaction(async tx => {
    const people = await tx.notificationChoice.findMany({
      where: { digest: true, user: { ...reachable, notifications: { some: { status: 'unread' } } } },
      select: { userId: true },
    })
    const ids = people.map(({ userId }) => userId)
    if (ids.length > 0) await deliver(tx, digest, isoDay(clock()), ids)
  })
}

/** An account that works here and proved to read its mail. */
const reachable = { suspendedAt: null, emailConfirmedAt: { not: null }, roles: { some: {} } } as const

/** Null when the person turned the digest off, left or read everything since it was queued. */
const compose: Compose = async ({ recipient }) => {
  const user = await db().user.findFirst({
    where: { id: recipient, ...reachable, noticeChoice: { digest: true } },
    select: { email: true },
  })
  if (!user) return null
  const kinds = await db().notification.groupBy({
    by: ['type'],
    where: { userId: recipient, status: 'unread' },
    _count: true,
    orderBy: { _count: { type: 'desc' } },
  })
  if (kinds.length === 0) return null
  const house = await readHouse()
  const letter = digestLetter(
    kinds.map(({ type, _count }) => ({ type, count: _count })),
    house,
  )
  return { to: user.email, house, letter }
}

export const notificationJobs: readonly Handler[] = [
  handle(digestRound, queueDigests, { cron: '0 7 * * *' }),
  handleDelivery(digest, compose),
]

/** The daily digest: how many unread notifications of each kind. Titles and comments stay in the house. */
function digestLetter(kinds: readonly { type: string; count: number }[], { name, siteUrl }: House): Letter {
  const all = kinds.reduce((sum, { count }) => sum + count, 0)
  return {
    subject: `${plural(all, 'aviso não lido', 'avisos não lidos')}: ${name}`,
    reason: `Você recebe este resumo porque o ligou em ${siteUrl}/settings/avisos, onde também o desliga.`,
    blocks: [
      { kind: 'text', text: 'Bom dia! Na redação esperam por você:' },
      { kind: 'list', items: kinds.flatMap(({ type, count }) => countedKind(type, count) ?? []) },
      { kind: 'button', label: 'Abrir os avisos', url: `${siteUrl}/avisos` },
    ],
  }
}
