import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'

/** The form's own spelling of stored fields. */
export const asForm = (fields: ArticleFieldsInput): ArticleFieldsInput => ({
  ...fields,
  coverImage: fields.coverImage ?? '',
})
