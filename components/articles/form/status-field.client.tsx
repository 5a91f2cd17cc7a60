'use client'

import { Button, Text } from '@radix-ui/themes'
import { SelectField } from '#components/ui/fields/select-field.tsx'

import { type ArticleStatus, articleStatuses } from '#lib/articles/article.ts'
import type { StandingArticle } from '../saving/standing-article.ts'
import { statusNames } from '../status.ts'

interface StatusFieldProps {
  article: StandingArticle | null
  /** The status that the next save will set. */
  wanted: ArticleStatus
  onWanted: (status: ArticleStatus) => void
  onUnpublish: () => void
  disabled: boolean
}

/** The status that the next save sets, for editors and masters (ART-4). */
export function StatusField({ article, wanted, onWanted, onUnpublish, disabled }: StatusFieldProps) {
  const callsOff = article?.publishAt && wanted !== article.status && wanted !== 'published'
  return (
    <div className="flex flex-col gap-1">
      <SelectField
        label="Status ao salvar"
        hint="Muda quando você salvar."
        value={wanted}
        onChange={value => onWanted(value as ArticleStatus)}
        disabled={disabled}
        options={articleStatuses.map(status => ({ value: status, label: statusNames[status] }))}
      />
      <Text as="p" size="1" color="amber" role="status">
        {callsOff && 'O agendamento será retirado.'}
      </Text>
      {article?.status === 'published' && (
        <Button type="button" variant="soft" color="red" disabled={disabled} onClick={onUnpublish}>
          Retirar do ar…
        </Button>
      )}
    </div>
  )
}
