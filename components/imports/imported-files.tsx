import { diskSize, formatInteger } from '#lib/text/format.ts'
import type { ShownFile } from '#server/imports/sessions/queries/sessions.ts'

/** The files of an import. An encoding that was recognised is said: accents tell whether it is the right one. */
export function ImportedFiles({ files }: { files: readonly ShownFile[] }) {
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {files.map(({ id, name, bytes, records, encoding }) => (
        <li key={id}>
          <strong className="break-all">{name}</strong>{' '}
          <span className="text-soft">
            {diskSize(bytes)}
            {records !== null && `, ${formatInteger(records)} registros`}
            {encoding === 'windows-1252' && '. Acentos lidos como Windows-1252: confira alguns textos.'}
          </span>
        </li>
      ))}
    </ul>
  )
}
