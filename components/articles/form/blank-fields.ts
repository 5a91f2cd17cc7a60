import { middle } from '#lib/articles/cover.ts'
import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'
import { slugify } from '#lib/text/text.ts'

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
  coverFocus: middle,
  tags: [],
  cities: [],
  visibility: 'public',
}

interface Planned {
  title: string
  tags: string[]
  city: { path: string } | null
}

/** The form of an article that is written from an idea: what was agreed stands in it already. */
export const fieldsOfIdea = ({ title, tags, city }: Planned): ArticleFieldsInput => ({
  ...blankFields,
  title,
  slug: slugify(title),
  tags,
  cities: city ? [city.path] : [],
})
