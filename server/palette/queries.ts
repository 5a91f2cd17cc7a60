import { type Actor, isStaff, roleNames } from '#lib/actor.ts'
import { personPath } from '#lib/addresses/paths.ts'
import type { ArticleStatus } from '#lib/articles/article.ts'
import { DomainError } from '#lib/errors.ts'
import { eventStatusLabels } from '#lib/events/event.ts'
import { ideaStatusLabels } from '#lib/ideas/ideas.ts'
import type { PaletteFound } from '#lib/palette.ts'
import { formatDate } from '#lib/text/format.ts'
import { findOpenable, type OpenableArticle } from '#server/articles/desk/queries/openable.ts'
import { findTitledEvents, type TitledEvent } from '#server/events/queries/titled.ts'
import { findTitledIdeas, type TitledIdea } from '#server/ideas/queries/titled.ts'
import { findNamedUsers, type NamedUser } from '#server/users/queries/named.ts'

/** The most of each kind. */
const most = 5

/**
 * What a person with a role may open whose title, place or name has the typed words: articles, story ideas, events, and for masters people. Each feature
 * decides what this actor may see. Raises forbidden.
 */
export async function findInPalette(actor: Actor, typed: string): Promise<PaletteFound> {
  if (!isStaff(actor)) throw new DomainError('forbidden')
  const [articles, ideas, events, people] = await Promise.all([
    findOpenable(actor, typed, most),
    findTitledIdeas(actor, typed, most),
    findTitledEvents(actor, typed, most),
    findNamedUsers(actor, typed, most),
  ])
  return {
    articles: articles.map(articleItem),
    ideas: ideas.map(ideaItem),
    events: events.map(eventItem),
    people: people.map(personItem),
  }
}

const articleStatuses: Record<ArticleStatus, string> = {
  draft: 'Rascunho',
  review: 'Em Revisão',
  published: 'Publicado',
}

const articleItem = ({ id, title, status, authorName, href, editable }: OpenableArticle) => ({
  id,
  title,
  status: articleStatuses[status],
  note: authorName,
  href,
  ...(!editable && { forReaders: true as const }),
})

const ideaItem = ({ id, title, status, assignee }: TitledIdea) => ({
  id,
  title,
  status: ideaStatusLabels[status],
  note: assignee ?? 'Sem responsável',
  href: `/storyboard/${id}`,
})

const eventItem = ({ id, title, status, location, eventDate, timeZone, href, editable }: TitledEvent) => ({
  id,
  title,
  status: eventStatusLabels[status],
  note: `${formatDate(eventDate, 'dd/MM/yyyy', timeZone)}, ${location}`,
  href,
  ...(!editable && { forReaders: true as const }),
})

const personItem = ({ id, name, email, roles, suspended }: NamedUser) => ({
  id,
  title: name || 'Sem nome',
  status: suspended ? 'Suspensa' : roles.map(role => roleNames[role]).join(', ') || 'Leitor',
  note: email,
  href: personPath(id),
})
