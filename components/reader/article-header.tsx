import { longDateTime, plural } from '#lib/format.ts'
import { cityPath } from '#lib/paths.ts'
import type { ArticlePage } from '#server/articles/queries/article-page.ts'
import { Avatar } from './avatar.tsx'
import { AuthorLink, authorName, PremiumBadge } from './cards/parts.tsx'

type Props = { article: ArticlePage }

/** Above the text: places, title, summary, who wrote it and when (reader §2, article page). */
export function ArticleHeader({ article }: Props) {
  return (
    <header className="mb-6 flex flex-col gap-4 pt-2 sm:mb-8 sm:gap-5 sm:pt-6">
      <div className="-my-1.5 flex flex-wrap items-center gap-x-4">
        <Locations locations={article.locations} />
        {article.premium && <PremiumBadge />}
      </div>
      <h1 className="text-headline leading-[1.08] font-bold tracking-tight">{article.title}</h1>
      <p className="font-serif text-xl leading-snug text-soft sm:text-[1.375rem]">{article.summary}</p>
      <div className="flex gap-3 border-t border-rule pt-4">
        <Avatar name={authorName(article.author)} url={article.author.avatarUrl} className="size-11" />
        <div className="min-w-0 text-sm text-soft">
          <p>
            Por{' '}
            <span className="text-base">
              <AuthorLink author={article.author} />
            </span>
          </p>
          <Facts article={article} />
        </div>
      </div>
    </header>
  )
}

function Locations({ locations }: Pick<ArticlePage, 'locations'>) {
  if (locations.length === 0) return null
  return (
    <ul aria-label="Cidades" className="flex flex-wrap gap-x-4">
      {locations.map(({ name, path }) => (
        <li key={path}>
          <a
            href={cityPath(path)}
            className="inline-flex min-h-8 items-center text-xs font-bold tracking-wider text-accent uppercase hover:underline"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Milliseconds: what is mended right after publication is no update. */
const worthTelling = 10 * 60 * 1000

function Facts({ article }: Props) {
  const { publishedAt, changedAt, viewsCount, minutes, editPath } = article
  const updated = changedAt.getTime() - publishedAt.getTime() >= worthTelling
  return (
    <>
      <p>
        Publicado em <time dateTime={publishedAt.toISOString()}>{longDateTime(publishedAt)}</time>
      </p>
      {updated && (
        <p>
          Atualizado em <time dateTime={changedAt.toISOString()}>{longDateTime(changedAt)}</time>
        </p>
      )}
      <p>
        {minutes !== null && (
          <>
            <span className="whitespace-nowrap">{plural(minutes, 'minuto', 'minutos')} de leitura</span> ·{' '}
          </>
        )}
        <span className="whitespace-nowrap">{plural(viewsCount, 'visualização', 'visualizações')}</span>
        {editPath && (
          <a href={editPath} className="no-print ml-4 font-semibold text-accent underline">
            Editar
          </a>
        )}
      </p>
    </>
  )
}
