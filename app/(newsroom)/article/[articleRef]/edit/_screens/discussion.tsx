import Link from 'next/link'
import type { ComponentProps } from 'react'
import { ArticleComments } from '#components/articles/comments/article-comments.client.tsx'
import { ReviewPanel } from '#components/articles/review/review-panel.tsx'
import { Section } from '#components/ui/section.tsx'
import { versionsPath } from '#lib/addresses/paths.ts'
import type { EditScreen } from '#server/articles/desk/queries/edit-screen.ts'
import { claimReviewAction, reviewArticleAction } from '#server/articles/review/actions.ts'
import { commentActions } from '../../../../_page/comment-actions.ts'

type CommentProps = ComponentProps<typeof ArticleComments>

interface DiscussionProps extends Pick<EditScreen, 'article' | 'reviews'>, Pick<CommentProps, 'userId' | 'people'> {
  comments: CommentProps['initial']
}

/** An article's versions, reviews and internal comments. */
export function Discussion({ userId, article, reviews, comments, people }: DiscussionProps) {
  const { id, version, status } = article
  return (
    <div className="mt-8 flex flex-col gap-5">
      <Link href={versionsPath(id)} prefetch={false} className="text-sm underline">
        Histórico de versões
      </Link>
      <ReviewPanel
        userId={userId}
        id={id}
        articleId={id}
        version={version}
        // The revision of a published article is reviewed on a screen of its own.
        panel={{ ...reviews, open: reviews.open && status === 'review' }}
        review={reviewArticleAction}
        claim={claimReviewAction}
      />
      <Section title="Comentários internos" intro="Só a redação lê. Quem for mencionado com @ recebe um aviso.">
        <ArticleComments userId={userId} articleId={id} initial={comments} people={people} actions={commentActions} />
      </Section>
    </div>
  )
}
