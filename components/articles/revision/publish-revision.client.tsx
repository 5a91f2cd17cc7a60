'use client'

import { Button, Callout, Dialog } from '@radix-ui/themes'
import { GitMerge } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAct } from '#components/ui/use-act.client.tsx'
import { editPath } from '#lib/addresses/paths.ts'
import type { Choice, MergeConflict } from '#lib/merge/article.ts'
import type { Act } from '#lib/outcome.ts'
import type { PublishRevisionInput } from '#lib/schemas/articles/revision.ts'
import { plural } from '#lib/text/format.ts'
import { type ChoiceWords, ConflictChoices } from '../saving/conflict-choices.client.tsx'

export interface PublishRevisionProps {
  /** The revision's, as it was read, and the article's version beside which it was. */
  target: Omit<PublishRevisionInput, 'choices'>
  article: { id: string; isPublished: boolean; authorName: string }
  conflicts: readonly MergeConflict[]
  publish: Act<PublishRevisionInput, { version: number }>
}

/** Puts a revision into its article; where both changed the same, asks first which of them stays. */
export function PublishRevision({ target, article, conflicts, publish }: PublishRevisionProps) {
  const { id, isPublished, authorName } = article
  const router = useRouter()
  const [choosing, setChoosing] = useState(false)
  const { busy, run } = useAct(
    publish,
    isPublished ? 'Atualização publicada! Validação SEO em andamento...' : 'Atualização posta no texto.',
    'Não foi possível publicar a atualização.',
  )
  async function go(choices: Readonly<Record<string, Choice>>) {
    const done = await run({
      ...target,
      choices: Object.entries(choices).map(([id, choice]) => ({ id, choice })),
    })
    setChoosing(false)
    if (done) router.push(editPath(id))
    // Somebody saved meanwhile: what was read is not what stands.
    else router.refresh()
  }
  const isDisputed = conflicts.length > 0
  return (
    <div className="flex flex-col gap-4">
      {isDisputed && (
        <Callout.Root color="amber" role="note">
          <Callout.Icon>
            <GitMerge aria-hidden size={18} />
          </Callout.Icon>
          <Callout.Text>
            O artigo mudou desde que a atualização começou, e em{' '}
            {plural(conflicts.length, 'trecho os dois mexeram', 'trechos os dois mexeram')}. Antes de publicar, você
            escolhe o que fica. O resto é juntado sozinho.
          </Callout.Text>
        </Callout.Root>
      )}
      <div>
        <Button
          type="button"
          color="green"
          disabled={busy}
          aria-busy={busy}
          onClick={() => (isDisputed ? setChoosing(true) : go({}))}
        >
          {busy ? 'Publicando...' : isPublished ? 'Publicar atualização' : 'Pôr no texto do artigo'}
        </Button>
      </div>
      <Dialog.Root open={choosing} onOpenChange={setChoosing}>
        <Dialog.Content maxWidth="64rem" maxHeight="calc(100dvh - 3rem)">
          <Dialog.Title>O artigo e a atualização mudaram os mesmos trechos</Dialog.Title>
          <ConflictChoices
            conflicts={conflicts}
            words={wordsFor(authorName, isPublished)}
            busy={busy}
            onResolve={go}
            onClose={() => setChoosing(false)}
          >
            Escolha o que fica em cada um. O que está no artigo agora continua no histórico de versões.
          </ConflictChoices>
        </Dialog.Content>
      </Dialog.Root>
    </div>
  )
}

const wordsFor = (author: string, isPublished: boolean): ChoiceWords => ({
  theirs: isPublished ? 'No ar' : 'No artigo',
  mine: `Na atualização, de ${author}`,
  choices: {
    theirs: isPublished ? 'Ficar com o que está no ar' : 'Ficar com o do artigo',
    mine: 'Ficar com a atualização',
    both: 'Manter os dois',
  },
  cancel: 'Voltar',
  submit: isPublished ? 'Publicar com estas escolhas' : 'Pôr no texto com estas escolhas',
  busy: 'Publicando...',
})
