import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'
import { visibleText } from '#lib/text/html.ts'

/** Stored fields in the spelling of the form, so that both can be compared. */
export const asForm = (fields: ArticleFieldsInput): ArticleFieldsInput => ({
  ...fields,
  coverImage: fields.coverImage ?? '',
})

/** An article's words as plain text, for copying. */
export const asPlainText = ({ title, summary, content }: ArticleFieldsInput): string =>
  [title, summary, ...content.split(/<\/(?:p|h[1-6]|li|blockquote|figcaption|tr)>/).map(visibleText)]
    .filter(text => text.trim() !== '')
    .join('\n\n')
