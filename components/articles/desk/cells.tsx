import { Badge } from '@radix-ui/themes'
import Link from 'next/link'
import { ListLink } from '#components/list/navigation.client.tsx'
import { editPath, revisionPath } from '#lib/addresses/paths.ts'
import { articleList, type DeskState, type DeskTab, deskList } from '#lib/articles/desk-list.ts'
import { reviewLabels } from '#lib/articles/reviews.ts'
import type { ListDefinition } from '#lib/list/list.ts'
import { filtered, listAddress } from '#lib/list/state.ts'
import { duration, formatInteger, hourAndMinute, longDateTime, shortDate } from '#lib/text/format.ts'
import type { DeskArticle } from '#server/articles/desk/queries/articles.ts'
import { ScheduledBadge } from '../own/scheduled-badge.tsx'
import { SeoBadge } from '../own/seo-badge.tsx'
import { reviewColors, revisionNames, statusColors, statusNames } from '../status.ts'

/** What a cell is drawn from: an article, and the state of its list. */
export interface Shown {
  article: DeskArticle
  state: DeskState
}

const day = 24 * 60 * 60 * 1000

/** The screen on which an editor works on an article: a revision that waits is compared with the public text. */
export const workPath = ({ id, hasRevision, waitedMs }: DeskArticle): string =>
  hasRevision && waitedMs !== null ? revisionPath(id) : editPath(id)

/** The title as a link to the screen for work on the article, with badges for unusual states. */
export function TitleCell({ article, state }: Shown) {
  const { title, deletedAt, hasRevision, waitedMs, verdict, isUnreviewed } = article
  const isDesk = !('acesso' in state.filters)
  return (
    <div className="sm:min-w-44">
      {deletedAt ? (
        <span className="font-serif leading-snug font-semibold">{title}</span>
      ) : (
        <Link
          href={workPath(article)}
          prefetch={false}
          className="font-serif leading-snug font-semibold hover:underline"
        >
          {title}
        </Link>
      )}
      <p className="mt-0.5 flex flex-wrap gap-1 empty:hidden">
        {isDesk && state.filters.situacao === 'todos' && <StatusBadge article={article} />}
        {isDesk && state.filters.situacao !== 'todos' && !deletedAt && <ScheduledBadge publishAt={article.publishAt} />}
        {hasRevision && (
          <Badge color={waitedMs === null ? 'gray' : 'amber'}>
            {revisionNames[waitedMs === null ? 'draft' : 'review']}
          </Badge>
        )}
        {verdict && <Badge color={reviewColors[verdict]}>{reviewLabels[verdict]}</Badge>}
        {isUnreviewed && <Badge color="orange">Publicado sem revisão</Badge>}
        {isDesk && article.visibility === 'premium' && <Badge color="amber">Premium</Badge>}
      </p>
    </div>
  )
}

/** The status, and the chip of a scheduled publication. */
export function StatusBadge({ article: { status, publishAt, deletedAt } }: { article: DeskArticle }) {
  if (deletedAt) return <Badge color="red">Na lixeira</Badge>
  return (
    <>
      <Badge color={statusColors[status]}>{statusNames[status]}</Badge>
      <ScheduledBadge publishAt={publishAt} />
    </>
  )
}

export const SeoCell = ({ article: { status, deletedAt, seo, seoPending } }: Shown) =>
  status === 'published' && !deletedAt ? <SeoBadge seo={seo} checking={seoPending} /> : null

/** The status and who may read the whole text. */
export const StatusCell = ({ article }: Shown) => (
  <p className="flex flex-wrap gap-1">
    <StatusBadge article={article} />
    <Badge color={article.visibility === 'premium' ? 'amber' : 'gray'}>
      {article.visibility === 'premium' ? 'Premium' : 'Público'}
    </Badge>
  </p>
)

/** The author, a link to the list of their articles. */
export const AuthorCell = ({ article: { authorId, authorName }, state }: Shown) => (
  <Narrowing state={state} filter="autor" value={authorId} text={authorName || 'Autor Anônimo'} />
)

/** The primary city, a link to the list of its articles. */
export const CityCell = ({ article: { city, locationPath }, state }: Shown) =>
  city && locationPath ? <Narrowing state={state} filter="cidade" value={locationPath} text={city} /> : null

interface NarrowingProps {
  state: DeskState
  filter: 'autor' | 'cidade'
  value: string
  text: string
}

function Narrowing({ state, filter, value, text }: NarrowingProps) {
  const list: ListDefinition = 'acesso' in state.filters ? articleList : deskList
  if (state.filters[filter] === value) return <span className="inline-block sm:min-w-20">{text}</span>
  return (
    <ListLink
      href={listAddress(list, filtered(list, state, filter, value))}
      className="inline-block hover:underline sm:min-w-20"
      aria-label={`Só ${filter === 'autor' ? 'de' : 'em'} ${text}`}
    >
      {text}
    </ListLink>
  )
}

export const WordsCell = ({ article: { wordCount } }: Shown) => formatInteger(wordCount)
export const ViewsCell = ({ article: { viewsCount } }: Shown) => formatInteger(viewsCount)

const moments: Partial<Record<DeskTab, string>> = {
  fila: 'Entregue em',
  agendados: 'Será publicado em',
  publicados: 'Publicado em',
  lixeira: 'Excluído em',
}

/** The date of the tab; in the queue how long the text has waited, more than a day highlighted. */
export function DateCell({ article: { at, waitedMs }, state }: Shown) {
  const tab = state.filters.situacao
  const said = `${moments[tab] ?? 'Criado em'} ${longDateTime(at)}`
  if (tab === 'fila' && waitedMs !== null) {
    return (
      <time dateTime={at.toISOString()} title={said}>
        <Badge color={waitedMs > 3 * day ? 'red' : waitedMs > day ? 'amber' : 'gray'}>há {duration(waitedMs)}</Badge>
      </time>
    )
  }
  return (
    <time dateTime={at.toISOString()} title={said}>
      <span className="whitespace-nowrap">{shortDate(at)}</span> <span className="text-soft">{hourAndMinute(at)}</span>
    </time>
  )
}

/** Who reviews a text that waits. */
export const ReviewerCell = ({ article: { waitedMs, reviewer } }: Shown) =>
  waitedMs === null ? null : (
    <Badge color={reviewer ? 'blue' : 'gray'}>
      {reviewer ? (reviewer.mine ? 'com você' : reviewer.name) : 'sem revisor'}
    </Badge>
  )
