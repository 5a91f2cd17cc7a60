import { daysAfter, privacyDays } from '#lib/privacy/privacy.ts'
import { command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { exportName } from '../export-files.ts'
import { privacyMail } from '../mails.ts'

/**
 * Notes that the file of an export is there, for seven days, and queues the mail. Gives the ids of the person's earlier exports, whose files
 * go. For the job only: it checks no policy.
 */
export const finishExport = command(async ({ tx, now }, { id }: { id: string }): Promise<string[]> => {
  const { userId } = await tx.privacyRequest.update({
    where: { id, status: 'open' },
    data: { status: 'done', doneAt: now, file: exportName(id), expiresAt: daysAfter(now, privacyDays.download) },
    select: { userId: true },
  })
  const earlier = await tx.privacyRequest.updateManyAndReturn({
    where: { userId, kind: 'export', id: { not: id }, file: { not: null } },
    data: { file: null },
    select: { id: true },
  })
  await enqueue(tx, privacyMail, { id, kind: 'export_ready' })
  return earlier.map(row => row.id)
})
