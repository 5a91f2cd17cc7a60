import type { ArticleStatus } from '#lib/articles/article.ts'

/** Statuses as people call them (editorial §2). */
export const statusNames: Record<ArticleStatus, string> = {
  draft: 'Rascunho',
  review: 'Em Revisão',
  published: 'Publicado',
}

/** The same of an author's revision of what is published. Not “revisão”, which is what editors do (`docs/glossary.md`). */
export const revisionNames: Record<ArticleStatus, string> = {
  draft: 'Atualização em rascunho',
  review: 'Atualização em revisão',
  published: 'Atualização publicada',
}

export const statusColors = { draft: 'gray', review: 'amber', published: 'green' } as const

/** How the verdicts of reviews look. */
export const reviewColors = { approved: 'green', changes_requested: 'amber', rejected: 'red' } as const
