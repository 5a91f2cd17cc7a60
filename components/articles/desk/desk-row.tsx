import { Button } from '@radix-ui/themes'
import Link from 'next/link'
import { type Cells, drawCells, type ListRow } from '#components/list/list-row.ts'
import { ActButton } from '#components/ui/act-button.client.tsx'
import { articlePath } from '#lib/addresses/paths.ts'
import type { DeskColumn, DeskListState } from '#lib/articles/desk-list.ts'
import type { Act } from '#lib/outcome.ts'
import type { ClaimReviewInput } from '#lib/schemas/articles/review.ts'
import type { DeskArticle } from '#server/articles/desk/queries/articles.ts'
import { RestoreButton } from '../own/restore-button.tsx'
import {
  AuthorCell,
  CityCell,
  DateCell,
  ReviewerCell,
  SeoCell,
  type Shown,
  TitleCell,
  ViewsCell,
  WordsCell,
  workPath,
} from './cells.tsx'

export interface DeskRowActs {
  claim: Act<ClaimReviewInput>
  restore: Act<{ id: string }>
}

/** An article as a row of the editors' desk. */
export function deskRow(article: DeskArticle, state: DeskListState, acts: DeskRowActs): ListRow {
  const { id, title } = article
  return { id, label: title, cells: drawCells(cells, { article, state }), actions: <Actions {...{ article, acts }} /> }
}

const cells: Cells<DeskColumn, Shown> = {
  titulo: TitleCell,
  autor: AuthorCell,
  cidade: CityCell,
  palavras: WordsCell,
  views: ViewsCell,
  seo: SeoCell,
  data: DateCell,
  revisor: ReviewerCell,
}

function Actions({ article, acts }: { article: DeskArticle; acts: DeskRowActs }) {
  const { id, slug, title, locationPath, status, deletedAt, waitedMs, abilities } = article
  if (deletedAt) return abilities.restore ? <RestoreButton id={id} title={title} restore={acts.restore} /> : null
  const verb = waitedMs === null ? 'Editar' : 'Revisar'
  return (
    <div className="flex gap-2 min-[56rem]:flex-col min-[56rem]:items-stretch">
      {waitedMs !== null && abilities.review && <ClaimButton article={article} claim={acts.claim} />}
      {status === 'published' && (
        <Button asChild variant="soft" color="gray">
          <a href={articlePath({ slug, locationPath })} aria-label={`Ver ${title}`}>
            Ver
          </a>
        </Button>
      )}
      <Button asChild variant="soft">
        <Link href={workPath(article)} prefetch={false} aria-label={`${verb} ${title}`}>
          {verb}
        </Link>
      </Button>
    </div>
  )
}

/** Claims a review, takes it over from a colleague, or gives it back (REV-7). */
function ClaimButton({
  article: { id, title, reviewer },
  claim,
}: {
  article: DeskArticle
  claim: DeskRowActs['claim']
}) {
  const mine = reviewer?.mine === true
  return (
    <ActButton
      act={claim}
      input={{ id, mine: !mine, from: reviewer?.id ?? null }}
      success={mine ? 'A revisão está livre de novo.' : 'A revisão é sua.'}
      failure={mine ? 'Não foi possível deixar a revisão.' : 'Não foi possível assumir a revisão.'}
      color="gray"
      refreshOnFailure
      aria-label={`${mine ? 'Deixar' : 'Assumir'} a revisão de ${title}`}
    >
      {mine ? 'Deixar' : 'Assumir'}
    </ActButton>
  )
}
