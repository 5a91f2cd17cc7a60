import type { ArticleFieldsInput } from '#lib/schemas/article.ts'

/** The form before anything is written. */
export const blankFields: ArticleFieldsInput = {
  title: '',
  slug: '',
  summary: '',
  content: '',
  coverMediaId: null,
  coverImage: '',
  coverAlt: '',
  coverCredit: '',
  tags: [],
  cities: [],
  visibility: 'public',
}
