import { type AccountCodeKind, mostGuesses } from '#lib/accounts/codes.ts'
import { command } from '#server/platform/work/command.ts'
import { isRight } from '../code.ts'
import { takenColumns } from '../take-link.ts'

interface TypedCode {
  /** The row's id, which the browser or the session that asked for the code holds. */
  id: string
  kind: AccountCodeKind
  typed: string
}

/**
 * Takes a typed code: once, in its term, with at most five tries. Gives its row, `wrong`, or `over` for one that was used, expired, guessed at too often
 * or never made. A wrong one is counted, so it raises nothing that would undo the count.
 */
export const takeCode = command(async ({ tx, now }, { id, kind, typed }: TypedCode) => {
  const [code] = await tx.accountCode.updateManyAndReturn({
    where: { id, kind, usedAt: null, expiresAt: { gt: now }, guesses: { lt: mostGuesses } },
    data: { guesses: { increment: 1 } },
    select: { ...takenColumns, secretHash: true },
  })
  if (!code) return 'over'
  if (!isRight(id, typed, code.secretHash)) return 'wrong'
  await tx.accountCode.update({ where: { id }, data: { usedAt: now }, select: { id: true } })
  return code
})
