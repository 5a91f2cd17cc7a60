import { Callout } from '@radix-ui/themes'
import { GitMerge } from 'lucide-react'
import { ActButton } from '#components/ui/act-button.client.tsx'
import { editPath } from '#lib/addresses/paths.ts'
import { plural } from '#lib/text/format.ts'
import type { PublicationCheck } from '#server/articles/publication/queries/check.ts'
import type { ChoiceWords } from '../saving/conflict-choices.client.tsx'
import { PublishDecision } from './publish-decision.client.tsx'
import { PublishWithChoices, type PublishWithChoicesProps } from './publish-with-choices.client.tsx'

interface PublishRevisionProps extends Pick<PublishWithChoicesProps, 'target' | 'conflicts'> {
  article: { id: string; isPublished: boolean; authorName: string }
  publish: PublishWithChoicesProps['act']
  /** What publishing would do; null for an article that is not public. */
  check: PublicationCheck | null
}

/** Publishes a revision into its article. Where both texts changed the same part, an editor first chooses which one stays. */
export function PublishRevision({ target, article, conflicts, publish, check }: PublishRevisionProps) {
  const { id, isPublished, authorName } = article
  const publishing = {
    act: publish,
    success: isPublished
      ? 'Atualização publicada! Validação SEO em andamento...'
      : 'Atualização incorporada ao artigo.',
    failure: 'Não foi possível publicar a atualização.',
    busyText: 'Publicando...',
    next: editPath(id),
  }
  const text = isPublished ? 'Publicar atualização' : 'Incorporar ao artigo'
  const whole = { ...publishing, target, conflicts, words: wordsFor(authorName, isPublished) }
  if (conflicts.length === 0) {
    return check ? (
      <PublishDecision {...whole} check={check}>
        {text}
      </PublishDecision>
    ) : (
      // A refusal means that somebody saved in between: the texts on the screen are old.
      <ActButton {...publishing} input={{ ...target, choices: [] }} variant="solid" color="green" refreshOnFailure>
        {text}
      </ActButton>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <Callout.Root color="amber" role="note">
        <Callout.Icon>
          <GitMerge aria-hidden size={18} />
        </Callout.Icon>
        <Callout.Text>
          O artigo mudou desde que a atualização foi iniciada, e há{' '}
          {plural(conflicts.length, 'trecho alterado nos dois', 'trechos alterados nos dois')}. Antes de publicar, você
          escolhe o que fica. O resto é reunido automaticamente.
        </Callout.Text>
      </Callout.Root>
      <div>
        {check ? (
          <PublishDecision {...whole} check={check}>
            {text}
          </PublishDecision>
        ) : (
          <PublishWithChoices {...whole}>{text}</PublishWithChoices>
        )}
      </div>
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
