import { DomainError } from '#lib/errors.ts'
import type { ApplicationName } from '#lib/schemas/application.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { applicationPolicy } from '../policy.ts'

/**
 * Deletes an application with its résumé, because its person asks for it. Its audit rows stay; they hold ids only. Raises forbidden or
 * application_not_found.
 */
export const eraseApplication = command(async (context, { id }: ApplicationName) => {
  applicationPolicy.assert(context.actor, 'erase', null)
  const { count } = await context.tx.authorApplication.deleteMany({ where: { id } })
  if (count === 0) throw new DomainError('application_not_found')
  await audit(context, { action: 'application.erased', subject: { type: 'application', id } })
})
