'use client'

import { AlertDialog, Button } from '@radix-ui/themes'
import { useState } from 'react'
import { toast } from 'sonner'
import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import { QuestionContent } from '#components/ui/dialog-content.client.tsx'
import { forgetFailure, sayFailure } from '#components/ui/forms/form-failure.ts'
import type { Act } from '#lib/outcome.ts'

/** Ends the person's sessions in all other browsers, after a confirmation. */
export function EndSessions({ endOthers }: { endOthers: Act<Record<string, never>, number> }) {
  const [busy, setBusy] = useState(false)

  async function end() {
    forgetFailure()
    setBusy(true)
    const outcome = await endOthers({}).catch(() => null)
    setBusy(false)
    if (outcome && !outcome.serverError) toast.success(sentence(outcome.data ?? 0))
    else sayFailure(outcome?.serverError?.message ?? 'Não foi possível encerrar as outras sessões.')
  }

  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger>
        <Button variant="outline" color="red" disabled={busy}>
          {busy ? 'Encerrando...' : 'Sair dos outros aparelhos'}
        </Button>
      </AlertDialog.Trigger>
      <QuestionContent maxWidth="28rem">
        <AlertDialog.Title size="4">Sair dos outros aparelhos?</AlertDialog.Title>
        <AlertDialog.Description size="2">
          Quem estiver usando a sua conta em outro navegador ou aparelho terá de entrar de novo. Você continua conectado
          aqui.
        </AlertDialog.Description>
        <div className="mt-5 flex justify-end gap-3">
          <AlertDialog.Cancel>
            <Button variant="soft" color="gray">
              Cancelar
            </Button>
          </AlertDialog.Cancel>
          <AlertDialog.Action>
            <Button color="red" onClick={end}>
              Sair dos outros aparelhos
            </Button>
          </AlertDialog.Action>
        </div>
      </QuestionContent>
    </AlertDialog.Root>
  )
}

function sentence(count: number): string {
  if (count === 0) return 'Você não estava conectado em nenhum outro aparelho.'
  return count === 1 ? 'Uma sessão foi encerrada.' : `${count} sessões foram encerradas.`
}

/** Ends all sessions of the person, this one too, and leaves the screen. */
export function EndEverywhere({ endAll }: { endAll: Act<Record<string, never>> }) {
  return (
    <ConfirmActButton
      act={endAll}
      input={{}}
      text="Sair de todos"
      busyText="Saindo..."
      label="Sair de todos os aparelhos, deste também"
      title="Sair de todos os aparelhos?"
      question="Você sai também deste navegador e terá de entrar de novo em todos."
      success="Você saiu da conta em todos os aparelhos."
      failure="Não foi possível encerrar as sessões."
      onDone={() => location.assign('/')}
    />
  )
}
