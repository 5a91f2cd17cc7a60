/** The statuses of story ideas (IDEA-2) and their priorities (IDEA-3), in the order of work. */
export const ideaStatuses = ['idea', 'assigned', 'in_progress', 'completed', 'cancelled'] as const
export type IdeaStatus = (typeof ideaStatuses)[number]

export const ideaPriorities = ['low', 'medium', 'high', 'urgent'] as const
export type IdeaPriority = (typeof ideaPriorities)[number]

export const ideaStatusLabels: Record<IdeaStatus, string> = {
  idea: 'Ideia',
  assigned: 'Atribuída',
  in_progress: 'Em Progresso',
  completed: 'Concluída',
  cancelled: 'Cancelada',
}

export const ideaPriorityLabels: Record<IdeaPriority, string> = {
  low: 'Baixa',
  medium: 'Média',
  high: 'Alta',
  urgent: 'Urgente',
}

/** Whether an idea is completed or cancelled. */
export const isSettled = (status: IdeaStatus) => status === 'completed' || status === 'cancelled'

/** Whether the deadline has passed and the idea is not settled. */
export const isOverdue = ({ deadline, status }: { deadline: Date | null; status: IdeaStatus }, now: Date) =>
  deadline !== null && deadline < now && !isSettled(status)

/** The status of an idea after it is assigned or given back. An idea in progress or settled keeps its status (IDEA-4). */
export function statusFor(status: IdeaStatus, assignedTo: string | null): IdeaStatus {
  if (status !== 'idea' && status !== 'assigned') return status
  return assignedTo ? 'assigned' : 'idea'
}

/** The status of an idea once an article is written from it. */
export const statusOnceWritten = (status: IdeaStatus): IdeaStatus =>
  status === 'idea' || status === 'assigned' ? 'in_progress' : status
