import { Button, Heading } from '@radix-ui/themes'
import { PenLine } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { StatusSelect } from '#components/ideas/board/status-select.client.tsx'
import { formOf } from '#components/ideas/form/blank-idea.ts'
import { IdeaForm } from '#components/ideas/form/idea-form.client.tsx'
import { Deadline } from '#components/ideas/idea-badges.tsx'
import { IdeaComments } from '#components/ideas/idea-comments.tsx'
import { IdeaReading } from '#components/ideas/idea-reading.tsx'
import { WrittenArticles } from '#components/ideas/written-articles.tsx'
import { Section } from '#components/ui/section.tsx'
import { anonymous } from '#lib/actor.ts'
import { signInPath } from '#lib/addresses/own-path.ts'
import { turnedAway } from '#lib/addresses/screens/entrance.ts'
import { ideaPath, writeIdeaPath } from '#lib/ideas/idea-views.ts'
import { shortDate } from '#lib/text/format.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import { listArticlesOfIdea } from '#server/articles/writing/queries/of-idea.ts'
import { findIdea, listColleagues } from '#server/ideas/queries/idea.ts'
import { currentSession } from '#server/platform/session/session.ts'
import { ideaActions } from '../../_page/idea-actions.ts'

export const metadata: Metadata = { title: 'Pauta' }

/** One idea: its fields, its comments and its articles. */
export default async function IdeaPage({ params }: PageProps<'/storyboard/[id]'>) {
  const { id } = await params
  const session = await currentSession()
  const away = turnedAway(session?.actor ?? anonymous, ideaPath(id))
  if (away || !session) redirect(away?.to ?? signInPath(ideaPath(id)))
  const idea = looksLikeUuid(id) ? await findIdea(session.actor, id) : null
  if (!idea) redirect('/storyboard?aviso=nao-encontrada')
  const [articles, colleagues] = await Promise.all([
    listArticlesOfIdea(session.actor, id),
    listColleagues(session.actor),
  ])
  const people =
    idea.assignedTo && !colleagues.some(({ id: known }) => known === idea.assignedTo)
      ? [...colleagues, { id: idea.assignedTo, name: idea.assignee ?? 'Desconhecido' }]
      : colleagues
  return (
    <div className="flex flex-col gap-5">
      <Link href="/storyboard" prefetch={false} className="text-sm underline">
        Painel de Pautas
      </Link>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <Heading as="h1" size="7" className="wrap-anywhere">
            {idea.title}
          </Heading>
          {idea.movable && (
            <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
              <span>
                Criada por {idea.creator ?? 'Desconhecido'} em {shortDate(idea.createdAt)}
              </span>
              {idea.deadline && <Deadline at={idea.deadline} overdue={idea.overdue} />}
            </p>
          )}
        </div>
        <div className="flex items-center gap-3">
          {idea.movable && (
            <StatusSelect id={id} title={idea.title} status={idea.status} setStatus={ideaActions.setStatus} />
          )}
          <Button asChild size="3">
            <Link href={writeIdeaPath(id)} prefetch={false}>
              <PenLine aria-hidden size={16} /> Escrever o artigo
            </Link>
          </Button>
        </div>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Section title="Pauta">
          {idea.movable ? (
            <IdeaForm
              key={`${session.actor.id}:${id}`}
              userId={session.actor.id}
              id={id}
              version={idea.version}
              initial={formOf(idea)}
              cityName={idea.city ? `${idea.city.name} (${idea.city.state})` : ''}
              colleagues={people}
              actions={ideaActions}
            />
          ) : (
            <IdeaReading idea={idea} />
          )}
        </Section>
        <div className="flex flex-col gap-5">
          <WrittenArticles articles={articles} />
          <Section title="Comentários">
            <IdeaComments
              userId={session.actor.id}
              ideaId={id}
              comments={idea.comments}
              comment={ideaActions.comment}
              remove={ideaActions.removeComment}
            />
          </Section>
        </div>
      </div>
    </div>
  )
}
