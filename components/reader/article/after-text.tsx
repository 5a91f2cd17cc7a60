import { signerName, writersOf } from '#lib/articles/credits.ts'
import type { ArticlePage } from '#server/articles/reading/queries/article-page.ts'
import { Avatar } from '../avatar.tsx'
import { SignerName } from '../cards/signers.tsx'
import { Email } from '../email-word.tsx'
import { ShortForm } from '../newsletter/short-form.tsx'

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

/** That the newsroom used suggestions of the analysis, where a master switched the notice on (AN-10). */
export const AiNotice = () => (
  <p className="mt-6 text-sm text-soft">
    Com apoio de inteligência artificial na escolha de tags e lugares, conferidos pela redação.
  </p>
)

/** “Dar de presente”: a subscriber makes a link to a premium article for one reader. A form, so that no script is needed. */
export const GiveArticle = ({ articleId }: { articleId: string }) => (
  <form method="post" action="/api/gifts" className="no-print mt-8 border-y border-rule py-4">
    <input type="hidden" name="article" value={articleId} />
    <button type="submit" className="tool font-semibold">
      Dar de presente
    </button>
    <p className="mt-2 text-sm text-soft">Gera um link que abre este texto inteiro para uma pessoa, por 30 dias.</p>
  </form>
)

interface AfterArticleProps {
  /** The article's first city; null when it has none. */
  city: { path: string; name: string } | null
}

/** The newsletter's form at the end of an article, for the news of its city. */
export const AfterArticle = ({ city }: AfterArticleProps) => (
  <section aria-label="Newsletter" className="no-print mx-auto mt-10 max-w-3xl xl:max-w-5xl">
    <div className="max-w-[38rem] border-y border-rule py-6">
      <h2 className="font-serif text-xl font-bold">
        {city ? city.name : 'As notícias'} no seu <Email />
      </h2>
      <p className="mt-1 mb-4 text-sm leading-relaxed text-soft">
        {city ? `As notícias de ${city.name}, toda manhã, de graça.` : 'As notícias da manhã, de graça.'} Pedimos a
        confirmação por <Email />, e cada edição tem um link para sair.
      </p>
      <ShortForm label="Newsletter: seu endereço" city={city?.path} />
    </div>
  </section>
)
