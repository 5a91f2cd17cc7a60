/** What an editor may say of a text that was handed in (editorial §3, article_reviews). */
export const reviewStatuses = ['approved', 'changes_requested', 'rejected'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

export const reviewLabels: Record<ReviewStatus, string> = {
  approved: 'Aprovado',
  changes_requested: 'Alterações solicitadas',
  rejected: 'Rejeitado',
}

/** How many of somebody's last notes make their average (ruling "Quality average"). */
export const averagedNotes = 20
