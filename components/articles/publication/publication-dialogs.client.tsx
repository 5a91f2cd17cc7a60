'use client'

import { lazy, Suspense } from 'react'
import type { PublishDialogProps, PublishWords } from './publish-dialog.client.tsx'
import { UnpublishQuestion, type UnpublishQuestionProps } from './unpublish-question.client.tsx'

const PublishDialog = lazy(() => import('./publish-dialog.client.tsx'))

const articleWords: PublishWords = {
  title: 'Publicar artigo',
  effect: 'Os leitores passam a ver este texto assim que ele for publicado.',
  confirm: 'Publicar agora',
  wayBack:
    'Você pode retirar do ar em “Publicação” quando quiser: o endereço deixa de abrir, e o texto volta a ser rascunho.',
}

/** The words for a revision of a published article. */
export const revisionWords: PublishWords = {
  title: 'Publicar atualização',
  effect: 'O texto que está no ar muda para este assim que você confirmar. A data da primeira publicação não muda.',
  confirm: 'Publicar agora',
  wayBack: 'O texto que está no ar hoje continua no histórico: você pode restaurá-lo em “Versões”.',
}

interface PublicationDialogsProps {
  publication: { dialog: Omit<PublishDialogProps, 'words'> | null; question: UnpublishQuestionProps }
  ofRevision: boolean
}

/** The dialogs in which an article is published and taken down. */
export const PublicationDialogs = ({ publication: { dialog, question }, ofRevision }: PublicationDialogsProps) => (
  <>
    {dialog && (
      <Suspense>
        <PublishDialog {...dialog} words={ofRevision ? revisionWords : articleWords} />
      </Suspense>
    )}
    <UnpublishQuestion {...question} />
  </>
)
