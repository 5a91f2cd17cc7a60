'use client'

import { AlertDialog, Button, IconButton } from '@radix-ui/themes'
import { Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from 'sonner'
import { QuestionContent } from '#components/ui/dialog-content.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { EraseReadings } from '#lib/schemas/articles/reading.ts'

interface EraseVisitProps {
  visit: string
  title: string
  erase: Act<EraseReadings, number>
}

/** Erases one visit from the reader's history. */
export function EraseVisit({ visit, title, erase }: EraseVisitProps) {
  const { busy, run } = useErasing(erase, 'Leitura apagada do seu histórico.')
  return (
    <IconButton
      variant="soft"
      color="gray"
      disabled={busy}
      aria-label={`Apagar do histórico: ${title}`}
      onClick={() => run({ visit })}
    >
      <Trash2 aria-hidden size={16} />
    </IconButton>
  )
}

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

/** Erases from the reader's history, shows a toast and reloads the list. */
function useErasing(erase: Act<EraseReadings, number>, done: string) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const run = async (input: EraseReadings) => {
    setBusy(true)
    const outcome = await erase(input).catch(() => null)
    setBusy(false)
    if (!outcome || outcome.serverError) {
      toast.error(outcome?.serverError?.message ?? 'Não foi possível apagar agora. Tente de novo.')
      return
    }
    toast.success(done)
    router.refresh()
  }
  return { busy, run }
}
