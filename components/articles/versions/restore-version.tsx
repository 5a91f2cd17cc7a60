import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { RestoreVersionInput } from '#lib/schemas/articles/version.ts'
import { type RestoredText, restoreWords } from './restore-words.tsx'

export type Restore = Act<RestoreVersionInput, { version: number }>

interface RestoreVersionProps {
  article: RestoredText
  number: number
  restore: Restore
}

/** Restores an older text as a new version, after a confirmation. */
export const RestoreVersion = ({ article, number, restore }: RestoreVersionProps) => (
  <ConfirmActButton
    {...restoreWords(article, number)}
    act={restore}
    input={{ id: article.id, version: article.version, number }}
    text={`Restaurar a versão ${number}`}
    busyText="Restaurando..."
    label={`Restaurar a versão ${number}`}
    color="gray"
  />
)
