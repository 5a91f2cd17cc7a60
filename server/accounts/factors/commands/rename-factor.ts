import { DomainError } from '#lib/errors.ts'
import type { RenameFactorInput } from '#lib/schemas/factors.ts'
import { ownerOf } from '#server/platform/session/account.ts'
import { command } from '#server/platform/work/command.ts'

/** Renames one of the person's factors. Raises not_found. */
export const renameFactor = command(async ({ tx, actor }, { id, name }: RenameFactorInput) => {
  const { count } = await tx.factor.updateMany({
    where: { id, userId: ownerOf(actor), verifiedAt: { not: null } },
    data: { name },
  })
  if (count === 0) throw new DomainError('not_found')
})
