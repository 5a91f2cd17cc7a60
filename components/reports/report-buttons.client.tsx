'use client'

import { Button, Dialog } from '@radix-ui/themes'
import { useState } from 'react'
import { CorrectionForm } from '#components/articles/corrections/correction-form.client.tsx'
import { ConfirmButton } from '#components/ui/confirm-button.client.tsx'
import { DialogContent } from '#components/ui/dialog-content.client.tsx'
import { DialogCancel } from '#components/ui/forms/dialog-cancel.client.tsx'
import { useAct } from '#components/ui/use-act.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { CloseReportInput, ReopenReportInput } from '#lib/schemas/site/error-report.ts'

interface ReportButtonsProps {
  id: string
  title: string
  /** Only a public article can get a correction. */
  published: boolean
  close: Act<CloseReportInput>
}

/** Closes a reader's report: with a correction, without one, or as dismissed. */
export function ReportButtons({ id, title, published, close }: ReportButtonsProps) {
  const [open, setOpen] = useState(false)
  const { busy, run } = useAct(close, 'Aviso encerrado.', 'Não foi possível encerrar o aviso.')
  const closeAs = async (input: CloseReportInput) => {
    if (await run(input)) setOpen(false)
  }
  return (
    <div className="flex gap-2 min-[56rem]:flex-col min-[56rem]:items-stretch">
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Trigger>
          <Button
            type="button"
            variant="soft"
            disabled={busy}
            aria-label={`Encerrar como corrigido o aviso sobre ${title}`}
          >
            Corrigido
          </Button>
        </Dialog.Trigger>
        <DialogContent maxWidth="34rem">
          <Dialog.Title>Encerrar como corrigido</Dialog.Title>
          <Dialog.Description>
            {published
              ? 'Diga aos leitores o que estava errado, ou encerre sem correção quando bastou arrumar o texto.'
              : 'O artigo está fora do ar: encerre sem correção.'}
          </Dialog.Description>
          {published && (
            <div className="mt-4">
              <CorrectionForm purpose={{ reportId: id, close }} onDone={() => setOpen(false)} />
            </div>
          )}
          <div className="mt-4 flex flex-wrap justify-end gap-3 border-t border-rule pt-4">
            <DialogCancel />
            <Button
              type="button"
              variant="soft"
              disabled={busy}
              onClick={() => closeAs({ id, as: 'corrected', correction: null })}
            >
              Encerrar sem correção
            </Button>
          </div>
        </DialogContent>
      </Dialog.Root>
      <ConfirmButton
        text="Descartar"
        busyText="Descartando..."
        label={`Descartar o aviso sobre ${title}`}
        title="Descartar aviso"
        question="O aviso é encerrado sem correção e passa para os encerrados, de onde pode ser reaberto."
        color="gray"
        busy={busy}
        run={() => run({ id, as: 'dismissed' })}
      />
    </div>
  )
}

interface ReopenButtonProps {
  id: string
  title: string
  reopen: Act<ReopenReportInput>
}

/** Reopens a closed report. */
export function ReopenButton({ id, title, reopen }: ReopenButtonProps) {
  const { busy, run } = useAct(reopen, 'Aviso reaberto.', 'Não foi possível reabrir o aviso.')
  return (
    <Button
      type="button"
      variant="soft"
      color="gray"
      disabled={busy}
      aria-label={`Reabrir o aviso sobre ${title}`}
      onClick={() => run({ id })}
    >
      Reabrir
    </Button>
  )
}
