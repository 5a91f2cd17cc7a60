'use client'

import { useRouter } from 'next/navigation'
import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import type { BulkInput, BulkResult } from '#lib/list/bulk.ts'
import type { Act } from '#lib/outcome.ts'

interface SubscriberActsProps {
  id: string
  /** Null when the subscription has ended. */
  end: Act<BulkInput, BulkResult> | null
  erase: Act<BulkInput, BulkResult>
  /** The list, shown once the subscriber is gone. */
  listPath: string
}

/** Ends one subscription, or erases it with its history, on its owner's request. */
export function SubscriberActs({ id, end, erase, listPath }: SubscriberActsProps) {
  const router = useRouter()
  return (
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
      <ConfirmActButton
        act={erase}
        input={{ ids: [id] }}
        text="Apagar a pedido"
        busyText="Apagando..."
        label="Apagar a pedido"
        title="Apagar a pedido da pessoa?"
        question="O endereço, o nome e o histórico são apagados de vez. Os números das edições ficam, sem o nome de ninguém."
        success="Inscrito apagado."
        failure="Não foi possível apagar o inscrito."
        onDone={() => router.push(listPath)}
      />
    </div>
  )
}
