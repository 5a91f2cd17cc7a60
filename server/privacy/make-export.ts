import labels from '#prisma/reference/export-files.json' with { type: 'json' }
import { db, type Tx } from '#server/platform/db/db.ts'
import { storage } from '#server/platform/storage.ts'
import { type AddFile, writeZip } from '#server/platform/zip.ts'
import type { Person } from './data-map.ts'
import { exportPath } from './export-files.ts'
import { exportedTables, resumesOf, rowsOf } from './export-rows.ts'

/** The names of an export's files, by table. */
const fileLabels: Readonly<Record<string, string>> = labels

/** The first file of an export. */
const readMe = `Este arquivo tem tudo o que o jornal guarda sobre você.

dados/      um arquivo JSON por assunto; cada linha é um registro
imagens/    as imagens que você enviou, no maior tamanho guardado
curriculos/ os currículos das suas candidaturas

Senhas, códigos e chaves não fazem parte da cópia: o jornal guarda só o que permite conferi-los.
`

/** The longest time in which the rows of one person are read. */
const longestMs = 15 * 60 * 1000

/**
 * Writes the file of an export: every row of the person by the map of personal data, at one moment, their pictures and résumés. It is written
 * as it is read, so that neither a long history nor many pictures stay in memory.
 */
export async function makeExport(id: string, subject: Person): Promise<void> {
  await writeZip(await exportPath(id), async add => {
    await add('LEIA-ME.txt', [Buffer.from(readMe)])
    await db().$transaction(tx => addRows(tx, subject, add), {
      timeout: longestMs,
      isolationLevel: 'RepeatableRead',
    })
    await addPictures(subject, add)
  })
}

async function addRows(tx: Tx, subject: Person, add: AddFile): Promise<void> {
  for (const table of exportedTables) {
    const rows = rowsOf(tx, table, subject)
    const first = await rows.next()
    if (first.done) continue
    await add(`dados/${fileLabels[table] ?? table}.json`, followed(first.value, rows))
  }
  for await (const { id, bytes } of resumesOf(tx, subject)) await add(`curriculos/${id}.pdf`, [bytes], true)
}

async function* followed(first: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first
  yield* rest
}

async function addPictures({ id: ownerId }: Person, add: AddFile): Promise<void> {
  const pictures = await db().media.findMany({ where: { ownerId }, select: { id: true, widths: true } })
  for (const { id, widths } of pictures) {
    const file = await storage().open(id, `${Math.max(...widths)}.webp`)
    if (file) await add(`imagens/${id}.webp`, file.stream as AsyncIterable<Uint8Array>, true)
  }
}
