'use client'

import { Spinner } from '@radix-ui/themes'
import { FileUp } from 'lucide-react'
import { FileDrop } from '#components/ui/fields/file-drop.client.tsx'

interface UploadStepProps {
  /** The name of the file that is read at the moment. */
  reading: string | null
  onFiles: (files: File[]) => void
}

/** Takes CSV files, chosen or dropped. */
export function UploadStep({ reading, onFiles }: UploadStepProps) {
  return (
    <div className="flex flex-col gap-3">
      <FileDrop
        icon={reading === null ? <FileUp aria-hidden size={28} /> : <Spinner size="3" />}
        prompt={reading === null ? 'Escolha o arquivo CSV ou arraste-o para cá' : `Lendo ${reading}…`}
        hint="Só .csv, até 100 MB cada. Vários arquivos entram na mesma importação."
        accept=".csv"
        multiple
        disabled={reading !== null}
        onFiles={onFiles}
      />
      <p className="text-sm text-soft">
        Colunas obrigatórias: <code>record_id</code>, <code>titulo</code>, <code>conteudo</code>, <code>Author</code>.
        Também entram: Categorias, Tags, Date, URL Slug, Featured Image, Excerpt.
      </p>
    </div>
  )
}
