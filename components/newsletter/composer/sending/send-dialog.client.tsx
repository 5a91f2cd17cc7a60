'use client'

import { Button, Dialog } from '@radix-ui/themes'
import { type ReactNode, useState } from 'react'
import { DialogContent } from '#components/ui/dialog-content.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { LocalTimeInput } from '#components/ui/fields/local-time-input.client.tsx'
import { DialogCancel } from '#components/ui/forms/dialog-cancel.client.tsx'
import { maySend } from '#lib/newsletter/checks.ts'
import { formatDate, plural } from '#lib/text/format.ts'
import { instantOf } from '#lib/text/local-time.ts'
import type { EditionCheck } from '#server/newsletter/editions/queries/check.ts'
import { Findings } from './findings.tsx'

interface SendDialogProps {
  trigger: ReactNode
  kind: 'send' | 'schedule'
  /** The scheduled time, as typed; empty without one. */
  at: string
  /** Saves and checks the edition; null when it cannot be saved or checked. */
  prepare: () => Promise<EditionCheck | null>
  /** Sends or schedules. True when done, false after a shown failure, a sentence for a refused time. */
  run: (at: string) => Promise<true | false | string>
}

const dayMs = 24 * 60 * 60 * 1000

/** What most newsletters want: tomorrow, before people go to work. */
const tomorrowMorning = () => formatDate(new Date(Date.now() + dayMs), "dd/MM/yyyy '06:30'")

/** The dialog before a sending or scheduling: the number of recipients, the findings, and the time. */
export function SendDialog({ trigger, kind, at: scheduled, prepare, run }: SendDialogProps) {
  const [open, setOpen] = useState(false)
  const [check, setCheck] = useState<EditionCheck | null>(null)
  const [failed, setFailed] = useState(false)
  const [at, setAt] = useState(scheduled)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function change(isOpen: boolean) {
    setOpen(isOpen)
    if (!isOpen) return
    setCheck(null)
    setFailed(false)
    setProblem(undefined)
    setAt(scheduled || tomorrowMorning())
    const found = await prepare()
    setCheck(found)
    setFailed(found === null)
  }
  async function confirm() {
    if (kind === 'schedule' && !instantOf(at)) return setProblem('Escreva a data e a hora assim: 21/11/2026 07:30')
    setBusy(true)
    const done = await run(at)
    setBusy(false)
    if (done === true) setOpen(false)
    else setProblem(done === false ? undefined : done)
  }
  const isReady = check !== null && maySend(check.findings)
  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <Dialog.Trigger>{trigger}</Dialog.Trigger>
      <DialogContent maxWidth="34rem" maxHeight="calc(100dvh - 2rem)">
        <Dialog.Title mb="2">{kind === 'send' ? 'Enviar agora' : 'Agendar o envio'}</Dialog.Title>
        <Dialog.Description size="2">
          {kind === 'send'
            ? 'O envio começa na hora. O que já saiu não volta; o resto pode ser pausado ou parado.'
            : 'A edição sai sozinha na hora marcada, com as matérias e os eventos daquele momento.'}
        </Dialog.Description>
        <div className="mt-4 flex flex-col gap-4">
          <div role="status">
            {check === null && !failed && <p className="text-sm text-soft">Conferindo...</p>}
            {failed && (
              <p className="text-sm text-danger">
                Não foi possível salvar ou conferir a edição. Feche e tente de novo.
              </p>
            )}
            {check && <Findings check={check} onGo={() => setOpen(false)} />}
          </div>
          {kind === 'schedule' && (
            <Field label="Enviar em" hint="Horário de Brasília." error={problem}>
              {control => <LocalTimeInput {...control} value={at} onChange={event => setAt(event.target.value)} />}
            </Field>
          )}
          <div className="flex flex-wrap justify-end gap-3">
            <DialogCancel />
            <Button type="button" disabled={!isReady || busy} aria-busy={busy} onClick={confirm}>
              {kind === 'schedule'
                ? 'Agendar'
                : check
                  ? `Enviar para ${plural(check.recipients, 'inscrito', 'inscritos')}`
                  : 'Enviar'}
            </Button>
          </div>
        </div>
      </DialogContent>
    </Dialog.Root>
  )
}
