import type { FactorInput } from '#lib/schemas/factors.ts'
import { command } from '#server/platform/work/command.ts'
import { ownerOf } from '../rule.ts'

/** Removes one of the person's factors that does not count yet, when its enrolment fails; does nothing to any other. */
export const dropUnverified = command(async ({ tx, actor }, { id }: FactorInput) => {
  await tx.factor.deleteMany({ where: { id, userId: ownerOf(actor), verifiedAt: null } })
})
