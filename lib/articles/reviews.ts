/** The decisions of a review (REV-1). */
export const reviewStatuses = ['approved', 'changes_requested', 'rejected'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

export const reviewLabels: Record<ReviewStatus, string> = {
  approved: 'Aprovado',
  changes_requested: 'Alterações solicitadas',
  rejected: 'Rejeitado',
}

/** The number of an author's last scores in the quality average (REV-6). */
export const averagedNotes = 20
