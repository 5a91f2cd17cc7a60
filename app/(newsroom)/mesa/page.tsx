import type { Metadata } from 'next'
import { ArticleBulkBar } from '#components/articles/desk/article-bulk-bar.client.tsx'
import { deskRow } from '#components/articles/desk/desk-row.tsx'
import { LiveList } from '#components/articles/live-list.client.tsx'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { List } from '#components/list/list.client.tsx'
import { listShape, loaded } from '#components/ui/loaded.tsx'
import { isMaster } from '#lib/actor.ts'
import { type DeskTab, deskList, listIn } from '#lib/articles/desk-list.ts'
import { listAddress, readListState } from '#lib/list/state.ts'
import { changeArticlesAction, undoChangeAction } from '#server/articles/bulk/actions.ts'
import { findMatchingAction } from '#server/articles/desk/actions.ts'
import { listArticles } from '#server/articles/desk/queries/articles.ts'
import { restoreArticleAction } from '#server/articles/publication/actions.ts'
import { claimReviewAction } from '#server/articles/review/actions.ts'
import { searchSignersAction } from '#server/articles/writing/actions.ts'
import { searchCitiesAction } from '#server/locations/actions.ts'
import { block } from '#server/platform/door/block.ts'
import { enter } from '../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Mesa' }

const bulkActs = {
  change: changeArticlesAction,
  undo: undoChangeAction,
  findMatching: findMatchingAction,
  searchCities: searchCitiesAction,
  searchSigners: searchSignersAction,
}

const empty: Record<DeskTab, string> = {
  fila: 'Nenhum artigo espera revisão.',
  rascunhos: 'Nenhum rascunho.',
  agendados: 'Nenhum artigo agendado.',
  publicados: 'Nenhum artigo publicado.',
  lixeira: 'A lixeira está vazia.',
  todos: 'Nenhum artigo ainda.',
}

/** All articles of the newsroom, the review queue first, with acts on many (MESA-1, MESA-4). */
export default async function DeskPage({ searchParams }: PageProps<'/mesa'>) {
  const { actor } = await enter(deskList.path)
  const state = readListState(deskList, await searchParams)
  return loaded(listShape, async () => {
    const page = await block('desk', listArticles(actor, state))
    const acts = { claim: claimReviewAction, restore: restoreArticleAction }
    const tab = state.filters.situacao
    const query = listAddress(deskList, { ...state, page: null }).split('?')[1] ?? ''
    return (
      <div className="flex flex-col gap-4">
        <ScreenHeading>Mesa</ScreenHeading>
        <LiveList />
        <List
          list={listIn(deskList, tab)}
          state={state}
          content={page && { ...page, rows: page.rows.map(({ article }) => deskRow(article, state, acts)) }}
          counts={page?.counts}
          chosen={page?.chosen}
          without={tab === 'fila' || tab === 'todos' ? [] : ['revisor']}
          bar={
            <ArticleBulkBar
              list="mesa"
              mayHandOver={isMaster(actor)}
              inTrash={tab === 'lixeira'}
              query={query}
              acts={bulkActs}
            />
          }
          empty={empty[tab]}
        />
      </div>
    )
  })
}
