import { system } from '#lib/actor.ts'
import { isDomainError } from '#lib/errors.ts'
import type { EditionFinding } from '#lib/newsletter/checks.ts'
import { notifyMasters } from '#server/notifications/commands/notify-people.ts'
import { db } from '#server/platform/db/db.ts'
import { now as clock } from '#server/platform/process/clock.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { checkEdition } from '../editions/queries/check.ts'
import { lockEdition } from '../editions/row.ts'
import { startEdition } from './commands/start-edition.ts'

/** Findings that a notification repeats. */
const mostTold = 10

interface Due {
  id: string
  version: number
}

/**
 * Starts the scheduled editions that are due, each after the checks of a sending by hand. One that they stop becomes a draft again and keeps its hour, so
 * that Envios shows it; masters are notified.
 */
export async function startDue(): Promise<void> {
  const due = await db().newsletterSend.findMany({
    where: { status: 'scheduled', scheduledAt: { lte: clock() } },
    orderBy: { scheduledAt: 'asc' },
    select: { id: true, version: true },
  })
  for (const edition of due) await startOne(edition)
}

async function startOne(edition: Due): Promise<void> {
  const { findings } = await checkEdition(system, edition)
  const stops = findings.filter(({ level }) => level === 'stops')
  if (stops.length > 0) return putBack(system, { ...edition, stops })
  try {
    await startEdition(system, edition)
  } catch (error) {
    // Another worker was faster, or somebody saved just now: the next minute's run tries again.
    if (isDomainError(error)) return
    throw error
  }
  const vanished = findings.filter(({ code }) => code === 'vanished')
  if (vanished.length > 0) await tellVanished(system, { id: edition.id, vanished })
}

const putBack = command(async (context, { id, version, stops }: Due & { stops: EditionFinding[] }) => {
  const { tx, now } = context
  const edition = await lockEdition(tx, id)
  if (edition.status !== 'scheduled' || edition.version !== version) return
  await tx.newsletterSend.update({
    where: { id },
    data: { status: 'draft', version: { increment: 1 }, updatedAt: now },
  })
  await audit(context, {
    action: 'newsletter.not_sent',
    subject: { type: 'newsletter_send', id },
    status: 'failed',
    details: { reasons: stops.map(({ code }) => code) },
  })
  await notifyMasters(context, {
    type: 'NEWSLETTER_PROBLEM',
    message: `A edição ${named(edition)} da newsletter não foi enviada na hora marcada.`,
    about: { editionId: id },
    errors: sentences(stops),
  })
})

/** Tells masters what an edition went out without: it was taken down after they scheduled it. */
const tellVanished = command(async (context, { id, vanished }: { id: string; vanished: EditionFinding[] }) => {
  const edition = await lockEdition(context.tx, id)
  await notifyMasters(context, {
    type: 'NEWSLETTER_PROBLEM',
    message: `A edição ${named(edition)} da newsletter saiu sem o que foi tirado do ar.`,
    about: { editionId: id },
    warnings: sentences(vanished),
  })
})

const named = ({ subject }: { subject: string }) => (subject ? `“${subject}”` : 'sem assunto')

const sentences = (findings: readonly EditionFinding[]) =>
  findings.slice(0, mostTold).map(({ where, text }) => `${where}: ${text}`)
