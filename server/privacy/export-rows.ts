import { DecryptionError, keyring } from '#server/platform/crypto.ts'
import { Prisma, type Tx } from '#server/platform/db/db.ts'
import { log } from '#server/platform/process/log.ts'
import { dataMap, type Person } from './data-map.ts'

const batch = 100

/** What a person reads of a table: neither hashes nor search keys nor ids of other people. */
const exported = ['byline', 'personal', 'sealed', 'work', 'none'] as const

/** The tables with rows of a person that an export has as JSON. Résumés are files of their own. */
export const exportedTables: readonly string[] = Object.entries(dataMap)
  .filter(([table, { of }]) => of !== undefined && table !== 'author_application_resumes')
  .map(([table]) => table)

/** A person's rows of a table, one JSON object a line, encrypted columns in the clear; in batches of 100. */
export async function* rowsOf(tx: Tx, table: string, subject: Person): AsyncGenerator<Uint8Array> {
  const { of, columns } = dataMap[table] ?? { columns: {} }
  if (!of) return
  const names = exported.flatMap(held => columns[held] ?? [])
  const list = Prisma.raw(names.map(name => `"${name}"`).join(', '))
  const sealed = columns.sealed ?? []
  let after = '(0,0)'
  for (;;) {
    const rows = await tx.$queryRaw<{ place: string; row: Record<string, unknown> }[]>`
      SELECT row_id::text AS place, to_jsonb(r) - 'row_id' AS row FROM (
        SELECT ctid AS row_id, ${list} FROM ${Prisma.raw(table)} WHERE ${of(subject)} AND ctid > ${after}::text::tid
        ORDER BY ctid LIMIT ${batch}::int
      ) r`
    if (rows.length > 0)
      yield Buffer.from(rows.map(({ row }) => `${JSON.stringify(opened(table, row, sealed))}\n`).join(''))
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = last.place
  }
}

/** A row with its encrypted columns in the clear; one that cannot be read is null. */
function opened(table: string, row: Record<string, unknown>, sealed: readonly string[]): Record<string, unknown> {
  const clear = { ...row }
  for (const column of sealed) {
    const stored = row[column]
    if (typeof stored === 'string') clear[column] = decrypted({ table, column, id: String(row.id) }, stored)
  }
  return clear
}

function decrypted(cell: { table: string; column: string; id: string }, stored: string): string | null {
  try {
    return keyring().decrypt(cell, stored)
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error
    log().warn({ table: cell.table, column: cell.column, reason: error.reason }, 'a column of an export cannot be read')
    return null
  }
}

/** The bytes of a person's résumés, by application; one that cannot be read is left out. */
export async function* resumesOf(tx: Tx, subject: Person): AsyncGenerator<{ id: string; bytes: Buffer }> {
  const table = 'author_application_resumes'
  const rows = await tx.authorApplication.findMany({
    where: { OR: [{ userId: subject.id }, { email: subject.email }], resume: { isNot: null } },
    select: { id: true },
  })
  for (const { id } of rows) {
    const resume = await tx.applicationResume.findUnique({ where: { applicationId: id } })
    const text = resume && decrypted({ table, column: 'content', id }, resume.content)
    if (text) yield { id, bytes: Buffer.from(text, 'base64') }
  }
}
