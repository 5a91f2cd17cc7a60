import { isMaster } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { pictureJob } from '../job.ts'

/** Lets the failed pictures of a session, or the one with an id, be tried again. Gives their number. Raises forbidden. */
export const retryPictures = command(async (context, { sessionId, id }: { sessionId: string; id?: string }) => {
  const { tx, actor } = context
  if (!isMaster(actor)) throw new DomainError('forbidden')
  const { count } = await tx.importPicture.updateMany({
    where: { sessionId, status: 'failed', ...(id && { id }) },
    data: { status: 'waiting', attempts: 0, triedAt: null, cause: '' },
  })
  if (count === 0) return 0
  await audit(context, {
    action: 'import.pictures_retried',
    subject: { type: 'import_session', id: sessionId },
    details: { count },
  })
  await enqueue(tx, pictureJob, { sessionId })
  return count
})
