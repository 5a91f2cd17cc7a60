/** Where an article stands on its way to readers (editorial §4, ruling "Article status"). */
export const articleStatuses = ['draft', 'review', 'published'] as const
export type ArticleStatus = (typeof articleStatuses)[number]

/** Who may read all of it: anybody, or readers with access to premium. */
export const visibilities = ['public', 'premium'] as const
export type Visibility = (typeof visibilities)[number]
