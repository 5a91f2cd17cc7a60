import { DomainError } from '#lib/errors.ts'
import type { ApplicationName } from '#lib/schemas/application.ts'
import { noteErasures } from '#server/platform/erasure-ledger.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { applicationPolicy } from '../policy.ts'

/**
 * Deletes an application with its résumé, because its person asks for it. Its audit rows stay; they hold ids only. The ledger of erasures is written
 * before the commit: a restore must not lose an erasure. Raises forbidden or application_not_found.
 */
export const eraseApplication = command(async (context, { id }: ApplicationName) => {
  applicationPolicy.assert(context.actor, 'erase', null)
  if ((await forgetApplication.within(context, id)) === 0) throw new DomainError('application_not_found')
  await noteErasures([{ application: id, at: context.now.toISOString() }])
})

/** Deletes an application. Gives 0 when there is none, otherwise 1. For the restore, which replays an erasure: it checks no policy. */
export const forgetApplication = command(async (context, id: string) => {
  const { count } = await context.tx.authorApplication.deleteMany({ where: { id } })
  if (count > 0) await audit(context, { action: 'application.erased', subject: { type: 'application', id } })
  return count
})
