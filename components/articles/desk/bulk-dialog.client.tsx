'use client'

import { Button, Dialog, Progress } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { DialogContent } from '#components/ui/dialog-content.client.tsx'
import { editPath } from '#lib/addresses/paths.ts'
import { type BulkResult, bulkSentence } from '#lib/list/bulk.ts'
import type { BulkChange } from '#lib/schemas/articles/bulk.ts'
import { formatInteger, plural } from '#lib/text/format.ts'
import type { BulkActs } from './bulk-acts.ts'
import { BulkField, type Chosen } from './bulk-field.client.tsx'
import type { AskingKind, PlainKind } from './bulk-kinds.ts'
import { useBulkRun } from './use-bulk-run.client.tsx'

interface BulkDialogProps {
  kind: PlainKind | AskingKind
  ids: readonly string[]
  acts: BulkActs
  /** Called when the dialog is done; `changed` tells whether the act ran. */
  onClose: (changed: boolean) => void
}

/** Asks what a bulk act needs, shows its progress, and lists the articles that it left out with their reasons. */
export function BulkDialog({ kind, ids, acts, onClose }: BulkDialogProps) {
  const { progress, run } = useBulkRun(acts)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<string>()
  const [result, setResult] = useState<BulkResult | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const change = changeOf(kind, chosen)
    if (!change) return setProblem('Escolha um valor.')
    const made = await run(ids, change, kind.done)
    if (!made) return
    if (made.refused.length > 0) setResult(made)
    else if (made.done.length > 0) onClose(true)
  }
  const close = (open: boolean) => {
    if (!open && !progress) onClose(result !== null)
  }
  return (
    <Dialog.Root open onOpenChange={close}>
      <DialogContent maxWidth="34rem">
        <Dialog.Title>{kind.label.replace('…', '')}</Dialog.Title>
        <Dialog.Description>
          {result
            ? bulkSentence({ ...result, refused: [] }, kind.done)
            : `${kind.question} Vale para ${plural(ids.length, 'artigo', 'artigos')}.`}
        </Dialog.Description>
        {result ? (
          <Refusals result={result} onClose={() => onClose(true)} />
        ) : (
          <form onSubmit={submit} className="mt-4 flex flex-col gap-4">
            {'field' in kind && !progress && (
              <BulkField field={kind.field} chosen={chosen} problem={problem} acts={acts} onChange={setChosen} />
            )}
            {progress && (
              <div>
                <Progress value={(100 * progress.done) / progress.all} aria-label="Andamento" />
                <p role="status" className="mt-2 text-sm text-soft">
                  {formatInteger(progress.done)} de {formatInteger(progress.all)}
                </p>
              </div>
            )}
            <div className="flex flex-wrap justify-end gap-3">
              <Dialog.Close>
                <Button type="button" variant="soft" color="gray" disabled={progress !== null}>
                  Cancelar
                </Button>
              </Dialog.Close>
              <Button type="submit" disabled={progress !== null}>
                {progress ? 'Um momento...' : 'Aplicar'}
              </Button>
            </div>
          </form>
        )}
      </DialogContent>
    </Dialog.Root>
  )
}

function changeOf(kind: PlainKind | AskingKind, chosen: Chosen | null): BulkChange | null {
  if ('change' in kind) return kind.change
  if (!chosen?.value.trim()) return null
  if (kind.field === 'city') return { kind: 'city', city: chosen.value }
  if (kind.field === 'author') return { kind: 'author', authorId: chosen.value }
  return { kind: kind.field, tag: chosen.value }
}

const mostShown = 100

function Refusals({ result: { refused }, onClose }: { result: BulkResult; onClose: () => void }) {
  const reasons = Map.groupBy(refused.slice(0, mostShown), ({ message }) => message)
  return (
    <div className="mt-4 flex flex-col gap-4">
      <p>{plural(refused.length, 'artigo ficou de fora:', 'artigos ficaram de fora:')}</p>
      <div className="flex max-h-80 flex-col gap-3 overflow-y-auto">
        {[...reasons].map(([reason, rows]) => (
          <section key={reason}>
            <h2 className="font-semibold">{reason}</h2>
            <ul className="list-disc pl-5 text-sm">
              {rows.map(({ id, title }) => (
                <li key={id}>
                  <a href={editPath(id)} className="underline">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {refused.length > mostShown && <p>E mais {plural(refused.length - mostShown, 'artigo', 'artigos')}.</p>}
      </div>
      <div className="flex justify-end">
        <Button type="button" onClick={onClose}>
          Fechar
        </Button>
      </div>
    </div>
  )
}
