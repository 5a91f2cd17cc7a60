'use client'

import { Button } from '@radix-ui/themes'
import { CsvDialog } from '#components/ui/forms/csv-dialog.client.tsx'
import { csvHead, csvRow } from '#lib/list/csv.ts'
import { fileConsent, type RefusedLine, type SubscriberFileResult, subscriberFilePath } from '#lib/newsletter/file.ts'
import { plural } from '#lib/text/format.ts'

/** The button and dialog that import subscribers from a CSV file, after a preview and a declaration. */
export const SubscriberFile = () => (
  <CsvDialog<SubscriberFileResult>
    title="Importar inscritos de um CSV"
    address={subscriberFilePath}
    preview={result => <FilePreview result={result} />}
    added={({ added }) => added}
    counted={count => plural(count, 'inscrito', 'inscritos')}
    isUseful={({ added, known, ended }) => added + known + ended.unsubscribed + ended.bounced + ended.complained > 0}
    consent={fileConsent}
  >
    A coluna <code>email</code> e, se houver, <code>nome</code>, <code>cidade</code> e <code>etiquetas</code> (separadas
    por |), com esses nomes na primeira linha. Até 16 MB. As colunas de outros serviços com a situação (
    <code>status</code>, <code>unsubscribed_at</code>) são lidas: quem saiu, recusou ou reclamou lá não recebe
    mensagens. Quem saiu daqui, recusou mensagens ou marcou uma como spam não volta por um arquivo.
  </CsvDialog>
)

const shown = 20

function FilePreview({
  result: { lines, added, known, ended, refused, refusedCount },
}: {
  result: SubscriberFileResult
}) {
  return (
    <>
      <p>
        {plural(lines, 'linha', 'linhas')}: {plural(added, 'inscrito novo', 'inscritos novos')},{' '}
        {plural(known, 'já ativo', 'já ativos')}, {plural(refusedCount, 'linha recusada', 'linhas recusadas')}.
      </p>
      <EndedLine ended={ended} />
      {refused.length > 0 && (
        <>
          <ul className="mt-2 max-h-60 list-disc overflow-y-auto pl-5 text-sm">
            {refused.slice(0, shown).map(({ line, email, message }) => (
              <li key={line} className="wrap-anywhere">
                Linha {line}, {email || 'sem e-mail'}: {message}
              </li>
            ))}
          </ul>
          <p className="mt-2">
            <Button type="button" variant="soft" color="gray" onClick={() => download(refused)}>
              Baixar linhas recusadas
            </Button>
          </p>
        </>
      )}
    </>
  )
}

/** Says whom the file itself calls ended. */
function EndedLine({ ended: { unsubscribed, bounced, complained } }: Pick<SubscriberFileResult, 'ended'>) {
  const said = [
    unsubscribed > 0 && plural(unsubscribed, 'saiu', 'saíram'),
    bounced > 0 && plural(bounced, 'recusou mensagens', 'recusaram mensagens'),
    complained > 0 && plural(complained, 'marcou como spam', 'marcaram como spam'),
  ].filter(part => part !== false)
  return (
    said.length > 0 && (
      <p className="mt-2">Pelo arquivo, não recebem mensagens e ficam encerrados: {said.join(', ')}.</p>
    )
  )
}

/** Saves the refused lines as a CSV, with formulas made harmless. */
function download(refused: readonly RefusedLine[]) {
  const rows = refused.map(({ line, email, message }) => csvRow([String(line), email, message]))
  const text = csvHead(['linha', 'email', 'motivo']) + rows.join('')
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: 'inscritos-recusados.csv' })
  link.click()
  URL.revokeObjectURL(address)
}
