'use client'

import { Badge, Button, Select, Text } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { editPath } from '#lib/addresses/paths.ts'
import { type ArticleStatus, articleStatuses } from '#lib/articles/article.ts'
import { longDateTime } from '#lib/text/format.ts'
import type { StandingArticle } from '../saving/standing-article.ts'
import { revisionNames, statusColors, statusNames } from '../status.ts'

interface FormActionsProps {
  article: StandingArticle | null
  /** The draft that autosaving made of a new article; null before. */
  draft: Pick<StandingArticle, 'id' | 'abilities'> | null
  busy: boolean
  /** The line that says whether the text is saved. */
  line: ReactNode
  /** The version that the form contains. */
  version: number | null
  /** The status that the save will set. */
  wanted: ArticleStatus
  onWanted: (status: ArticleStatus) => void
  onMove: (status: ArticleStatus) => void
}

/** The form's buttons, always in reach: save, and the changes of status (ART-4). */
export function FormActions(props: FormActionsProps) {
  const { article, draft, busy, line, version, wanted, onWanted, onMove } = props
  const standing = article ?? (draft && ({ ...draft, status: 'draft', revisionOf: undefined } as const))
  return (
    <div className="form-actions">
      <div className="mr-auto flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        {standing && (
          <Badge
            color={statusColors[standing.status]}
            className={standing.abilities.setStatus ? 'max-sm:hidden' : undefined}
          >
            {(standing.revisionOf ? revisionNames : statusNames)[standing.status]}
          </Badge>
        )}
        {line}
        {article?.version === version && (
          <Text as="p" size="1" color="gray" className="max-sm:hidden">
            {savedLine(article)}
          </Text>
        )}
        {draft && (
          // A plain link: the browser's address is this one already, and only a full load shows the whole edit screen.
          <a href={editPath(draft.id)} className="text-sm text-accent underline">
            Prévia, comentários e versões
          </a>
        )}
        {(article?.status === 'published' || article?.revisionOf) && (
          <a href={article.path} className="text-sm text-accent underline">
            {article.revisionOf ? 'Ver no ar' : 'Ver'}
          </a>
        )}
      </div>
      <Text as="p" size="1" color="amber" role="status">
        {article?.publishAt && wanted !== article.status && wanted !== 'published' && 'O agendamento será retirado.'}
      </Text>
      {standing?.abilities.setStatus && <StatusSelect wanted={wanted} onWanted={onWanted} disabled={busy} />}
      {standing?.abilities.submit && !standing.abilities.setStatus && (
        <Button type="button" variant="soft" disabled={busy} onClick={() => onMove('review')}>
          Enviar para Revisão
        </Button>
      )}
      {article?.abilities.publish && article.status === 'review' && (
        <Button type="button" variant="soft" color="green" disabled={busy} onClick={() => onMove('published')}>
          Publicar Artigo
        </Button>
      )}
      <SubmitButton size="2" busy={busy} busyText="Salvando...">
        {article || wanted !== 'draft' ? 'Salvar' : 'Salvar rascunho'}
      </SubmitButton>
    </div>
  )
}

const savedLine = ({ revisionOf, version, savedBy, updatedAt }: StandingArticle) =>
  `${revisionOf ? 'Salva' : `Versão ${version}, salva por ${savedBy}`} em ${longDateTime(new Date(updatedAt))}`

interface StatusSelectProps {
  wanted: ArticleStatus
  onWanted: (status: ArticleStatus) => void
  disabled: boolean
}

function StatusSelect({ wanted, onWanted, disabled }: StatusSelectProps) {
  return (
    <Select.Root value={wanted} onValueChange={value => onWanted(value as ArticleStatus)} disabled={disabled}>
      <Select.Trigger aria-label="Status ao salvar" />
      <Select.Content>
        {articleStatuses.map(status => (
          <Select.Item key={status} value={status}>
            {statusNames[status]}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  )
}
