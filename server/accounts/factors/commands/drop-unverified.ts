import { DomainError } from '#lib/errors.ts'
import type { FactorInput } from '#lib/schemas/factors.ts'
import { ownerOf } from '#server/platform/session/account.ts'
import { command } from '#server/platform/work/command.ts'

/** Removes one of the person's factors that does not count yet, when its enrolment fails in the browser. Raises not_found for any other. */
export const dropUnverified = command(async ({ tx, actor }, { id }: FactorInput) => {
  const { count } = await tx.factor.deleteMany({ where: { id, userId: ownerOf(actor), verifiedAt: null } })
  if (count === 0) throw new DomainError('not_found')
})
