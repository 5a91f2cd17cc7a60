/** The statuses of an article (ART-1). */
export const articleStatuses = ['draft', 'review', 'published'] as const
export type ArticleStatus = (typeof articleStatuses)[number]

/** Who may read the whole text: everybody, or readers with access to premium. */
export const visibilities = ['public', 'premium'] as const
export type Visibility = (typeof visibilities)[number]
