import { toast } from 'sonner'
import { copyText } from '#components/ui/copy-text.ts'
import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'
import { asPlainText } from './form-fields.ts'

/** Copies an article's words to the clipboard and says whether it succeeded. */
export async function copyWords(fields: ArticleFieldsInput): Promise<void> {
  if (await copyText(asPlainText(fields))) toast.success('Texto copiado.')
  else toast.error('Não foi possível copiar. Selecione o texto e copie.')
}
