'use client'

import { useRouter } from 'next/navigation'
import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import type { EventActions } from '../event-actions.ts'

interface DeleteEventProps {
  id: string
  title: string
  remove: EventActions['remove']
  /** The list to go on to. */
  next: string
}

/** Deletes an event, after a question. */
export function DeleteEvent({ id, title, remove, next }: DeleteEventProps) {
  const router = useRouter()
  return (
    <ConfirmActButton
      act={remove}
      input={{ id }}
      success="Evento excluído com sucesso"
      failure="Erro ao excluir evento"
      text="Excluir evento"
      busyText="Excluindo..."
      label={`Excluir evento: ${title}`}
      title="Excluir evento"
      question="O evento, as suas datas e as suas versões são apagados, e o endereço deixa de existir. Para avisar os leitores de que ele não vai acontecer, mude o status para Cancelado."
      onDone={() => router.push(next)}
    />
  )
}
