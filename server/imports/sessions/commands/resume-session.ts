import { DomainError } from '#lib/errors.ts'
import { type ImportOptions, importOptions } from '#lib/imports/options.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { importPolicy } from '../../policy.ts'
import { lockSession, setStatus } from '../lock.ts'
import { runImports } from '../run-job.ts'
import { canResume } from '../session.ts'

interface ResumedSession {
  id: string
  here?: boolean
  picturesPlace?: string
  /** The answer to its question (`twins.ts`). */
  twin?: ImportOptions['twin'] | undefined
}

/**
 * Lets an import go on behind its last batch: one that was stopped, failed or interrupted. `here` says that the caller reads the files; without it
 * the queue does, or the browser when it began there. `twin` says whether another site that has its texts is the same one. `picturesPlace` is
 * another copy of the old site's pictures. Gives each file's position from which to go on. For masters and the system. Raises forbidden, not_found,
 * import_over, or import_of_browser when the caller cannot read the files.
 */
export const resumeSession = command(async (context, { id, here = false, picturesPlace, twin }: ResumedSession) => {
  const { tx, actor } = context
  importPolicy.assert(actor, 'run', null)
  const session = await lockSession(tx, id)
  if (!canResume(session)) throw new DomainError('import_over')
  if (here && session.byBrowser) throw new DomainError('import_of_browser')
  const queued = !session.byBrowser && !here
  const status = queued ? 'waiting' : 'running'
  const options = twin && { ...importOptions.parse(session.options), twin }
  await setStatus(context, id, { status, error: '', completedAt: null, picturesPlace, deaths: 0, options })
  await audit(context, { action: 'import.resumed', subject: { type: 'import_session', id } })
  if (queued) await enqueue(tx, runImports, {}, { priority: 'low' })
  const files = await tx.importFile.findMany({
    where: { sessionId: id },
    orderBy: { position: 'asc' },
    select: { id: true, name: true, done: true },
  })
  return { files }
})
