import { Button, Heading } from '@radix-ui/themes'
import { PenLine } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { LiveList } from '#components/articles/live-list.client.tsx'
import { OwnCards } from '#components/articles/own/own-cards.tsx'
import { OwnFilters } from '#components/articles/own/own-filters.tsx'
import { OwnTabs } from '#components/articles/own/own-tabs.tsx'
import { NoRole } from '#components/dashboard/no-role.tsx'
import { cardsShape, loaded } from '#components/ui/loaded.tsx'
import { PassingNotice } from '#components/ui/passing-notice.client.tsx'
import { anonymous, isEditor, isStaff } from '#lib/actor.ts'
import { signInPath } from '#lib/addresses/own-path.ts'
import { turnedAway } from '#lib/addresses/screens/entrance.ts'
import { movedQueue, ownArticlesPath, ownTabs, readOwnAddress } from '#lib/articles/own-tabs.ts'
import { messageFor } from '#lib/messages.ts'
import { ownSharesPath } from '#lib/shares/months.ts'
import { hasPendingApplication } from '#server/applications/queries.ts'
import { listOwnArticles } from '#server/articles/own/queries/own-articles.ts'
import { listOwnCities } from '#server/articles/own/queries/own-lists.ts'
import { removeArticleAction, restoreArticleAction } from '#server/articles/publication/actions.ts'
import { currentSession } from '#server/platform/session/session.ts'

export const metadata: Metadata = { title: 'Meus artigos' }

/** Notices for people whom another screen redirected because it cannot show an article. */
const arrivals: Record<string, string> = {
  'sem-permissao': messageFor({ code: 'article_forbidden', params: {} }),
  'nao-encontrado': messageFor({ code: 'article_not_found', params: {} }),
}

/** A person's own articles (DESK-1). */
export default async function MyArticlesPage({ searchParams }: PageProps<'/my-articles'>) {
  const session = await currentSession()
  const away = turnedAway(session?.actor ?? anonymous, '/my-articles')
  if (away || !session) redirect(away?.to ?? signInPath('/my-articles'))
  const { aviso, ...parameters } = await searchParams
  const notice = typeof aviso === 'string' ? arrivals[aviso] : undefined
  if (!isStaff(session.actor)) return <NoArticles notice={notice} waits={await hasPendingApplication(session.actor)} />
  const moved = isEditor(session.actor) ? movedQueue(parameters) : null
  if (moved) redirect(moved)
  const address = readOwnAddress(parameters)
  const { tab } = ownTabs[address.tab]
  return loaded(cardsShape, async () => {
    const [desk, cities] = await Promise.all([
      listOwnArticles(session.actor, tab, address.after, address),
      listOwnCities(session.actor, tab),
    ])
    return (
      <div className="flex flex-col gap-5">
        {notice && <PassingNotice text={notice} parameter="aviso" />}
        <LiveList />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Heading as="h1" size="7">
            Meus artigos
          </Heading>
          <div className="flex flex-wrap items-center gap-4">
            <Link href={ownSharesPath} className="text-sm text-accent underline">
              Meus repasses
            </Link>
            <Button asChild size="3">
              <Link href="/create">
                <PenLine aria-hidden size={16} /> Criar artigo
              </Link>
            </Button>
          </div>
        </div>
        <OwnTabs address={address} counts={desk.counts} />
        <OwnFilters key={ownArticlesPath(address)} address={address} cities={cities} />
        <OwnCards
          address={address}
          cards={desk.cards}
          next={desk.next}
          actions={{ remove: removeArticleAction, restore: restoreArticleAction }}
        />
      </div>
    )
  })
}

/** The desk of a person without a role: empty, with the way to get one (NAV-7). */
const NoArticles = ({ notice, waits }: { notice?: string; waits: boolean }) => (
  <div className="flex flex-col gap-5">
    {notice && <PassingNotice text={notice} parameter="aviso" />}
    <Heading as="h1" size="7">
      Meus artigos
    </Heading>
    <p className="text-soft">Nenhum artigo ainda</p>
    <NoRole waits={waits} />
  </div>
)
