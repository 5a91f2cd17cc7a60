import { Heading } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { Board } from '#components/ideas/board/board.tsx'
import { IdeaCard } from '#components/ideas/board/idea-card.tsx'
import { IdeaFilters } from '#components/ideas/board/idea-filters.client.tsx'
import { IdeaTabs } from '#components/ideas/board/idea-tabs.tsx'
import { Month } from '#components/ideas/board/month.tsx'
import { ViewLinks } from '#components/ideas/board/view-links.tsx'
import { NewIdea } from '#components/ideas/form/new-idea.client.tsx'
import { ListNavigation } from '#components/list/navigation.client.tsx'
import { OlderLink } from '#components/list/older-link.tsx'
import { loaded, spinnerShape } from '#components/ui/loaded.tsx'
import { PassingNotice } from '#components/ui/passing-notice.client.tsx'
import { anonymous, type SignedIn } from '#lib/actor.ts'
import { signInPath } from '#lib/addresses/own-path.ts'
import { turnedAway } from '#lib/addresses/screens/entrance.ts'
import { type IdeaAddress, ideasPath, readIdeaAddress } from '#lib/ideas/idea-views.ts'
import { messageFor } from '#lib/messages.ts'
import { listMonth } from '#server/ideas/queries/calendar.ts'
import { listColleagues, listIdeaCities } from '#server/ideas/queries/idea.ts'
import { listColumns, listIdeas } from '#server/ideas/queries/list.ts'
import { now } from '#server/platform/process/clock.ts'
import { currentSession } from '#server/platform/session/session.ts'
import { ideaActions } from '../_page/idea-actions.ts'

const path = '/storyboard'
const missing = messageFor({ code: 'idea_not_found', params: {} })

export const metadata: Metadata = { title: 'Painel de Pautas' }

/** The storyboard: a list, a board by status, a calendar of deadlines (IDEA-1). */
export default async function StoryboardPage({ searchParams }: PageProps<'/storyboard'>) {
  const session = await currentSession()
  const away = turnedAway(session?.actor ?? anonymous, path)
  if (away || !session) redirect(away?.to ?? signInPath(path))
  const parameters = await searchParams
  const address = readIdeaAddress(parameters)
  return loaded(spinnerShape, async () => {
    const [colleagues, cities] = await Promise.all([listColleagues(session.actor), listIdeaCities(session.actor)])
    return (
      <div className="flex flex-col gap-5">
        {parameters.aviso === 'nao-encontrada' && <PassingNotice text={missing} parameter="aviso" />}
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <Heading as="h1" size="7">
              Painel de Pautas
            </Heading>
            <p className="mt-1 text-soft">Gerencie ideias e planejamento editorial</p>
          </div>
          <NewIdea key={session.actor.id} userId={session.actor.id} colleagues={colleagues} actions={ideaActions} />
        </div>
        <ViewLinks address={address} />
        <ListNavigation>
          <IdeaFilters address={address} ownId={session.actor.id} colleagues={colleagues} cities={cities} />
        </ListNavigation>
        <View actor={session.actor} address={address} />
      </div>
    )
  })
}

async function View({ actor, address }: { actor: SignedIn; address: IdeaAddress }) {
  if (address.view === 'quadro') {
    const columns = await listColumns(actor, address)
    return <Board columns={columns} address={address} setStatus={ideaActions.setStatus} />
  }
  if (address.view === 'calendario') {
    return (
      <Month
        planned={await listMonth(actor, address, address.month)}
        address={address}
        today={now()}
        setDay={ideaActions.setDay}
      />
    )
  }
  const { ideas, counts, next } = await listIdeas(actor, address.tab, address, address.after)
  return (
    <>
      <IdeaTabs address={address} counts={counts} />
      {ideas.length === 0 && <p className="py-8 text-center text-soft">Nenhuma pauta nesta categoria</p>}
      <ul className="grid gap-3 lg:grid-cols-2">
        {ideas.map(idea => (
          <li key={idea.id}>
            <IdeaCard idea={idea} setStatus={ideaActions.setStatus} />
          </li>
        ))}
      </ul>
      <OlderLink
        older={next && ideasPath({ ...address, after: next })}
        first={address.after ? ideasPath({ ...address, after: null }) : null}
      />
    </>
  )
}
