import { daysAfter, privacyDays } from '#lib/privacy/privacy.ts'
import { command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { privacyMail } from '../mails.ts'

/** Queues one reminder to each person whose account will be erased within three days. For the job only: it checks no policy. */
export const remindLeaving = command(async ({ tx, now }, _input: undefined): Promise<void> => {
  const leaving = await tx.user.findMany({
    where: { eraseAt: { gt: now, lte: daysAfter(now, privacyDays.reminder) } },
    select: { id: true },
  })
  const due = await tx.privacyRequest.updateManyAndReturn({
    where: { userId: { in: leaving.map(({ id }) => id) }, kind: 'erasure', status: 'open', remindedAt: null },
    data: { remindedAt: now },
    select: { id: true },
  })
  for (const { id } of due) await enqueue(tx, privacyMail, { id, kind: 'erasure_near' })
})
