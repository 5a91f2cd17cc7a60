/** The statuses of an article (ART-1). */
export const articleStatuses = ['draft', 'review', 'published'] as const
export type ArticleStatus = (typeof articleStatuses)[number]

/** Who may read the whole text: everybody, or readers with access to premium. */
export const visibilities = ['public', 'premium'] as const
export type Visibility = (typeof visibilities)[number]

/** The title as lists, messages and labels name an article: a draft may have none yet (ART-14). */
export const titleOrNone = (title: string): string => title.trim() || 'Sem título'
