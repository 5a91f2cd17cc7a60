import type { UseFormReturn } from 'react-hook-form'
import type { ArticleFields, ArticleFieldsInput } from '#lib/schemas/articles/article.ts'

/** The article's form as its parts hold it: fields as they are typed, and as the schema gives them. */
export type ArticleFormControl = UseFormReturn<ArticleFieldsInput, unknown, ArticleFields>
