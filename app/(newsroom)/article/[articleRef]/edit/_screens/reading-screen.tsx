import { Badge } from '@radix-ui/themes'
import { PenLine } from 'lucide-react'
import { PublishedArticle } from '#components/articles/publication/published-article.tsx'
import type { ArticlePanels } from '#components/articles/screen/panel-tabs.ts'
import { ReadingScreen as Screen } from '#components/articles/screen/reading-screen.client.tsx'
import { statusColors, statusNames } from '#components/articles/status.ts'
import { ActButton } from '#components/ui/act-button.client.tsx'
import type { EditScreen } from '#server/articles/edit/queries/edit-screen.ts'
import { beginRevisionAction } from '#server/articles/revision/actions.ts'

interface Props {
  userId: string
  screen: Extract<EditScreen, { kind: 'reading' }>
  panels: ArticlePanels
}

/** An article that the person may read and not change, on the writing screen's places. */
export function ReadingScreen({ userId, screen: { article }, panels }: Props) {
  const { id, status, path } = article
  const isPublic = status === 'published'
  return (
    <Screen
      state={<Badge color={statusColors[status]}>{statusNames[status]}</Badge>}
      path={isPublic ? path : null}
      panels={panels}
      acts={
        isPublic && (
          <ActButton
            act={beginRevisionAction}
            input={{ id }}
            success="Atualização iniciada."
            failure="Não foi possível iniciar a atualização."
            busyText="Iniciando..."
            variant="solid"
            icon={<PenLine aria-hidden size={16} />}
          >
            Escrever uma atualização
          </ActButton>
        )
      }
    >
      <PublishedArticle article={article} userId={userId} />
    </Screen>
  )
}
