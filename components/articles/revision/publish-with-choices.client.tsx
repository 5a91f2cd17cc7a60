'use client'

import { Button, Dialog } from '@radix-ui/themes'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
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

/** Publishes a revision after a dialog in which an editor resolves the conflicts between both texts. */
export function PublishWithChoices(props: PublishWithChoicesProps) {
  const { act, success, failure, busyText, next, target, conflicts, words, children } = props
  const router = useRouter()
  const [choosing, setChoosing] = useState(false)
  const { busy, run } = useAct(act, success, failure)
  async function go(choices: Readonly<Record<string, Choice>>) {
    const done = await run({
      ...target,
      choices: Object.entries(choices).map(([id, choice]) => ({ id, choice })),
    })
    setChoosing(false)
    if (done) router.push(next)
    // Somebody saved in between: the texts on the screen are old.
    else router.refresh()
  }
  return (
    <>
      <Button type="button" color="green" disabled={busy} aria-busy={busy} onClick={() => setChoosing(true)}>
        {busy ? busyText : children}
      </Button>
      <Dialog.Root open={choosing} onOpenChange={setChoosing}>
        <Dialog.Content maxWidth="64rem" maxHeight="calc(100dvh - 3rem)">
          <Dialog.Title>O artigo e a atualização mudaram os mesmos trechos</Dialog.Title>
          <ConflictChoices
            conflicts={conflicts}
            words={words}
            busy={busy}
            onResolve={go}
            onClose={() => setChoosing(false)}
          >
            Escolha o que fica em cada um. O que está no artigo agora continua no histórico de versões.
          </ConflictChoices>
        </Dialog.Content>
      </Dialog.Root>
    </>
  )
}
