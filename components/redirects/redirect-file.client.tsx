'use client'

import { CsvDialog } from '#components/ui/forms/csv-dialog.client.tsx'
import { type RedirectFileResult, redirectFilePath } from '#lib/redirects/redirect-list.ts'
import { plural } from '#lib/text/format.ts'

const counted = (count: number) => plural(count, 'endereço', 'endereços')

/** The button and dialog that take redirects from a CSV file, after a preview. */
export const RedirectFile = () => (
  <CsvDialog<RedirectFileResult>
    title="Importar endereços de um CSV"
    address={redirectFilePath}
    preview={result => <FilePreview result={result} />}
    added={({ written }) => written}
    counted={counted}
    isUseful={({ written }) => written > 0}
  >
    Duas colunas, <code>de</code> e <code>para</code>, com esses nomes na primeira linha, separadas por vírgula ou ponto
    e vírgula. Até 64 MB: mais de 500.000 endereços.
  </CsvDialog>
)

function FilePreview({ result: { lines, written, refused, refusedCount } }: { result: RedirectFileResult }) {
  return (
    <>
      <p>
        {plural(lines, 'linha', 'linhas')}: {counted(written)} a gravar, {plural(refusedCount, 'erro', 'erros')}.
      </p>
      {refused.length > 0 && (
        <ul className="mt-2 max-h-60 list-disc overflow-y-auto pl-5 text-sm">
          {refused.map(({ line, path, message }) => (
            <li key={line} className="wrap-anywhere">
              Linha {line}, {path || 'vazia'}: {message}
            </li>
          ))}
        </ul>
      )}
      {refusedCount > refused.length && <p className="mt-1 text-sm text-soft">São mostrados os 100 primeiros.</p>}
    </>
  )
}
