'use client'

import { AlertDialog, Button, DropdownMenu, IconButton } from '@radix-ui/themes'
import { Ellipsis } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { useAfterMenu } from '#components/ui/focus/use-after-menu.client.tsx'
import { useFocusReturn } from '#components/ui/focus/use-focus-return.client.tsx'
import { useAct } from '#components/ui/use-act.client.tsx'
import { limits } from '#lib/limits.ts'
import type { Act } from '#lib/outcome.ts'

interface OwnMenuProps {
  id: string
  title: string
  /** The readers' page; null for an article that is not public. */
  viewPath: string | null
  editPath: string
  versionsPath: string
  /** Null for people who may not delete the article. */
  remove: Act<{ id: string }> | null
}

/** All that an author does with one of their articles (DESK-3). */
export function OwnMenu({ id, title, viewPath, editPath, versionsPath, remove }: OwnMenuProps) {
  const [asking, setAsking] = useState(false)
  const { later, closed } = useAfterMenu()
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>
          <IconButton type="button" variant="soft" color="gray" aria-label={`Ações de ${title}`}>
            <Ellipsis aria-hidden size={16} />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="end" onCloseAutoFocus={closed}>
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
          <DropdownMenu.Item asChild>
            <Link href={versionsPath} prefetch={false}>
              Versões
            </Link>
          </DropdownMenu.Item>
          {remove && (
            <>
              <DropdownMenu.Separator />
              <DropdownMenu.Item color="red" onSelect={later(() => setAsking(true))}>
                Excluir
              </DropdownMenu.Item>
            </>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {remove && <RemovalQuestion id={id} remove={remove} open={asking} setOpen={setAsking} />}
    </>
  )
}

interface RemovalQuestionProps {
  id: string
  remove: Act<{ id: string }>
  open: boolean
  setOpen: (open: boolean) => void
}

/** Moves an article to the trash after a confirmation. */
function RemovalQuestion({ id, remove, open, setOpen }: RemovalQuestionProps) {
  const { busy, run } = useAct(remove, 'Artigo excluído com sucesso.', 'Não foi possível excluir o artigo.')
  const { remember, giveBack } = useFocusReturn()
  const confirm = async () => {
    if (await run({ id })) setOpen(false)
  }
  return (
    <AlertDialog.Root open={open} onOpenChange={setOpen}>
      <AlertDialog.Content maxWidth="28rem" onOpenAutoFocus={remember} onCloseAutoFocus={giveBack}>
        <AlertDialog.Title>Excluir artigo</AlertDialog.Title>
        <AlertDialog.Description>
          Tem certeza que deseja excluir este artigo? Esta ação não pode ser desfeita.
          <span className="mt-2 block text-soft">
            O artigo fica {limits.trashDays} dias na lixeira, de onde um editor ainda pode restaurá-lo como rascunho.
          </span>
        </AlertDialog.Description>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <AlertDialog.Cancel>
            <Button type="button" variant="soft" color="gray">
              Cancelar
            </Button>
          </AlertDialog.Cancel>
          <Button type="button" color="red" disabled={busy} onClick={confirm}>
            {busy ? 'Excluindo...' : 'Excluir'}
          </Button>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
