import type { ArticlePage } from '#server/articles/queries/article-page.ts'
import { Avatar } from '../avatar.tsx'
import { AuthorLink, authorName } from '../cards/parts.tsx'

/** Who wrote it, at the end of a text; nothing of somebody who says nothing of themselves. */
export function AuthorBox({ author }: Pick<ArticlePage, 'author'>) {
  if (!author.bio) return null
  return (
    <aside aria-label="Sobre quem escreveu" className="no-print mt-10 flex gap-4 border-y border-rule py-5">
      <Avatar name={authorName(author)} url={author.avatarUrl} className="size-14" />
      <div className="min-w-0">
        <p className="font-semibold">
          <AuthorLink author={author} />
        </p>
        <p className="mt-1 text-sm leading-relaxed text-soft">{author.bio}</p>
      </div>
    </aside>
  )
}
