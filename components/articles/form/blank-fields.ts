import { middle } from '#lib/articles/cover.ts'
import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'
import { slugify } from '#lib/text/text.ts'

/** The fields of an empty form. */
export const blankFields: ArticleFieldsInput = {
  title: '',
  slug: '',
  summary: '',
  content: '',
  coverMediaId: null,
  coverImage: '',
  coverAlt: '',
  coverCredit: '',
  coverCaption: '',
  coverFocus: middle,
  tags: [],
  cities: [],
  places: [],
  visibility: 'public',
}

interface Planned {
  title: string
  tags: string[]
  city: { path: string } | null
}

/** The fields of an article written from an idea: title, tags and city come from the idea. */
export const fieldsOfIdea = ({ title, tags, city }: Planned): ArticleFieldsInput => ({
  ...blankFields,
  title,
  slug: slugify(title),
  tags,
  cities: city ? [city.path] : [],
})
