'use client'

import { AlertDialog, Button } from '@radix-ui/themes'
import type { ArticleStatus } from '#lib/articles/article.ts'
import { statusNames } from '../status.ts'

export interface UnpublishQuestionProps {
  /** The status that the article would get; null while nobody asks. */
  to: Exclude<ArticleStatus, 'published'> | null
  onConfirm: () => void
  onClose: () => void
  onCloseAutoFocus: (event: Event) => void
}

/** Asks before a published article is taken down, and names what readers notice of it (PUB-9). */
export function UnpublishQuestion({ to, onConfirm, onClose, onCloseAutoFocus }: UnpublishQuestionProps) {
  return (
    <AlertDialog.Root open={to !== null} onOpenChange={open => open || onClose()}>
      <AlertDialog.Content maxWidth="32rem" onCloseAutoFocus={onCloseAutoFocus}>
        <AlertDialog.Title>Retirar do ar</AlertDialog.Title>
        <AlertDialog.Description>
          Os leitores deixam de ver este artigo assim que você confirmar.
        </AlertDialog.Description>
        <ul className="mt-3 flex list-disc flex-col gap-1 pl-5 text-sm">
          <li>
            O endereço passa a responder que a página não existe (404), também nos links de assinantes e nos presentes.
          </li>
          <li>
            O artigo sai da página inicial, das páginas de cidades, tags e autores, da busca, dos feeds e dos sitemaps.
          </li>
          <li>
            O texto continua na redação{to && `, como ${statusNames[to].toLowerCase()}`}. Publicado de novo, volta ao
            mesmo endereço, com a data da primeira publicação.
          </li>
        </ul>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <AlertDialog.Cancel>
            <Button type="button" variant="soft" color="gray">
              Cancelar
            </Button>
          </AlertDialog.Cancel>
          <Button type="button" color="red" onClick={onConfirm}>
            Retirar do ar
          </Button>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
