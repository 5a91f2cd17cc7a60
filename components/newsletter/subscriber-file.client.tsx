'use client'

import { Button, Checkbox, Dialog, Text } from '@radix-ui/themes'
import { Upload } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ChangeEvent, useState } from 'react'
import { toast } from 'sonner'
import { Field } from '#components/ui/fields/field.tsx'
import { csvHead, csvRow } from '#lib/list/csv.ts'
import { fileConsent, type RefusedLine, type SubscriberFileResult, subscriberFilePath } from '#lib/newsletter/file.ts'
import type { ActionError } from '#lib/outcome.ts'
import { plural } from '#lib/text/format.ts'

/** Sends a file of subscribers. Gives its result, or a sentence for a refusal. */
async function send(file: File, query: 'previa' | 'consentimento'): Promise<SubscriberFileResult | string> {
  try {
    const response = await fetch(`${subscriberFilePath}?${query}=1`, { method: 'POST', body: file })
    if (response.ok) return (await response.json()) as SubscriberFileResult
    const { message, fields }: ActionError = await response.json()
    return Object.values(fields ?? {}).flat()[0] ?? message
  } catch {
    return 'O servidor não respondeu. Tente de novo.'
  }
}

const counted = (count: number) => plural(count, 'inscrito', 'inscritos')

/** The button and dialog that import subscribers from a CSV file, after a preview and a declaration. */
export function SubscriberFile() {
  const [open, setOpen] = useState(false)
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button type="button" variant="soft">
          <Upload aria-hidden size={16} /> Importar CSV
        </Button>
      </Dialog.Trigger>
      <Dialog.Content maxWidth="38rem">
        <Dialog.Title>Importar inscritos de um CSV</Dialog.Title>
        <Dialog.Description size="2" color="gray">
          A coluna <code>email</code> e, se houver, <code>nome</code>, <code>cidade</code> e <code>etiquetas</code>{' '}
          (separadas por |), com esses nomes na primeira linha. Até 16 MB. Quem saiu, recusou mensagens ou marcou uma
          como spam não volta por um arquivo.
        </Dialog.Description>
        <FileForm onDone={() => setOpen(false)} />
      </Dialog.Content>
    </Dialog.Root>
  )
}

function FileForm({ onDone }: { onDone: () => void }) {
  const router = useRouter()
  const [file, setFile] = useState<File | null>(null)
  const [result, setResult] = useState<SubscriberFileResult | null>(null)
  const [agreed, setAgreed] = useState(false)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  async function ask(chosen: File, query: 'previa' | 'consentimento') {
    setBusy(true)
    setProblem('')
    const answer = await send(chosen, query)
    setBusy(false)
    if (typeof answer === 'string') return setProblem(answer)
    if (query === 'previa') return setResult(answer)
    toast.success(`${counted(answer.added)} ${answer.added === 1 ? 'importado' : 'importados'}.`)
    onDone()
    router.refresh()
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0] ?? null
    setFile(chosen)
    setResult(null)
    if (chosen) void ask(chosen, 'previa')
  }

  const isUseful = result !== null && result.added + result.known > 0
  return (
    <div className="mt-4 flex flex-col gap-4">
      <Field label="Arquivo CSV" error={problem || undefined}>
        {props => <input {...props} type="file" accept=".csv,text/csv" onChange={choose} className="max-w-full" />}
      </Field>
      <div role="status" className="empty:hidden">
        {busy && 'Lendo o arquivo...'}
        {!busy && result && <FilePreview result={result} />}
      </div>
      {isUseful && (
        <Text as="label" size="2" className="flex gap-2">
          <Checkbox checked={agreed} onCheckedChange={checked => setAgreed(checked === true)} className="mt-0.5" />
          <span>{fileConsent}</span>
        </Text>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Dialog.Close>
          <Button type="button" variant="soft" color="gray">
            Cancelar
          </Button>
        </Dialog.Close>
        <Button disabled={busy || !file || !isUseful || !agreed} onClick={() => file && ask(file, 'consentimento')}>
          {isUseful && result.added > 0 ? `Importar ${counted(result.added)}` : 'Importar'}
        </Button>
      </div>
    </div>
  )
}

const shown = 20

function FilePreview({ result: { lines, added, known, refused, refusedCount } }: { result: SubscriberFileResult }) {
  return (
    <>
      <p>
        {plural(lines, 'linha', 'linhas')}: {plural(added, 'inscrito novo', 'inscritos novos')},{' '}
        {plural(known, 'já ativo', 'já ativos')}, {plural(refusedCount, 'linha recusada', 'linhas recusadas')}.
      </p>
      {refused.length > 0 && (
        <>
          <ul className="mt-2 max-h-60 list-disc overflow-y-auto pl-5 text-sm">
            {refused.slice(0, shown).map(({ line, email, message }) => (
              <li key={line} className="break-all">
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

/** Saves the refused lines as a CSV, with formulas made harmless. */
function download(refused: readonly RefusedLine[]) {
  const rows = refused.map(({ line, email, message }) => csvRow([String(line), email, message]))
  const text = csvHead(['linha', 'email', 'motivo']) + rows.join('')
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: 'inscritos-recusados.csv' })
  link.click()
  URL.revokeObjectURL(address)
}
