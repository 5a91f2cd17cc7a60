import { Heading } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { ReviewStanding } from '#components/articles/review/review-standing.tsx'
import { RevisionNotice } from '#components/articles/revision/revision-notice.tsx'
import type { EditScreen } from '#server/articles/desk/queries/edit-screen.ts'
import { discardRevisionAction } from '#server/articles/revision/actions.ts'
import { revisionActions } from '../../../../_page/article-actions.ts'
import { EditingForm, type EditingSession } from './editing-form.tsx'

interface Props {
  session: EditingSession
  screen: Extract<EditScreen, { kind: 'revision' }>
  discussion: ReactNode
}

/** The form of the author's revision of their published article. */
export function RevisionFormScreen({ session, screen, discussion }: Props) {
  const { revision, reviews } = screen
  return (
    <>
      <Heading as="h1" size="7" mb="5">
        Atualizar artigo publicado
      </Heading>
      <RevisionNotice revision={revision} discard={discardRevisionAction} />
      <ReviewStanding status={revision.status} panel={reviews} />
      <EditingForm key={revision.id} session={session} article={revision} actions={revisionActions} />
      {discussion}
    </>
  )
}
