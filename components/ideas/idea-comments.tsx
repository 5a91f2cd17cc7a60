import { CommentView } from '#components/comments/comment-view.tsx'
import { RemoveComment } from '#components/comments/remove-comment.tsx'
import type { IdeaComment } from '#server/ideas/queries/idea.ts'
import type { IdeaActions } from './idea-actions.ts'
import { IdeaDiscussion } from './idea-discussion.client.tsx'

interface IdeaCommentsProps {
  userId: string
  ideaId: string
  comments: readonly IdeaComment[]
  comment: IdeaActions['comment']
  remove: IdeaActions['removeComment']
}

/** The comments on an idea, the oldest first, and the form for a new one. */
export function IdeaComments({ userId, ideaId, comments, comment, remove }: IdeaCommentsProps) {
  return (
    <div className="flex flex-col gap-4">
      {comments.length === 0 && <p className="text-soft">Nenhum comentário ainda.</p>}
      <IdeaDiscussion
        key={`${userId}:${ideaId}`}
        userId={userId}
        ideaId={ideaId}
        newest={comments.at(-1)?.id}
        comment={comment}
      >
        {comments.map(each => (
          <li key={each.id} className="border-l-4 border-rule pl-3">
            <CommentView comment={each} tools={each.removable && <RemoveComment comment={each} remove={remove} />} />
          </li>
        ))}
      </IdeaDiscussion>
    </div>
  )
}
