'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from 'sonner'
import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import { ConfirmButton } from '#components/ui/confirm-button.client.tsx'
import { sayError, sayFailure, unanswered } from '#components/ui/forms/form-failure.ts'
import type { BulkInput, BulkResult } from '#lib/list/bulk.ts'
import type { Act } from '#lib/outcome.ts'

interface SubscriberActsProps {
  id: string
  /** Null when the subscription has ended. */
  end: Act<BulkInput, BulkResult> | null
  erase: Act<BulkInput, BulkResult>
  /** The list, which opens after an erasure. */
  listPath: string
}

/** Ends one subscription, or erases it with its history, on its owner's request. */
export const SubscriberActs = ({ id, end, erase, listPath }: SubscriberActsProps) => (
  <div className="mt-4 flex flex-wrap gap-3">
    {end && (
      <ConfirmActButton
        act={end}
        input={{ ids: [id] }}
        text="Descadastrar"
        busyText="Um momento..."
        label="Descadastrar"
        title="Descadastrar"
        question="Esta pessoa não receberá mais a newsletter. Só ela mesma pode voltar."
        color="gray"
        success="Inscrição encerrada."
        failure="Não foi possível encerrar a inscrição."
      />
    )}
    <Erase id={id} erase={erase} listPath={listPath} />
  </div>
)

const failure = 'Não foi possível apagar o inscrito.'

/** Opens the list without reloading this screen, whose subscriber is gone. */
function Erase({ id, erase, listPath }: Omit<SubscriberActsProps, 'end'>) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  async function run(): Promise<boolean> {
    setBusy(true)
    const outcome = await erase({ ids: [id] }).catch(unanswered)
    setBusy(false)
    const refused = outcome.data?.refused[0]
    if (outcome.serverError) sayError(outcome.serverError, failure)
    else if (refused) sayFailure(failure, refused.message)
    else if (outcome.data) {
      toast.success('Inscrito apagado.')
      router.push(listPath)
      return true
    }
    return false
  }
  return (
    <ConfirmButton
      text="Apagar a pedido"
      busyText="Apagando..."
      label="Apagar a pedido"
      title="Apagar a pedido da pessoa?"
      question="O endereço, o nome e o histórico são apagados de vez. Os números das edições ficam, sem o nome de ninguém."
      busy={busy}
      run={run}
    />
  )
}
