import type { AccountCodeKind } from '#lib/accounts/codes.ts'
import { DomainError } from '#lib/errors.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { linkHashOf } from './code.ts'

/** The columns of a code that was taken. */
export const takenColumns = { id: true, kind: true, userId: true, address: true, data: true } as const

/**
 * Takes the open link of a token, of one of some kinds. The update of the row lets one of several simultaneous uses through. Raises link_over,
 * also for an unknown token.
 */
export async function takeLink({ tx, now }: CommandContext, token: string, kinds: readonly AccountCodeKind[]) {
  const [code] = await tx.accountCode.updateManyAndReturn({
    where: { secretHash: linkHashOf(token), kind: { in: [...kinds] }, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
    select: takenColumns,
  })
  if (!code) throw new DomainError('link_over')
  return code
}
