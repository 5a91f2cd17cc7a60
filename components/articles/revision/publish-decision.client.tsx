'use client'

import { Button } from '@radix-ui/themes'
import { useRouter } from 'next/navigation'
import { lazy, Suspense, useState } from 'react'
import { useFocusReturn } from '#components/ui/focus/use-focus-return.client.tsx'
import { useAct } from '#components/ui/use-act.client.tsx'
import type { PublicationCheck } from '#server/articles/publication/queries/check.ts'
import { revisionWords } from '../publication/publication-dialogs.client.tsx'
import type { PublishWords } from '../publication/publish-dialog.client.tsx'
import { ChoosingDialog, type PublishWithChoicesProps } from './publish-with-choices.client.tsx'

const PublishDialog = lazy(() => import('../publication/publish-dialog.client.tsx'))

interface PublishDecisionProps extends PublishWithChoicesProps {
  check: PublicationCheck
}

const choosingWords: PublishWords = { ...revisionWords, confirm: 'Escolher os trechos' }

/** Publishes a revision of a public article after the same dialog as an article, and where both texts changed the same part after a choice. */
export function PublishDecision({ check, ...props }: PublishDecisionProps) {
  const { act, success, failure, busyText, next, target, conflicts, children } = props
  const router = useRouter()
  const [open, setOpen] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const { remember, after, giveBack } = useFocusReturn()
  const { busy, run } = useAct(act, success, failure)
  async function publish() {
    if (await run({ ...target, choices: [] })) router.push(next)
    // Somebody saved in between: the texts on the screen are old.
    else router.refresh()
  }
  return (
    <>
      <Button
        type="button"
        color="green"
        disabled={busy}
        aria-busy={busy}
        onClick={() => {
          remember()
          setOpen(true)
        }}
      >
        {busy ? busyText : children}
      </Button>
      {open && (
        <Suspense>
          <PublishDialog
            check={check}
            words={conflicts.length > 0 ? choosingWords : revisionWords}
            onClose={() => setOpen(false)}
            onCloseAutoFocus={giveBack}
            onConfirm={() => {
              after(conflicts.length > 0 ? () => setChoosing(true) : publish)
              setOpen(false)
            }}
            onSchedule={null}
            onGo={null}
          />
        </Suspense>
      )}
      {conflicts.length > 0 && <ChoosingDialog {...props} open={choosing} setOpen={setChoosing} />}
    </>
  )
}
