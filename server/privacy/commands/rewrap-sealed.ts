import type { Actor } from '#lib/actor.ts'
import { type Column, DecryptionError, keyring } from '#server/platform/crypto.ts'
import { Prisma } from '#server/platform/db/db.ts'
import { log } from '#server/platform/process/log.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'

interface SealedColumn extends Column {
  /** The column of the row's id. */
  id: string
  /** The column with the value's blind index. */
  index?: string
}

/** Every encrypted column of a row that stays. Codes by message, also encrypted, last ten minutes. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'users', column: 'phone', id: 'id', index: 'phone_index' },
  { table: 'factors', column: 'secret', id: 'id' },
  { table: 'payment_providers', column: 'secrets', id: 'id' },
  { table: 'google_access', column: 'secret', id: 'id' },
  { table: 'ai_models', column: 'secret', id: 'id' },
  { table: 'payout_accounts', column: 'account', id: 'id' },
  { table: 'author_applications', column: 'cpf', id: 'id' },
  { table: 'author_applications', column: 'address', id: 'id' },
  { table: 'author_applications', column: 'phone', id: 'id' },
  { table: 'author_application_resumes', column: 'content', id: 'application_id' },
]

const batch = 50

interface Row {
  id: string
  stored: string
}

/** One batch of a column, after an id. Gives the last id, null after the last batch, and the number of values that are under the current key now. */
const rewrapBatch = command(async (context, { sealed, after }: { sealed: SealedColumn; after: string }) => {
  const table = Prisma.raw(sealed.table)
  const column = Prisma.raw(sealed.column)
  const id = Prisma.raw(sealed.id)
  const rows = await context.tx.$queryRaw<Row[]>`
    SELECT ${id}::text AS id, ${column} AS stored FROM ${table}
    WHERE ${id} > ${after}::uuid AND NOT starts_with(${column}, ${keyring().prefix})
    ORDER BY ${id} LIMIT ${batch} FOR UPDATE`
  let count = 0
  for (const row of rows) if (await rewrapRow(context, sealed, row)) count++
  return { last: rows.length < batch ? null : (rows.at(-1)?.id ?? null), count }
})

/** Gives whether the row's value could be read. One that cannot stays as it is. */
async function rewrapRow({ tx }: CommandContext, sealed: SealedColumn, row: Row): Promise<boolean> {
  const { table, column, id } = sealed
  try {
    const sets = Prisma.join(changesOf(sealed, row))
    await tx.$executeRaw`UPDATE ${Prisma.raw(table)} SET ${sets} WHERE ${Prisma.raw(id)} = ${row.id}::uuid`
    return true
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error
    log().warn({ table, column, row: row.id, reason: error.reason }, 'a value stays under an unknown key')
    return false
  }
}

/** A row's new ciphertext, and the new blind index of a value that has one. Raises DecryptionError. */
function changesOf({ table, column, index }: SealedColumn, { id, stored }: Row): Prisma.Sql[] {
  const cell = { table, column, id }
  const text = Prisma.sql`${Prisma.raw(column)} = ${keyring().rewrap(cell, stored) ?? stored}`
  if (!index) return [text]
  const found = keyring().blindIndex({ table, column: index }, 'text', keyring().decrypt(cell, stored))
  return [text, Prisma.sql`${Prisma.raw(index)} = ${found}`]
}

/**
 * Encrypts every value that stands under an older key with the current one, so that DATA_KEY_OLD can go. Gives the number of values. For the job only: it
 * checks no policy.
 */
export async function rewrapSealed(actor: Actor): Promise<number> {
  let total = 0
  for (const sealed of sealedColumns) {
    let after: string | null = '00000000-0000-0000-0000-000000000000'
    while (after !== null) {
      const { last, count }: { last: string | null; count: number } = await rewrapBatch(actor, { sealed, after })
      total += count
      after = last
    }
  }
  return total
}
