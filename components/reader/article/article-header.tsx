import { Fragment } from 'react'
import { cityPath } from '#lib/addresses/paths.ts'
import { craftPrefix, helpersOf, writersOf } from '#lib/articles/credits.ts'
import { longDateTime, plural } from '#lib/text/format.ts'
import { bindAmounts } from '#lib/text/typography.ts'
import type { ArticlePage } from '#server/articles/reading/queries/article-page.ts'
import { PremiumBadge } from '../cards/parts.tsx'
import { Faces, Names } from '../cards/signers.tsx'

interface Props {
  article: ArticlePage
  /** Whether the article is not public yet: it then has no date and no views. */
  preview: boolean
}

/** The header of an article: cities, title, summary, authors and dates (READ-1). */
export function ArticleHeader({ article, preview }: Props) {
  return (
    <header className="mb-6 flex flex-col gap-4 pt-2 sm:mb-8 sm:gap-5 sm:pt-6">
      <div className="-my-1.5 flex flex-wrap items-center gap-x-4">
        <Locations locations={article.locations} />
        {article.premium && <PremiumBadge />}
      </div>
      <h1 className="text-headline leading-[1.08] font-bold tracking-tight">{bindAmounts(article.title)}</h1>
      <p className="font-serif text-xl leading-snug text-soft sm:text-[1.375rem]">{bindAmounts(article.summary)}</p>
      <div className="flex gap-3 border-t border-rule pt-4">
        <Faces people={writersOf(article.credits)} className="size-11" />
        <div className="min-w-0 text-sm text-soft">
          <Signed credits={article.credits} />
          {preview ? <Unpublished article={article} /> : <Facts article={article} />}
        </div>
      </div>
    </header>
  )
}

/** The writers on a line of their own, and below them the other people with a credit. */
function Signed({ credits }: Pick<ArticlePage, 'credits'>) {
  const writers = writersOf(credits)
  const helpers = helpersOf(credits)
  const [first] = writers
  return (
    <>
      {first && (
        <p>
          {craftPrefix(first.craft, writers.length)}{' '}
          <span className="text-base">
            <Names people={writers} />
          </span>
        </p>
      )}
      {helpers.length > 0 && (
        <p className="mb-1">
          {helpers.map(({ craft, people }, place) => (
            <Fragment key={craft}>
              {place > 0 && ' · '}
              {craftPrefix(craft, people.length)} <Names people={people} quiet />
            </Fragment>
          ))}
        </p>
      )}
    </>
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

/** In milliseconds. A change right after publication does not count as an update. */
const shortestUpdateMs = 10 * 60 * 1000

const ReadingTime = ({ minutes }: { minutes: number }) => (
  <span className="whitespace-nowrap">{plural(minutes, 'minuto', 'minutos')} de leitura</span>
)

const Unpublished = ({ article: { minutes } }: Pick<Props, 'article'>) => (
  <p>
    Ainda não publicado
    {minutes !== null && (
      <>
        {' '}
        · <ReadingTime minutes={minutes} />
      </>
    )}
  </p>
)

function Facts({ article }: Pick<Props, 'article'>) {
  const { publishedAt, changedAt, viewsCount, minutes, editPath } = article
  const updated = changedAt.getTime() - publishedAt.getTime() >= shortestUpdateMs
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
            <ReadingTime minutes={minutes} /> ·{' '}
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
