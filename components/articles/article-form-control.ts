import type { UseFormReturn } from 'react-hook-form'
import type { ArticleFields, ArticleFieldsInput } from '#lib/schemas/articles/article.ts'

/** The article's form as its parts receive it: fields as typed, and fields as the schema parses them. */
export type ArticleFormControl = UseFormReturn<ArticleFieldsInput, unknown, ArticleFields>
