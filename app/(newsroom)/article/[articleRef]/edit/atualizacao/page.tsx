import { Heading } from '@radix-ui/themes'
import type { Metadata } from 'next'
import Link from 'next/link'
import { ArticleComments } from '#components/articles/comments/article-comments.client.tsx'
import { ReviewPanel } from '#components/articles/review/review-panel.tsx'
import { ReviewStanding } from '#components/articles/review/review-standing.tsx'
import { DiscardRevision } from '#components/articles/revision/discard-revision.tsx'
import { PublishRevision } from '#components/articles/revision/publish-revision.client.tsx'
import { RevisionComparison } from '#components/articles/revision/revision-comparison.tsx'
import { Section } from '#components/ui/section.tsx'
import { editPath, editRevisionPath } from '#lib/addresses/paths.ts'
import { longDateTime } from '#lib/text/format.ts'
import { claimReviewAction } from '#server/articles/review/actions.ts'
import { findReviews } from '#server/articles/review/queries/reviews.ts'
import {
  discardRevisionAction,
  publishRevisionAction,
  reviewRevisionAction,
} from '#server/articles/revision/actions.ts'
import { compareRevision } from '#server/articles/revision/queries/revision-comparison.ts'
import { listComments, listMentionable } from '#server/comments/queries.ts'
import { withSeoAdvice } from '#server/seo/queries/advice.ts'
import { commentActions } from '../../../../_page/comment-actions.ts'
import { enterEditing, orLeave } from '../../../../_page/enter-editing.ts'

export const metadata: Metadata = { title: 'Atualização' }

/** An author's revision compared with the published article, with the editors' review and publication. */
export default async function RevisionPage({ params }: PageProps<'/article/[articleRef]/edit/atualizacao'>) {
  const { articleRef: id } = await params
  const { actor } = await enterEditing(id)
  const comparison = await orLeave(compareRevision(actor, id))
  if (!comparison) return <NoRevision id={id} />
  const [panel, comments, people] = await Promise.all([
    findReviews(actor, id),
    listComments(actor, id),
    listMentionable(actor, id),
  ])
  const { article, abilities } = comparison
  const isPublished = article.status === 'published'
  return (
    <div className="flex flex-col gap-5">
      <BackLink id={id} />
      <Heading as="h1" size="7" className="wrap-anywhere">
        Atualização de “{article.title}”
      </Heading>
      {panel && isPublished && <ReviewStanding status={comparison.waits ? 'review' : 'draft'} panel={panel} />}
      <Section
        title="O que muda"
        intro={`Escrita por ${article.authorName}, salva em ${longDateTime(comparison.updatedAt)}. ${
          isPublished ? 'O texto publicado continua no ar.' : 'O artigo não está mais no ar.'
        }`}
      >
        {comparison.changes ? (
          <RevisionComparison comparison={comparison} />
        ) : (
          <p className="text-soft">A atualização ainda é igual ao artigo.</p>
        )}
      </Section>
      {panel && isPublished && (
        <ReviewPanel
          userId={actor.id}
          id={comparison.id}
          articleId={id}
          version={comparison.version}
          panel={panel}
          review={reviewRevisionAction}
          claim={claimReviewAction}
        />
      )}
      {abilities.edit && (
        <Section
          title={isPublished ? 'Publicar' : 'Aproveitar'}
          intro={[
            isPublished ? 'Os leitores passam a ver o texto com as mudanças.' : 'As mudanças entram no artigo.',
            isPublished && !comparison.waits && 'Quem escreveu ainda não a enviou para revisão, ou a recebeu de volta.',
          ]
            .filter(Boolean)
            .join(' ')}
        >
          {abilities.publish && isPublished && (
            <p className="mb-4 text-sm">
              <Link href={editRevisionPath(id)} prefetch={false} className="underline">
                Editar e publicar
              </Link>
            </p>
          )}
          <PublishRevision
            target={{ id: comparison.id, version: comparison.version, articleVersion: article.version }}
            article={{ id, isPublished, authorName: article.authorName }}
            conflicts={comparison.conflicts}
            publish={publishRevisionAction}
            check={comparison.checked && (await withSeoAdvice(comparison.checked))}
          />
        </Section>
      )}
      {abilities.discardRevision && (
        <div>
          <DiscardRevision id={comparison.id} discard={discardRevisionAction} />
        </div>
      )}
      <Section title="Comentários internos" intro="Só a redação lê. Quem for mencionado com @ recebe um aviso.">
        <ArticleComments userId={actor.id} articleId={id} initial={comments} people={people} actions={commentActions} />
      </Section>
    </div>
  )
}

const BackLink = ({ id }: { id: string }) => (
  <Link href={editPath(id)} prefetch={false} className="text-sm underline">
    Voltar ao artigo
  </Link>
)

function NoRevision({ id }: { id: string }) {
  return (
    <div className="flex flex-col gap-5">
      <BackLink id={id} />
      <Heading as="h1" size="7">
        Atualização
      </Heading>
      <p className="text-soft">
        Não há atualização deste artigo: ela foi publicada ou descartada, ou nem foi iniciada.
      </p>
    </div>
  )
}
