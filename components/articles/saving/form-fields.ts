import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'

/** Stored fields in the spelling of the form, so that both can be compared. */
export const asForm = (fields: ArticleFieldsInput): ArticleFieldsInput => ({
  ...fields,
  coverImage: fields.coverImage ?? '',
})
