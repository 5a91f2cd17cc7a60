import { Badge } from '@radix-ui/themes'
import { CalendarClock } from 'lucide-react'
import type { ComponentProps } from 'react'
import { type IdeaPriority, type IdeaStatus, ideaPriorityLabels, ideaStatusLabels } from '#lib/ideas/ideas.ts'
import { formatDate, longDateTime } from '#lib/text/format.ts'

type BadgeLook = Pick<ComponentProps<typeof Badge>, 'color' | 'variant'>

/** The looks of the priorities: urgent destructive, high orange, medium secondary, low outline (IDEA-3). */
const priorityLooks: Record<IdeaPriority, BadgeLook> = {
  urgent: { color: 'red', variant: 'solid' },
  high: { color: 'orange', variant: 'soft' },
  medium: { color: 'gray', variant: 'soft' },
  low: { color: 'gray', variant: 'outline' },
}

export const PriorityBadge = ({ priority }: { priority: IdeaPriority }) => (
  <Badge {...priorityLooks[priority]}>{ideaPriorityLabels[priority]}</Badge>
)

export const statusColors: Record<IdeaStatus, BadgeLook['color']> = {
  idea: 'gray',
  assigned: 'blue',
  in_progress: 'amber',
  completed: 'green',
  cancelled: 'gray',
}

export const StatusBadge = ({ status }: { status: IdeaStatus }) => (
  <Badge color={statusColors[status]} variant="surface">
    {ideaStatusLabels[status]}
  </Badge>
)

interface DeadlineProps {
  at: Date
  overdue: boolean
}

/** The deadline as `21/11/2026`, with the hour in its tooltip. An overdue one says so in words, not by colour alone. */
export const Deadline = ({ at, overdue }: DeadlineProps) => (
  <span className={overdue ? 'font-semibold text-danger' : undefined}>
    <CalendarClock aria-hidden size={14} className="mr-1 inline align-[-2px]" />
    <span className="sr-only">Prazo: </span>
    <time dateTime={at.toISOString()} title={longDateTime(at)}>
      {formatDate(at, 'dd/MM/yyyy')}
    </time>
    {overdue && ' · atrasada'}
  </span>
)
