'use client'

import { Button } from '@radix-ui/themes'
import { SmallTable } from '#components/ui/small-table.tsx'
import { formatInteger } from '#lib/text/format.ts'
import { OptionsFields } from '../options-fields.client.tsx'
import type { ChosenFile } from './state.ts'

type OptionsProps = Parameters<typeof OptionsFields>[0]

interface PreviewStepProps extends Omit<OptionsProps, 'asksSite'> {
  files: ChosenFile[]
  beginning: boolean
  onBegin: () => void
  onCancel: () => void
}

/** The first rows of the files, and the choices before the import. */
export function PreviewStep({ files, beginning, onBegin, onCancel, ...options }: PreviewStepProps) {
  const total = files.reduce((sum, { records }) => sum + records, 0)
  const rows = files[0]?.preview ?? []
  return (
    <div className="flex flex-col gap-6">
      <ul className="flex flex-col gap-1">
        {files.map(({ file, fingerprint, records, encoding }) => (
          <li key={fingerprint}>
            <strong className="break-all">{file.name}</strong>: {formatInteger(records)} registros
            {encoding === 'windows-1252' && (
              <span className="text-soft"> (acentos lidos como Windows-1252: confira abaixo)</span>
            )}
          </li>
        ))}
      </ul>
      <SmallTable
        caption="Primeiros registros do arquivo"
        columns={['Record ID', 'Título', 'Autor', 'Data', 'Imagem']}
        rows={rows.map(({ place, recordId, title, author, date, hasPicture }) => ({
          key: place.toString(),
          cells: [recordId, title, author, date, hasPicture ? 'Com imagem' : 'Sem imagem'],
        }))}
      />
      <OptionsFields {...options} asksSite />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="soft" color="gray" disabled={beginning} onClick={onCancel}>
          Cancelar
        </Button>
        <Button disabled={beginning} aria-busy={beginning} onClick={onBegin}>
          {beginning ? 'Começando…' : `Importar ${formatInteger(total)} registros`}
        </Button>
      </div>
    </div>
  )
}
