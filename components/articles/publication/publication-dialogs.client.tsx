'use client'

import { lazy, Suspense } from 'react'
import type { PublishDialogProps, PublishWords } from './publish-dialog.client.tsx'
import { UnpublishQuestion, type UnpublishQuestionProps } from './unpublish-question.client.tsx'

const PublishDialog = lazy(() => import('./publish-dialog.client.tsx'))

const words: PublishWords = {
  title: 'Publicar artigo',
  effect: 'Os leitores passam a ver este texto assim que ele for publicado.',
  confirm: 'Publicar agora',
  wayBack:
    'Você pode retirar do ar em “Publicação” quando quiser: o endereço deixa de abrir, e o texto volta a ser rascunho.',
}

interface PublicationDialogsProps {
  publication: { dialog: Omit<PublishDialogProps, 'words'> | null; question: UnpublishQuestionProps }
}

/** The dialogs in which an article is published and taken down. */
export const PublicationDialogs = ({ publication: { dialog, question } }: PublicationDialogsProps) => (
  <>
    {dialog && (
      <Suspense>
        <PublishDialog {...dialog} words={words} />
      </Suspense>
    )}
    <UnpublishQuestion {...question} />
  </>
)
