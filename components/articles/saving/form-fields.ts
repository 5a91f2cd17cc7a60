import type { ArticleFieldsInput } from '#lib/schemas/article.ts'

/** A form's fields as one text, to tell whether they changed. */
export const snapshot = (fields: object) => JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))

/** The form's own spelling of stored fields. */
export const asForm = (fields: ArticleFieldsInput): ArticleFieldsInput => ({
  ...fields,
  coverImage: fields.coverImage ?? '',
})
