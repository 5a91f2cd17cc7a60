'use client'

import { Button, Dialog } from '@radix-ui/themes'
import { Upload } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ChangeEvent, useState } from 'react'
import { toast } from 'sonner'
import { Field } from '#components/ui/fields/field.tsx'
import { type RedirectFileResult, redirectFilePath } from '#lib/addresses/redirect-list.ts'
import type { ActionError } from '#lib/outcome.ts'
import { plural } from '#lib/text/format.ts'

/** Sends a file of redirects; gives what it does, or a sentence about what is wrong. */
async function send(file: File, preview: boolean): Promise<RedirectFileResult | string> {
  try {
    const response = await fetch(`${redirectFilePath}${preview ? '?previa=1' : ''}`, { method: 'POST', body: file })
    if (response.ok) return (await response.json()) as RedirectFileResult
    const { message, fields }: ActionError = await response.json()
    return Object.values(fields ?? {}).flat()[0] ?? message
  } catch {
    return 'O servidor não respondeu. Tente de novo.'
  }
}

const counted = (count: number) => plural(count, 'endereço', 'endereços')

/** The button and dialog that take redirects from a CSV file, after a preview. */
export function RedirectFile() {
  const [open, setOpen] = useState(false)
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button size="3" variant="soft">
          <Upload aria-hidden size={16} /> Importar CSV
        </Button>
      </Dialog.Trigger>
      <Dialog.Content maxWidth="38rem">
        <Dialog.Title>Importar endereços de um CSV</Dialog.Title>
        <Dialog.Description size="2" color="gray">
          Duas colunas, <code>de</code> e <code>para</code>, com esses nomes na primeira linha, separadas por vírgula ou
          ponto e vírgula. Até 64 MB: mais de 500.000 endereços.
        </Dialog.Description>
        <FileForm onDone={() => setOpen(false)} />
      </Dialog.Content>
    </Dialog.Root>
  )
}

function FileForm({ onDone }: { onDone: () => void }) {
  const router = useRouter()
  const [file, setFile] = useState<File | null>(null)
  const [result, setResult] = useState<RedirectFileResult | null>(null)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  async function ask(chosen: File, preview: boolean) {
    setBusy(true)
    setProblem('')
    const answer = await send(chosen, preview)
    setBusy(false)
    if (typeof answer === 'string') return setProblem(answer)
    if (preview) return setResult(answer)
    toast.success(`${counted(answer.written)} ${answer.written === 1 ? 'importado' : 'importados'}.`)
    onDone()
    router.refresh()
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0] ?? null
    setFile(chosen)
    setResult(null)
    if (chosen) void ask(chosen, true)
  }

  return (
    <div className="mt-4 flex flex-col gap-4">
      <Field label="Arquivo CSV" error={problem || undefined}>
        {props => <input {...props} type="file" accept=".csv,text/csv" onChange={choose} className="max-w-full" />}
      </Field>
      <div role="status" className="empty:hidden">
        {busy && 'Lendo o arquivo...'}
        {!busy && result && <FilePreview result={result} />}
      </div>
      <div className="flex justify-end gap-3">
        <Dialog.Close>
          <Button type="button" size="3" variant="soft" color="gray">
            Cancelar
          </Button>
        </Dialog.Close>
        <Button
          size="3"
          disabled={busy || !file || !result || result.written === 0}
          onClick={() => file && ask(file, false)}
        >
          {result && result.written > 0 ? `Importar ${counted(result.written)}` : 'Importar'}
        </Button>
      </div>
    </div>
  )
}

function FilePreview({ result: { lines, written, refused, refusedCount } }: { result: RedirectFileResult }) {
  return (
    <>
      <p>
        {plural(lines, 'linha', 'linhas')}: {counted(written)} a gravar, {plural(refusedCount, 'erro', 'erros')}.
      </p>
      {refused.length > 0 && (
        <ul className="mt-2 max-h-60 list-disc overflow-y-auto pl-5 text-sm">
          {refused.map(({ line, path, message }) => (
            <li key={line} className="break-all">
              Linha {line}, {path || 'vazia'}: {message}
            </li>
          ))}
        </ul>
      )}
      {refusedCount > refused.length && <p className="mt-1 text-sm text-soft">São mostrados os 100 primeiros.</p>}
    </>
  )
}
