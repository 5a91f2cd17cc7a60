import { type Cells, drawCells, type ListRow } from '#components/list/list-row.ts'
import { articlePath } from '#lib/addresses/paths.ts'
import type { ArticleColumn, ArticleListState } from '#lib/articles/desk-list.ts'
import type { DeskArticle } from '#server/articles/desk/queries/articles.ts'
import { RestoreButton } from '../own/restore-button.tsx'
import { ArticleMenu, type ArticleMenuActs } from './article-menu.client.tsx'
import {
  AuthorCell,
  CityCell,
  DateCell,
  SeoCell,
  type Shown,
  StatusCell,
  TitleCell,
  ViewsCell,
  WordsCell,
  workPath,
} from './cells.tsx'

export interface ArticleRowActs extends ArticleMenuActs {
  restore: (input: { id: string }) => ReturnType<ArticleMenuActs['remove']>
}

/** An article as a row of the administration's list. */
export function articleRow(article: DeskArticle, state: ArticleListState, acts: ArticleRowActs): ListRow {
  const { id, title, slug, locationPath, status, version, deletedAt } = article
  const { restore, ...menuActs } = acts
  return {
    id,
    label: title,
    cells: drawCells(cells, { article, state }),
    actions: deletedAt ? (
      <RestoreButton id={id} title={title} restore={restore} />
    ) : (
      <ArticleMenu
        article={{ id, title, status, version }}
        viewPath={status === 'published' ? articlePath({ slug, locationPath }) : null}
        editPath={workPath(article)}
        acts={menuActs}
      />
    ),
  }
}

const cells: Cells<ArticleColumn, Shown> = {
  titulo: TitleCell,
  autor: AuthorCell,
  cidade: CityCell,
  situacao: StatusCell,
  views: ViewsCell,
  seo: SeoCell,
  data: DateCell,
  palavras: WordsCell,
}
