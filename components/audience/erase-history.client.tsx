'use client'

import { AlertDialog, Button } from '@radix-ui/themes'
import { QuestionContent } from '#components/ui/dialog-content.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { EraseReadings } from '#lib/schemas/articles/reading.ts'
import { useErasing } from './use-erasing.client.tsx'

/** Erases the reader's whole history, after a confirmation. */
export function EraseHistory({ erase }: { erase: Act<EraseReadings, number> }) {
  const { busy, run } = useErasing(erase, 'Seu histórico foi apagado.')
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger>
        <Button variant="outline" color="red" disabled={busy} className="self-start">
          {busy ? 'Apagando...' : 'Apagar todo o histórico'}
        </Button>
      </AlertDialog.Trigger>
      <QuestionContent maxWidth="28rem">
        <AlertDialog.Title size="4">Apagar todo o histórico?</AlertDialog.Title>
        <AlertDialog.Description size="2">
          Todo o registro das suas leituras será apagado e não poderá ser recuperado.
        </AlertDialog.Description>
        <div className="mt-5 flex justify-end gap-3">
          <AlertDialog.Cancel>
            <Button variant="soft" color="gray">
              Cancelar
            </Button>
          </AlertDialog.Cancel>
          <AlertDialog.Action>
            <Button color="red" onClick={() => run({ visit: 'all' })}>
              Apagar tudo
            </Button>
          </AlertDialog.Action>
        </div>
      </QuestionContent>
    </AlertDialog.Root>
  )
}
