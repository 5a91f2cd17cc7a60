import { type Actor, isMaster } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { queuePictures } from '../job.ts'

/** A session, and one of its pictures if only that is to be tried. */
interface RetriedPictures {
  sessionId: string
  id?: string
}

const letWait = command(async (context, { sessionId, id }: RetriedPictures) => {
  const { tx, actor } = context
  if (!isMaster(actor)) throw new DomainError('forbidden')
  const { count } = await tx.importPicture.updateMany({
    where: { sessionId, status: 'failed', ...(id && { id }) },
    data: { status: 'waiting', attempts: 0, triedAt: null, cause: '' },
  })
  if (count > 0) {
    const subject = { type: 'import_session', id: sessionId }
    await audit(context, { action: 'import.pictures_retried', subject, details: { count } })
  }
  return count
})

/** Lets the failed pictures of a session, or one of them, be tried again. Gives their number. Raises forbidden. */
export async function retryPictures(actor: Actor, input: RetriedPictures): Promise<number> {
  const count = await letWait(actor, input)
  if (count > 0) await queuePictures(input.sessionId, 1)
  return count
}
