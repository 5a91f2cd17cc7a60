/** The closed lists of story ideas (editorial §4, §9), in the order in which work goes. */
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

/** Whether nothing is left to do. */
export const isSettled = (status: IdeaStatus) => status === 'completed' || status === 'cancelled'

/** Whether an idea should have been done by now. */
export const isOverdue = ({ deadline, status }: { deadline: Date | null; status: IdeaStatus }, now: Date) =>
  deadline !== null && deadline < now && !isSettled(status)

/** The status of an idea after somebody took it over or gave it back; what is under way or settled stays so (ruling "Story ideas"). */
export function statusFor(status: IdeaStatus, assignedTo: string | null): IdeaStatus {
  if (status !== 'idea' && status !== 'assigned') return status
  return assignedTo ? 'assigned' : 'idea'
}

/** The status of an idea once somebody writes it. */
export const statusOnceWritten = (status: IdeaStatus): IdeaStatus =>
  status === 'idea' || status === 'assigned' ? 'in_progress' : status
