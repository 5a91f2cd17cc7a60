import { DomainError } from '#lib/errors.ts'
import type { ApplicationName } from '#lib/schemas/application.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { openedResume } from '../personal-data.ts'
import { applicationPolicy } from '../policy.ts'

/** Gives the bytes of an application's résumé, and audits the download. Raises forbidden, not_found or DecryptionError. */
export const takeResume = command(async (context, { id }: ApplicationName) => {
  const { tx, actor } = context
  applicationPolicy.assert(actor, 'read', null)
  const stored = await tx.applicationResume.findUnique({ where: { applicationId: id }, select: { content: true } })
  if (!stored) throw new DomainError('not_found')
  await audit(context, { action: 'application.resume_downloaded', subject: { type: 'application', id } })
  return openedResume(id, stored.content)
})
