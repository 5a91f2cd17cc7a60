'use client'

import { Button, Checkbox, Dialog, Text } from '@radix-ui/themes'
import { Upload } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ChangeEvent, type ReactNode, useState } from 'react'
import { toast } from 'sonner'
import { DialogContent } from '#components/ui/dialog-content.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { DialogCancel } from '#components/ui/forms/dialog-cancel.client.tsx'
import type { ActionError } from '#lib/outcome.ts'

interface CsvDialogProps<Result> {
  title: string
  /** The columns and the limits of a file. */
  children: ReactNode
  /** The address that takes the file; with `?previa=1` it writes nothing. */
  address: string
  preview: (result: Result) => ReactNode
  /** The number of rows that the file adds, and its words. */
  added: (result: Result) => number
  counted: (count: number) => string
  /** Whether writing the file changes anything. */
  isUseful: (result: Result) => boolean
  /** A declaration to agree to before the file is written, sent as `?consentimento=1`. */
  consent?: string
}

/** The button and dialog that take a CSV file, after a preview of what it would do. */
export function CsvDialog<Result>(props: CsvDialogProps<Result>) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button type="button" variant="soft">
          <Upload aria-hidden size={16} /> Importar CSV
        </Button>
      </Dialog.Trigger>
      <DialogContent maxWidth="38rem">
        <Dialog.Title>{props.title}</Dialog.Title>
        <Dialog.Description size="2" color="gray">
          {props.children}
        </Dialog.Description>
        <FileForm {...props} onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog.Root>
  )
}

/** Sends a file. Gives its result, or a sentence for a refusal. */
async function send<Result>(file: File, address: string): Promise<Result | string> {
  try {
    const response = await fetch(address, { method: 'POST', body: file })
    if (response.ok) return (await response.json()) as Result
    const { message, fields }: ActionError = await response.json()
    return Object.values(fields ?? {}).flat()[0] ?? message
  } catch {
    return 'O servidor não respondeu. Tente de novo.'
  }
}

function FileForm<Result>({
  address,
  preview,
  added,
  counted,
  isUseful,
  consent,
  onDone,
}: CsvDialogProps<Result> & { onDone: () => void }) {
  const router = useRouter()
  const [file, setFile] = useState<File | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const [agreed, setAgreed] = useState(false)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  async function ask(chosen: File, query: string): Promise<Result | null> {
    setBusy(true)
    setProblem('')
    const answer = await send<Result>(chosen, address + query)
    setBusy(false)
    if (typeof answer !== 'string') return answer
    setProblem(answer)
    return null
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0] ?? null
    setFile(chosen)
    setResult(null)
    if (chosen) setResult(await ask(chosen, '?previa=1'))
  }

  async function write(chosen: File) {
    const written = await ask(chosen, consent ? '?consentimento=1' : '')
    if (!written) return
    const count = added(written)
    toast.success(`${counted(count)} ${count === 1 ? 'importado' : 'importados'}.`)
    onDone()
    router.refresh()
  }

  const useful = result !== null && isUseful(result)
  return (
    <div className="mt-4 flex flex-col gap-4">
      <Field label="Arquivo CSV" error={problem || undefined}>
        {/* A browser's file field is wider than a phone: by its own width it would widen the dialog. */}
        {control => (
          <input {...control} type="file" accept=".csv,text/csv" onChange={choose} className="w-0 min-w-full" />
        )}
      </Field>
      <div role="status" className="empty:hidden">
        {busy && 'Lendo o arquivo...'}
        {!busy && result && preview(result)}
      </div>
      {useful && consent && (
        <Text as="label" size="2" className="flex gap-2">
          <Checkbox checked={agreed} onCheckedChange={checked => setAgreed(checked === true)} className="mt-0.5" />
          <span>{consent}</span>
        </Text>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <DialogCancel size="3" />
        <Button
          size="3"
          disabled={busy || !file || !useful || (consent !== undefined && !agreed)}
          onClick={() => file && write(file)}
        >
          {useful && added(result) > 0 ? `Importar ${counted(added(result))}` : 'Importar'}
        </Button>
      </div>
    </div>
  )
}
