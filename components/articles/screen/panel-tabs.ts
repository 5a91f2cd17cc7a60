import type { ReactNode } from 'react'
import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'
import type { SeoReport } from '#lib/seo/validation/report.ts'

/** The names of the side panel's tabs on screen, in their order. */
export const tabNames = {
  publication: 'Publicação',
  cover: 'Capa',
  credits: 'Assinaturas',
  places: 'Lugares e tags',
  review: 'Revisão',
  comments: 'Comentários',
  versions: 'Versões',
  links: 'Busca e redes',
} as const

export type PanelTab = keyof typeof tabNames

/** The panels that need an article, rendered on the server. */
export interface ArticlePanels {
  /** The schedule, the preview links and, of a published article, its corrections and its place on the front page. */
  publication?: ReactNode
  review?: ReactNode
  comments?: ReactNode
  versions?: ReactNode
  /** The newest SEO validation; left out where there is no article to validate. */
  seo?: SeoReport
  /** What stands above the title: the review's verdict, an embargo, a waiting revision. */
  notices?: ReactNode
  /** The tab that is open at first. */
  first?: PanelTab
}

/** The tab of each field. Fields that are not named stand beside the text. */
export const tabOfField: Partial<Record<keyof ArticleFieldsInput, PanelTab>> = {
  slug: 'publication',
  visibility: 'publication',
  coverMediaId: 'cover',
  coverImage: 'cover',
  coverAlt: 'cover',
  coverCredit: 'cover',
  coverCaption: 'cover',
  coverFocus: 'cover',
  credits: 'credits',
  tags: 'places',
  cities: 'places',
  places: 'places',
  analysis: 'places',
}
