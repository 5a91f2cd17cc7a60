/** Why an attempt failed: each code with its sentence for editors. */
const reasons = {
  article_gone: 'O artigo foi excluído.',
  nothing_to_read: 'O texto ainda não tem título ou conteúdo.',
  database_away: 'O banco de dados não respondeu.',
  too_slow: 'A análise demorou demais e foi interrompida.',
  seo_failed: 'A validação de SEO deu erro com este texto.',
  analysis_failed: 'A análise deu erro com este texto.',
} as const

export type FailureReason = keyof typeof reasons

/** Whether another attempt would end alike. */
export const isFinal = (reason: FailureReason): boolean => reason === 'article_gone' || reason === 'nothing_to_read'

/** The sentence of a reason; the code itself for one that a newer version wrote. */
export const reasonSentence = (reason: string): string => (reasons as Record<string, string>)[reason] ?? reason
