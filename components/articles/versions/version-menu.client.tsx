'use client'

import { AlertDialog, Button, DropdownMenu, IconButton } from '@radix-ui/themes'
import { Ellipsis } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { QuestionContent } from '#components/ui/dialog-content.client.tsx'
import { useAfterMenu } from '#components/ui/focus/use-after-menu.client.tsx'
import { useAct } from '#components/ui/use-act.client.tsx'
import type { Restore } from './restore-version.tsx'
import type { RestoreWords } from './restore-words.tsx'

export interface VersionMenuProps {
  number: number
  /** Comparisons by name, each with its address. */
  links: readonly { text: string; href: string }[]
  /** Null for the current version, and for people who may not edit the article. */
  back: { id: string; version: number; words: RestoreWords; restore: Restore } | null
}

/** What one rarely does with a version: compare it with any other one, restore it. */
export function VersionMenu({ number, links, back }: VersionMenuProps) {
  const [asking, setAsking] = useState(false)
  const { later, closed } = useAfterMenu()
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>
          <IconButton type="button" variant="ghost" color="gray" m="1" aria-label={`Ações da versão ${number}`}>
            <Ellipsis aria-hidden size={16} />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="end" onCloseAutoFocus={closed}>
          {links.map(({ text, href }) => (
            <DropdownMenu.Item key={text} asChild>
              <Link href={href} prefetch={false}>
                {text}
              </Link>
            </DropdownMenu.Item>
          ))}
          {back && (
            <>
              <DropdownMenu.Separator />
              <DropdownMenu.Item onSelect={later(() => setAsking(true))}>Restaurar…</DropdownMenu.Item>
            </>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {back && <Question number={number} back={back} open={asking} setOpen={setAsking} />}
    </>
  )
}

interface QuestionProps {
  number: number
  back: NonNullable<VersionMenuProps['back']>
  open: boolean
  setOpen: (open: boolean) => void
}

function Question({ number, back: { id, version, words, restore }, open, setOpen }: QuestionProps) {
  const { busy, run } = useAct(restore, words.success, words.failure)
  const confirm = async () => {
    if (await run({ id, version, number })) setOpen(false)
  }
  return (
    <AlertDialog.Root open={open} onOpenChange={setOpen}>
      <QuestionContent maxWidth="28rem">
        <AlertDialog.Title>{words.title}</AlertDialog.Title>
        <AlertDialog.Description>{words.question}</AlertDialog.Description>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <AlertDialog.Cancel>
            <Button type="button" variant="soft" color="gray">
              Cancelar
            </Button>
          </AlertDialog.Cancel>
          <Button type="button" disabled={busy} onClick={confirm}>
            {busy ? 'Restaurando...' : 'Restaurar'}
          </Button>
        </div>
      </QuestionContent>
    </AlertDialog.Root>
  )
}
