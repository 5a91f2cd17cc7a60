import { Button } from '@radix-ui/themes'
import type { Metadata } from 'next'
import Link from 'next/link'
import { ArticleBulkBar } from '#components/articles/desk/article-bulk-bar.client.tsx'
import { articleRow } from '#components/articles/desk/article-row.tsx'
import { LiveList } from '#components/articles/live-list.client.tsx'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { List } from '#components/list/list.client.tsx'
import { listShape, loaded } from '#components/ui/loaded.tsx'
import { articleList, listIn } from '#lib/articles/desk-list.ts'
import { listAddress, readListState } from '#lib/list/state.ts'
import { changeArticlesAction, undoChangeAction } from '#server/articles/bulk/actions.ts'
import { findMatchingAction } from '#server/articles/desk/actions.ts'
import { listArticles } from '#server/articles/desk/queries/articles.ts'
import {
  changeStatusAction,
  removeArticleAction,
  restoreArticleAction,
  scheduleArticleAction,
} from '#server/articles/publication/actions.ts'
import { searchSignersAction } from '#server/articles/writing/actions.ts'
import { searchCitiesAction } from '#server/locations/actions.ts'
import { block } from '#server/platform/door/block.ts'
import { checkPublicationAction } from '#server/seo/actions.ts'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Artigos' }

const rowActs = {
  changeStatus: changeStatusAction,
  checkPublication: checkPublicationAction,
  schedule: scheduleArticleAction,
  remove: removeArticleAction,
  restore: restoreArticleAction,
}
const bulkActs = {
  change: changeArticlesAction,
  undo: undoChangeAction,
  findMatching: findMatchingAction,
  searchCities: searchCitiesAction,
  searchSigners: searchSignersAction,
}

/** All articles, for masters: each one's acts, and acts on many (ADM-ART-1). */
export default async function ArticlesPage({ searchParams }: PageProps<'/admin/artigos'>) {
  const { actor } = await enter(articleList.path)
  const state = readListState(articleList, await searchParams)
  return loaded(listShape, async () => {
    const page = await block('articles', listArticles(actor, state))
    const inTrash = state.filters.situacao === 'lixeira'
    const query = listAddress(articleList, { ...state, page: null }).split('?')[1] ?? ''
    return (
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <ScreenHeading>Artigos</ScreenHeading>
          <Button asChild variant="soft">
            <Link href="/import-articles">Importar CSV</Link>
          </Button>
        </div>
        <LiveList />
        <List
          list={listIn(articleList, state.filters.situacao)}
          state={state}
          content={page && { ...page, rows: page.rows.map(({ article }) => articleRow(article, state, rowActs)) }}
          counts={page?.counts}
          chosen={page?.chosen}
          bar={<ArticleBulkBar list="artigos" mayHandOver {...{ query, inTrash }} acts={bulkActs} />}
          empty={inTrash ? 'A lixeira está vazia.' : 'Nenhum artigo aqui.'}
        />
      </div>
    )
  })
}
