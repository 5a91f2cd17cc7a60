import { longDateTime, plural } from '#lib/format.ts'
import { cityPath } from '#lib/paths.ts'
import type { ArticlePage } from '#server/articles/queries/article-page.ts'
import { Avatar } from './avatar.tsx'
import { AuthorLink, authorName, PremiumBadge, Tags } from './cards/parts.tsx'

type Props = { article: ArticlePage }

/** Above the text: places, title, summary, who wrote it and when (reader §2, article page). */
export function ArticleHeader({ article }: Props) {
  return (
    <header className="mb-8 flex flex-col gap-5 pt-2 sm:pt-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Locations locations={article.locations} />
        {article.premium && <PremiumBadge />}
      </div>
      <h1 className="text-headline leading-[1.08] font-bold tracking-tight">{article.title}</h1>
      <p className="font-serif text-xl leading-snug text-soft sm:text-[1.375rem]">{article.summary}</p>
      <div className="flex flex-wrap items-center justify-between gap-4 border-y border-rule py-4">
        <Author author={article.author} />
        <Facts article={article} />
      </div>
      <Tags tags={article.tags} />
    </header>
  )
}

function Locations({ locations }: Pick<ArticlePage, 'locations'>) {
  if (locations.length === 0) return null
  return (
    <ul aria-label="Cidades" className="flex flex-wrap gap-2">
      {locations.map(({ name, path }) => (
        <li key={path}>
          <a
            href={cityPath(path)}
            className="inline-flex min-h-8 items-center rounded-sm bg-accent-soft px-2.5 text-xs font-bold tracking-wider text-accent-strong uppercase hover:underline"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Author({ author }: Pick<ArticlePage, 'author'>) {
  return (
    <div className="flex items-center gap-3">
      <Avatar name={authorName(author)} url={author.avatarUrl} className="size-12" />
      <p className="text-sm text-soft">
        Por{' '}
        <span className="block text-base">
          <AuthorLink author={author} />
        </span>
      </p>
    </div>
  )
}

/** Milliseconds: what is mended right after publication is no update. */
const worthTelling = 10 * 60 * 1000

function Facts({ article }: Props) {
  const { publishedAt, changedAt, viewsCount, minutes, editPath } = article
  const updated = changedAt.getTime() - publishedAt.getTime() >= worthTelling
  return (
    <div className="text-sm text-soft sm:text-right">
      <p>
        Publicado em <time dateTime={publishedAt.toISOString()}>{longDateTime(publishedAt)}</time>
      </p>
      {updated && (
        <p>
          Atualizado em <time dateTime={changedAt.toISOString()}>{longDateTime(changedAt)}</time>
        </p>
      )}
      <p>
        {minutes !== null && `${plural(minutes, 'minuto', 'minutos')} de leitura · `}
        {plural(viewsCount, 'visualização', 'visualizações')}
        {editPath && (
          <a href={editPath} className="no-print ml-4 font-semibold text-accent underline">
            Editar
          </a>
        )}
      </p>
    </div>
  )
}
