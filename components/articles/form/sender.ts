import type { FieldErrors } from 'react-hook-form'
import { sayFailure } from '#components/ui/forms/form-failure.ts'
import { isWriting } from '#components/ui/forms/is-writing.ts'
import type { ArticleStatus } from '#lib/articles/article.ts'
import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'
import type { ArticleFormControl } from '../article-form-control.ts'
import type { StandingArticle } from '../saving/standing-article.ts'
import { hasAutosave } from '../saving/use-saving.client.tsx'
import { firstMessage } from './first-message.ts'
import type { ArticleOperations } from './use-article-operations.client.tsx'

interface SendOptions {
  form: ArticleFormControl
  article: StandingArticle | null
  operations: ArticleOperations
  focusField: (name: keyof ArticleFieldsInput) => void
}

/** Returns the handler that saves the form and moves the article to a status. It says the first thing that is missing and focuses its field. */
export function sender({ form, article, operations, focusField }: SendOptions) {
  const status = article?.status ?? 'draft'
  return (to: ArticleStatus) => {
    const save = (missing?: string) => operations.saveAndMove(to, missing)
    // A draft is saved with whatever it has (ART-14).
    const mayLack = (to === status || to === 'draft') && hasAutosave(article)
    return form.handleSubmit(
      () => save(),
      async errors => {
        if (mayLack) await save(firstOf(errors))
        else sayFailure('Erro de validação', firstOf(errors))
        const [wrong] = Object.keys(errors)
        if (wrong && !(mayLack && isWriting())) focusField(wrong as keyof ArticleFieldsInput)
      },
    )
  }
}

/** The first message. All messages are beside their fields (GEN-4). */
function firstOf(errors: FieldErrors<ArticleFieldsInput>): string | undefined {
  const [first] = Object.values(errors)
  return firstMessage(first as Parameters<typeof firstMessage>[0])
}
