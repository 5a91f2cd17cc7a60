'use client'

import { Button, Dialog } from '@radix-ui/themes'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { DialogContent } from '#components/ui/dialog-content.client.tsx'
import { useAct } from '#components/ui/use-act.client.tsx'
import type { Choice, MergeConflict } from '#lib/merge/merge-articles.ts'
import type { Act } from '#lib/outcome.ts'
import type { PublishRevisionInput } from '#lib/schemas/articles/revision.ts'
import { type ChoiceWords, ConflictChoices } from '../saving/conflict-choices.client.tsx'

export interface PublishWithChoicesProps {
  /** The revision's id and version, and the article's version, as shown on the page. */
  target: Omit<PublishRevisionInput, 'choices'>
  conflicts: readonly MergeConflict[]
  act: Act<PublishRevisionInput, { version: number }>
  success: string
  failure: string
  busyText: string
  /** The path to open after publishing. */
  next: string
  words: ChoiceWords
  children: ReactNode
}

/** Takes a revision into an article that is not public, after a dialog in which a person resolves the conflicts between both texts. */
export function PublishWithChoices(props: PublishWithChoicesProps) {
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <Button type="button" color="green" onClick={() => setChoosing(true)}>
        {props.children}
      </Button>
      <ChoosingDialog {...props} open={choosing} setOpen={setChoosing} />
    </>
  )
}

interface ChoosingDialogProps extends PublishWithChoicesProps {
  open: boolean
  setOpen: (open: boolean) => void
}

/** Publishes a revision with what a person chooses where both texts changed the same part. */
export function ChoosingDialog(props: ChoosingDialogProps) {
  const { act, success, failure, next, target, conflicts, words, open, setOpen } = props
  const router = useRouter()
  const { busy, run } = useAct(act, success, failure)
  async function go(choices: Readonly<Record<string, Choice>>) {
    const done = await run({
      ...target,
      choices: Object.entries(choices).map(([id, choice]) => ({ id, choice })),
    })
    setOpen(false)
    if (done) router.push(next)
    // Somebody saved in between: the texts on the screen are old.
    else router.refresh()
  }
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <DialogContent maxWidth="64rem" maxHeight="calc(100dvh - 3rem)">
        <Dialog.Title>O artigo e a atualização mudaram os mesmos trechos</Dialog.Title>
        <ConflictChoices conflicts={conflicts} words={words} busy={busy} onResolve={go} onClose={() => setOpen(false)}>
          Escolha o que fica em cada um. O que está no artigo agora continua no histórico de versões.
        </ConflictChoices>
      </DialogContent>
    </Dialog.Root>
  )
}
