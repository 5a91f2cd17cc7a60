import type { Actor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import type { ImportFormat } from '#lib/imports/post.ts'
import type { BeginImportInput, BeginServerImportInput } from '#lib/schemas/imports.ts'
import { beginSession } from '../sessions/commands/begin-session.ts'
import { findUpload } from '../uploads/resumable.ts'

/** Begins an import whose files a browser reads. Gives the session with its files, in their order. Raises forbidden. */
export async function beginBrowserImport(actor: Actor, { options, files }: BeginImportInput) {
  const csv = files.map(file => ({ ...file, format: 'csv' as const }))
  const session = await beginSession(actor, { options, reader: 'browser', files: csv })
  return {
    sessionId: session.id,
    files: files.map(({ name, fingerprint, records }, place) => {
      return { id: session.files[place] ?? '', name, fingerprint, records, done: 0 }
    }),
  }
}

const formats: ReadonlyMap<string, ImportFormat> = new Map([
  ['csv', 'csv'],
  ['xml', 'wxr'],
  ['json', 'ghost'],
])
const endingOf = (name: string) => name.toLowerCase().split('.').at(-1) ?? ''

/**
 * Begins an import by the queue, of files that arrived whole. A zip among them holds the pictures. Raises forbidden, or invalid for a file that is
 * not there or of another kind.
 */
export async function beginServerImport(actor: Actor, { options, uploads }: BeginServerImportInput) {
  const found = await Promise.all(uploads.map(async id => ({ id, upload: await findUpload(id) })))
  const files = found.map(({ id, upload }) => {
    if (!upload) throw invalid('Um arquivo não chegou inteiro. Envie-o de novo.')
    return { id, ...upload, ending: endingOf(upload.name) }
  })
  const pictures = files.filter(({ ending }) => ending === 'zip')
  const texts = files.flatMap(({ id, name, bytes, ending }) => {
    if (ending === 'zip') return []
    const format = formats.get(ending)
    if (!format) throw invalid(`O arquivo ${name} não é .xml, .json nem .csv.`)
    return [{ name, bytes, format, place: id }]
  })
  if (texts.length === 0) throw invalid('Falta o arquivo com os textos: .xml, .json ou .csv.')
  if (pictures.length > 1) throw invalid('Envie as imagens num só arquivo .zip.')
  const { id } = await beginSession(actor, {
    options,
    reader: 'queue',
    files: texts,
    ...(pictures[0] && { picturesPlace: pictures[0].id }),
  })
  return { sessionId: id }
}

const invalid = (sentence: string) => new DomainError('invalid', { fields: { uploads: sentence } })
