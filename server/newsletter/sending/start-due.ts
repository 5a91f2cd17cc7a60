import { system } from '#lib/actor.ts'
import { isDomainError } from '#lib/errors.ts'
import { db } from '#server/platform/db/db.ts'
import { now as clock } from '#server/platform/process/clock.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { lockEdition } from '../editions/row.ts'
import { startEdition } from './commands/start-edition.ts'

/** Starts the scheduled editions that are due. An empty one, or one without recipients, becomes a draft again; its hour stays, so that Envios shows it. */
export async function startDue(): Promise<void> {
  const due = await db().newsletterSend.findMany({
    where: { status: 'scheduled', scheduledAt: { lte: clock() } },
    orderBy: { scheduledAt: 'asc' },
    select: { id: true, version: true },
  })
  for (const edition of due) await startOne(edition)
}

async function startOne(edition: { id: string; version: number }): Promise<void> {
  try {
    await startEdition(system, edition)
  } catch (error) {
    if (!isDomainError(error)) throw error
    // Other refusals mean that another worker was faster or somebody saved just now: the next minute's run tries again.
    if (error.code === 'edition_empty' || error.code === 'edition_without_recipients')
      await putBack(system, { ...edition, reason: error.code })
  }
}

const putBack = command(async (context, { id, version, reason }: { id: string; version: number; reason: string }) => {
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
    details: { reason },
  })
})
