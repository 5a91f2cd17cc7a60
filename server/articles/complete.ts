import { parse, problemsOf } from '#lib/parse.ts'
import { type ArticleFields, articleFields } from '#lib/schemas/articles/article.ts'
import { isPublic } from './article.ts'
import type { ArticleRow } from './row.ts'

/**
 * Checks what readers and reviewers may expect of a text (ART-5, BODY-1). Takes fields with the stored body, which sanitising may have
 * shortened. Raises invalid, with each field's message in the order of the form.
 */
export const assertComplete = (fields: ArticleFields): void => void parse(articleFields, fields)

/** Everything for which `assertComplete` refuses a text: the first message of each field, in the order of the form. */
export const missingFields = (fields: ArticleFields): Record<string, string> => problemsOf(articleFields, fields) ?? {}

/** Whether each save of an article must be complete: readers see it, or will see it without anybody looking at it again. */
export const mustBeComplete = (article: Pick<ArticleRow, 'status' | 'deletedAt' | 'publishAt'>): boolean =>
  isPublic(article) || article.publishAt !== null
