import type { ArticleStatus } from '#lib/articles/article.ts'

/** What a person reads after a move of an article (PUB-7). */
export function movedWords(from: ArticleStatus, to: ArticleStatus): string {
  if (to === 'published') return 'Artigo publicado! Validação SEO em andamento...'
  if (from === 'published') return `Artigo tirado do ar: agora está em ${to === 'draft' ? 'rascunho' : 'revisão'}.`
  return to === 'review' ? 'Artigo enviado para revisão.' : 'Artigo retirado da revisão.'
}
