import { Callout } from '@radix-ui/themes'
import { FilePenLine } from 'lucide-react'
import Link from 'next/link'
import { editRevisionPath, revisionPath } from '#lib/addresses/paths.ts'
import type { ArticleStatus } from '#lib/articles/article.ts'

interface RevisionPointerProps {
  article: { id: string; status: ArticleStatus }
  /** Whether the revision waits for a review. */
  waits: boolean
}

/** The notice beside an article's form that a revision exists, with a link to it. */
export function RevisionPointer({ article: { id, status }, waits }: RevisionPointerProps) {
  const isPublished = status === 'published'
  return (
    <Callout.Root role="note" color={waits ? 'amber' : 'gray'}>
      <Callout.Icon>
        <FilePenLine aria-hidden size={18} />
      </Callout.Icon>
      <p>
        {isPublished
          ? waits
            ? 'Quem assina este artigo enviou uma atualização, que espera revisão.'
            : 'Uma atualização deste artigo está sendo escrita.'
          : 'Há uma atualização guardada de quando este artigo estava publicado.'}{' '}
        <Link href={revisionPath(id)} prefetch={false} className="underline">
          {isPublished && !waits ? 'Ver o que muda' : 'Ver o que muda e decidir'}
        </Link>
        {isPublished && (
          <>
            {' · '}
            <Link href={editRevisionPath(id)} prefetch={false} className="underline">
              Editar e publicar
            </Link>
          </>
        )}
      </p>
    </Callout.Root>
  )
}
