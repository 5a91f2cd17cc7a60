import type { ArticleStatus } from '#lib/articles/article.ts'

/** The names of the statuses on screen (ART-1). */
export const statusNames: Record<ArticleStatus, string> = {
  draft: 'Rascunho',
  review: 'Em Revisão',
  published: 'Publicado',
}

/** The names of a revision's statuses. The word “revisão” means a review (`docs/glossary.md`). */
export const revisionNames: Record<ArticleStatus, string> = {
  draft: 'Atualização em rascunho',
  review: 'Atualização em revisão',
  published: 'Atualização publicada',
}

export const statusColors = { draft: 'gray', review: 'amber', published: 'green' } as const

/** Badge colours of the verdicts. */
export const reviewColors = { approved: 'green', changes_requested: 'amber', rejected: 'red' } as const
