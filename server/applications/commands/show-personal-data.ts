import { DomainError } from '#lib/errors.ts'
import type { ApplicationName } from '#lib/schemas/application.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { opened, type PersonalData } from '../personal-data.ts'
import { applicationPolicy } from '../policy.ts'

/** Gives an application's CPF, address and phone, and audits who asked. Raises forbidden, application_not_found or DecryptionError. */
export const showPersonalData = command(async (context, { id }: ApplicationName): Promise<PersonalData> => {
  const { tx, actor } = context
  applicationPolicy.assert(actor, 'read', null)
  const stored = await tx.authorApplication.findUnique({
    where: { id },
    select: { cpf: true, address: true, phone: true },
  })
  if (!stored) throw new DomainError('application_not_found')
  await audit(context, { action: 'application.personal_data_shown', subject: { type: 'application', id } })
  return opened(id, stored)
})
