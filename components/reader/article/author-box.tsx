import { signerName, writersOf } from '#lib/articles/credits.ts'
import type { ArticlePage } from '#server/articles/reading/queries/article-page.ts'
import { Avatar } from '../avatar.tsx'
import { SignerName } from '../cards/signers.tsx'

/** The writers at the end of a text; writers without a biography are left out. */
export function AuthorBox({ credits }: Pick<ArticlePage, 'credits'>) {
  const known = writersOf(credits).filter(({ bio }) => bio)
  if (known.length === 0) return null
  return (
    <aside aria-label="Sobre quem escreveu" className="no-print mt-10 flex flex-col gap-5 border-y border-rule py-5">
      {known.map(writer => (
        <div key={writer.id} className="flex gap-4">
          <Avatar name={signerName(writer)} url={writer.avatarUrl} className="size-14" />
          <div className="min-w-0">
            <p>
              <SignerName signer={writer} />
            </p>
            <p className="mt-1 text-sm leading-relaxed text-soft">{writer.bio}</p>
          </div>
        </div>
      ))}
    </aside>
  )
}
