'use client'

import { Select } from '@radix-ui/themes'
import { useOptimistic, useTransition } from 'react'
import { useAct } from '#components/ui/use-act.client.tsx'
import { type IdeaStatus, ideaStatuses, ideaStatusLabels } from '#lib/ideas/ideas.ts'
import type { IdeaActions } from '../idea-actions.ts'
import { statusColors } from '../idea-badges.tsx'

interface StatusSelectProps {
  id: string
  title: string
  status: IdeaStatus
  setStatus: IdeaActions['setStatus']
}

/** An idea's status in its colour, which moves it to another one. */
export function StatusSelect({ id, title, status, setStatus }: StatusSelectProps) {
  const { run } = useAct(setStatus, statusMessage, statusFailure)
  const [shown, show] = useOptimistic(status)
  const [moving, move] = useTransition()
  return (
    <Select.Root
      size="1"
      value={shown}
      disabled={moving}
      onValueChange={to =>
        move(async () => {
          show(to as IdeaStatus)
          await run({ id, status: to as IdeaStatus })
        })
      }
    >
      <Select.Trigger aria-label={`Status de ${title}`} variant="soft" color={statusColors[shown]}>
        {ideaStatusLabels[shown]}
      </Select.Trigger>
      <Select.Content>
        {ideaStatuses.map(each => (
          <Select.Item key={each} value={each}>
            {ideaStatusLabels[each]}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  )
}

export const statusFailure = 'Não foi possível atualizar o status.'
export const statusMessage = { title: 'Status atualizado', description: 'O status da pauta foi alterado.' }
