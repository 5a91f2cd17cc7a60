import { DomainError } from '#lib/errors.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { importPolicy } from '../../policy.ts'

interface ExportedFile {
  id: string
  file: 'report' | 'errors' | 'pictures'
}

/** Audits the download of an import's report, error log or pictures. For masters. Raises forbidden or not_found. */
export const recordExport = command(async (context, { id, file }: ExportedFile) => {
  importPolicy.assert(context.actor, 'run', null)
  if (!(await context.tx.importSession.findUnique({ where: { id }, select: { id: true } })))
    throw new DomainError('not_found')
  await audit(context, { action: 'import.exported', subject: { type: 'import_session', id }, details: { file } })
})
