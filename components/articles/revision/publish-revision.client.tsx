'use client'

import { Button, Callout, Dialog } from '@radix-ui/themes'
import { GitMerge } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { lazy, Suspense, useRef, useState, useTransition } from 'react'
import { DialogContent } from '#components/ui/dialog-content.client.tsx'
import { useFocusReturn } from '#components/ui/focus/use-focus-return.client.tsx'
import { sayFailure } from '#components/ui/forms/form-failure.ts'
import { useAct } from '#components/ui/use-act.client.tsx'
import { editPath } from '#lib/addresses/paths.ts'
import type { Choice, MergeConflict } from '#lib/merge/merge-articles.ts'
import type { Act } from '#lib/outcome.ts'
import type { PublishRevisionInput } from '#lib/schemas/articles/revision.ts'
import { plural } from '#lib/text/format.ts'
import type { PublicationCheck } from '#server/articles/publication/queries/check.ts'
import { revisionWords } from '../publication/publication-dialogs.client.tsx'
import { type ChoiceWords, ConflictChoices } from '../saving/conflict-choices.client.tsx'

const PublishDialog = lazy(() => import('../publication/publish-dialog.client.tsx'))

/** What a publication is asked about. The page loads again when somebody saves; its dialogs keep what they asked. */
interface Asked {
  /** The revision's id and version, and the article's version, as shown on the page. */
  target: Omit<PublishRevisionInput, 'choices'>
  /** What both texts changed. An editor chooses what stays before it is published. */
  conflicts: readonly MergeConflict[]
  /** What publishing would do; null for an article that is not public. */
  check: PublicationCheck | null
}

interface PublishRevisionProps extends Asked {
  article: { id: string; isPublished: boolean; authorName: string }
  publish: Act<PublishRevisionInput, { version: number }>
}

const failure = 'Não foi possível publicar a atualização.'
const newer = 'O texto mudou enquanto você o lia. Confira o que mudou e decida de novo.'

/** Publishes a revision into its article: after the same dialog as an article, and with what a person chooses where both texts changed. */
export function PublishRevision({ article, publish, ...shown }: PublishRevisionProps) {
  const { id, isPublished, authorName } = article
  const router = useRouter()
  const [asked, setAsked] = useState(shown)
  /** The texts that the editor has read; null after a refusal, which said that there are newer ones. */
  const read = useRef<Asked['target'] | null>(shown.target)
  const [step, setStep] = useState<'checking' | 'choosing' | null>(null)
  const [loads, startLoading] = useTransition()
  const { remember, after, giveBack } = useFocusReturn()
  const success = isPublished
    ? 'Atualização publicada! Validação SEO em andamento...'
    : 'Atualização incorporada ao artigo.'
  const { busy, run } = useAct(publish, success, failure)
  async function go({ target }: Asked, choices: Readonly<Record<string, Choice>>) {
    const done = await run({ ...target, choices: Object.entries(choices).map(([id, choice]) => ({ id, choice })) })
    setStep(null)
    if (done) router.push(editPath(id))
    // Somebody saved in between: the texts on the screen are old, and the button waits for new ones.
    else {
      read.current = null
      startLoading(() => router.refresh())
    }
  }
  const decide = (about: Asked) => (about.conflicts.length > 0 ? setStep('choosing') : void go(about, {}))
  function press() {
    const { version, articleVersion } = shown.target
    const isNews = read.current && (read.current.version !== version || read.current.articleVersion !== articleVersion)
    read.current = shown.target
    if (isNews) return sayFailure(failure, newer)
    remember()
    setAsked(shown)
    if (shown.check) setStep('checking')
    else decide(shown)
  }
  const { conflicts } = shown
  return (
    <div className="flex flex-col items-start gap-4">
      {conflicts.length > 0 && (
        <Callout.Root color="amber" role="note">
          <Callout.Icon>
            <GitMerge aria-hidden size={18} />
          </Callout.Icon>
          <Callout.Text>
            O artigo mudou desde que a atualização foi iniciada, e há{' '}
            {plural(conflicts.length, 'trecho que os dois textos mudaram', 'trechos que os dois textos mudaram')}. Antes
            de publicar, você escolhe o que fica. O resto é reunido automaticamente.
          </Callout.Text>
        </Callout.Root>
      )}
      <Button type="button" color="green" disabled={busy || loads} aria-busy={busy || loads} onClick={press}>
        {busy ? 'Publicando...' : isPublished ? 'Publicar atualização' : 'Incorporar ao artigo'}
      </Button>
      {asked.check && step === 'checking' && (
        <Suspense>
          <PublishDialog
            check={asked.check}
            words={asked.conflicts.length > 0 ? { ...revisionWords, confirm: 'Escolher os trechos' } : revisionWords}
            onClose={() => setStep(null)}
            onCloseAutoFocus={giveBack}
            onConfirm={() => {
              after(() => decide(asked))
              setStep(null)
            }}
            onSchedule={null}
            onGo={null}
          />
        </Suspense>
      )}
      <Dialog.Root open={step === 'choosing'} onOpenChange={open => open || setStep(null)}>
        <DialogContent maxWidth="64rem" maxHeight="calc(100dvh - 3rem)">
          <Dialog.Title>O artigo e a atualização mudaram os mesmos trechos</Dialog.Title>
          <ConflictChoices
            conflicts={asked.conflicts}
            words={wordsFor(authorName, isPublished)}
            busy={busy}
            onResolve={choices => go(asked, choices)}
            onClose={() => setStep(null)}
          >
            Escolha o que fica em cada um. O que está no artigo agora continua no histórico de versões.
          </ConflictChoices>
        </DialogContent>
      </Dialog.Root>
    </div>
  )
}

const wordsFor = (author: string, isPublished: boolean): ChoiceWords => ({
  theirs: isPublished ? 'No ar' : 'No artigo',
  mine: `Na atualização, de ${author}`,
  choices: {
    theirs: isPublished ? 'Ficar com o que está no ar' : 'Ficar com o que está no artigo',
    mine: 'Ficar com a atualização',
  },
  cancel: 'Voltar',
  submit: isPublished ? 'Publicar com estas escolhas' : 'Incorporar com estas escolhas',
  busy: 'Publicando...',
})
