'use client'

import { DropdownMenu, IconButton } from '@radix-ui/themes'
import { ArrowRightLeft } from 'lucide-react'
import { type IdeaStatus, ideaStatuses, ideaStatusLabels } from '#lib/ideas/ideas.ts'

interface StatusMenuProps {
  title: string
  status: IdeaStatus
  move: (to: IdeaStatus) => void
}

/** Moves a card of the board to another column without dragging it. */
export const StatusMenu = ({ title, status, move }: StatusMenuProps) => (
  <DropdownMenu.Root>
    <DropdownMenu.Trigger>
      <IconButton
        type="button"
        size="1"
        variant="ghost"
        color="gray"
        className="board-menu"
        aria-label={`Status de ${title}`}
        title="Mover para outra coluna"
      >
        <ArrowRightLeft aria-hidden size={14} />
      </IconButton>
    </DropdownMenu.Trigger>
    <DropdownMenu.Content>
      <DropdownMenu.Label>Mover para</DropdownMenu.Label>
      <DropdownMenu.RadioGroup
        value={status}
        onValueChange={to => {
          if (to !== status) move(to as IdeaStatus)
        }}
      >
        {ideaStatuses.map(each => (
          <DropdownMenu.RadioItem key={each} value={each}>
            {ideaStatusLabels[each]}
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
    </DropdownMenu.Content>
  </DropdownMenu.Root>
)
