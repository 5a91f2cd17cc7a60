import { z } from 'zod'
import { keyring } from '#server/platform/crypto.ts'
import { db, type Tx } from '#server/platform/db/db.ts'

const column = { table: 'users', column: 'phone_index' }

/** A number for the row of an account, encrypted, with the index that finds it. */
export const sealedFor = (userId: string, phone: string) => ({
  phone: keyring().encrypt({ table: 'users', column: 'phone', id: userId }, phone),
  phoneIndex: keyring().blindIndex(column, 'text', phone),
})

export const phoneOf = (userId: string, stored: string): string =>
  keyring().decrypt({ table: 'users', column: 'phone', id: userId }, stored)

/** The key under which limits count a number. */
export const limitKeyOf = (phone: string): string => keyring().blindIndex(column, 'text', phone)

/** The account with a confirmed number; null for an unknown one. */
export const findByPhone = (phone: string, tx: Tx = db()) =>
  tx.user.findFirst({
    where: { phoneIndex: { in: keyring().blindIndexes(column, 'text', phone) } },
    select: { id: true, passwordHash: true },
  })

const codeCell = (id: string) => ({ table: 'account_codes', column: 'data', id })
const codeData = z.object({ phone: z.string() })

/** The data of a code's row: the number that it is sent to, encrypted. */
export const codeDataFor = (id: string, phone: string) => ({ phone: keyring().encrypt(codeCell(id), phone) })

/** The number in a code's row. */
export const phoneInCode = (id: string, data: unknown): string =>
  keyring().decrypt(codeCell(id), codeData.parse(data).phone)
