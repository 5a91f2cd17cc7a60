import { IconButton } from '@radix-ui/themes'
import { ArrowDown, ArrowUp } from 'lucide-react'

interface MoveButtonsProps {
  name: string
  /** From 0. */
  place: number
  count: number
  onMove: (to: number) => void
}

/** The buttons that move an entry of a list by one place. At an end of the list a button stays in place, so that it keeps the focus, and does nothing. */
export const MoveButtons = ({ name, place, count, onMove }: MoveButtonsProps) => (
  <span className="flex shrink-0 flex-col gap-1">
    <IconButton
      type="button"
      size="2"
      variant="soft"
      color="gray"
      aria-label={`Subir ${name}`}
      aria-disabled={place === 0}
      onClick={() => onMove(place - 1)}
    >
      <ArrowUp aria-hidden size={16} />
    </IconButton>
    <IconButton
      type="button"
      size="2"
      variant="soft"
      color="gray"
      aria-label={`Descer ${name}`}
      aria-disabled={place === count - 1}
      onClick={() => onMove(place + 1)}
    >
      <ArrowDown aria-hidden size={16} />
    </IconButton>
  </span>
)
