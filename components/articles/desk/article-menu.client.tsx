'use client'

import { AlertDialog, Button, DropdownMenu, IconButton } from '@radix-ui/themes'
import { Ellipsis } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { QuestionContent } from '#components/ui/dialog-content.client.tsx'
import { useAfterMenu } from '#components/ui/focus/use-after-menu.client.tsx'
import { useAct } from '#components/ui/use-act.client.tsx'
import { type ArticleStatus, articleStatuses } from '#lib/articles/article.ts'
import { limits } from '#lib/limits.ts'
import type { Act } from '#lib/outcome.ts'
import { statusNames } from '../status.ts'
import { type MenuDecisionActs, useMenuDecision } from './use-menu-decision.client.tsx'

export interface ArticleMenuActs extends MenuDecisionActs {
  remove: Act<{ id: string }>
}

interface ArticleMenuProps {
  article: { id: string; title: string; status: ArticleStatus; version: number }
  /** The readers' page; null for an article that is not public. */
  viewPath: string | null
  editPath: string
  acts: ArticleMenuActs
}

/** What a master does with one article of the list: view, edit, change its status, delete it. */
export function ArticleMenu({ article: { id, title, status, version }, viewPath, editPath, acts }: ArticleMenuProps) {
  const [asking, setAsking] = useState(false)
  const { later, closed } = useAfterMenu()
  const { decide, busy, dialogs } = useMenuDecision({ id, status, version }, acts)
  const remove = useAct(acts.remove, 'Artigo movido para a lixeira.', 'Não foi possível deletar o artigo.')
  const confirm = async () => {
    if (await remove.run({ id })) setAsking(false)
  }
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>
          <IconButton type="button" variant="soft" color="gray" disabled={busy} aria-label={`Ações de ${title}`}>
            <Ellipsis aria-hidden size={16} />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content onCloseAutoFocus={closed}>
          {viewPath && (
            <DropdownMenu.Item asChild>
              <a href={viewPath}>Ver</a>
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item asChild>
            <Link href={editPath} prefetch={false}>
              Editar
            </Link>
          </DropdownMenu.Item>
          <DropdownMenu.Separator />
          <DropdownMenu.Label>Status</DropdownMenu.Label>
          <DropdownMenu.RadioGroup
            value={status}
            onValueChange={value => later(() => decide(value as ArticleStatus))()}
          >
            {articleStatuses.map(each => (
              <DropdownMenu.RadioItem key={each} value={each} disabled={each === status}>
                {statusNames[each]}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
          <DropdownMenu.Separator />
          <DropdownMenu.Item color="red" onSelect={later(() => setAsking(true))}>
            Excluir…
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {dialogs}
      <AlertDialog.Root open={asking} onOpenChange={setAsking}>
        <QuestionContent maxWidth="28rem">
          <AlertDialog.Title>Excluir artigo</AlertDialog.Title>
          <AlertDialog.Description>
            Excluir “{title}”? O artigo sai do ar e fica {limits.trashDays} dias na lixeira. Restaurado, volta como
            rascunho.
          </AlertDialog.Description>
          <div className="mt-5 flex justify-end gap-3">
            <AlertDialog.Cancel>
              <Button type="button" variant="soft" color="gray">
                Cancelar
              </Button>
            </AlertDialog.Cancel>
            <Button type="button" color="red" disabled={remove.busy} onClick={confirm}>
              {remove.busy ? 'Excluindo...' : 'Excluir'}
            </Button>
          </div>
        </QuestionContent>
      </AlertDialog.Root>
    </>
  )
}
