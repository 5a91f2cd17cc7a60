import { randomInt } from 'node:crypto'
import { plainCode, recoveryCodeCount } from '#lib/accounts/factors.ts'
import { keyring } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db/db.ts'

const column = { table: 'recovery_codes', column: 'code_hash' }
/** Without letters that look like digits. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A new code of eighty bits, in four groups of four. */
const newCode = (): string =>
  Array.from({ length: 16 }, () => letters[randomInt(letters.length)])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-')

const indexed = (userId: string, code: string) => `${userId} ${plainCode(code)}`

/** Replaces an account's recovery codes by ten new ones, which exist in plain text only here. Gives them as they are shown. */
export async function makeRecoveryCodes(tx: Tx, userId: string, moment: Date): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  await tx.recoveryCode.deleteMany({ where: { userId } })
  await tx.recoveryCode.createMany({
    data: codes.map(code => ({
      userId,
      codeHash: keyring().blindIndex(column, 'text', indexed(userId, code)),
      createdAt: moment,
    })),
  })
  return codes
}

/** Uses up a recovery code; gives whether it was one. Of simultaneous uses one succeeds. */
export async function takeRecoveryCode(tx: Tx, userId: string, code: string, moment: Date): Promise<boolean> {
  const hashes = keyring().blindIndexes(column, 'text', indexed(userId, code))
  const { count } = await tx.recoveryCode.updateMany({
    where: { userId, codeHash: { in: hashes }, usedAt: null },
    data: { usedAt: moment },
  })
  return count === 1
}
