import { randomUUID } from 'node:crypto'
import type { SignedIn } from '#lib/actor.ts'
import type { IdeaPriority, IdeaStatus } from '#lib/ideas/ideas.ts'
import { ideaFields } from '#lib/schemas/articles/idea.ts'
import { localOf } from '#lib/text/local-time.ts'
import { commentIdea } from '#server/ideas/commands/comment-idea.ts'
import { createIdea } from '#server/ideas/commands/create-idea.ts'
import { setIdeaStatus } from '#server/ideas/commands/set-idea-status.ts'
import { db } from '#server/platform/db/db.ts'
import { demoTexts } from './demo-texts.ts'
import { at } from './moment.ts'
import type { Journalists } from './people.ts'

/** The journalists with accounts: `helena` as author, `marcos` as editor. */
type Planner = 'helena' | 'marcos'

interface DemoIdea {
  title: string
  description: string
  priority: IdeaPriority
  status: IdeaStatus
  by: Planner
  assignedTo?: Planner
  /** Days from today, at the end of the afternoon. */
  deadline?: number
  city?: string
  tags?: string
  /** The age of the idea in hours. */
  hoursAgo: number
  comments?: readonly { by: Planner; text: string }[]
  /** The slug of the article written from the idea. */
  article?: string
}

const ideas = demoTexts<readonly DemoIdea[]>('ideas')

const hour = 60 * 60 * 1000

/** Stores the newsroom's ideas through the product's commands. The accounts must exist. */
export async function seedIdeas(now: Date, journalists: Journalists): Promise<void> {
  const roles = { helena: 'author', marcos: 'editor' } as const
  const actor = (by: Planner): SignedIn => ({ id: journalists[by], roles: [roles[by]], subscribed: false })
  for (const { by, hoursAgo, status, comments = [], article, ...idea } of ideas) {
    const had = now.getTime() - hoursAgo * hour
    const fields = ideaFields.parse({
      ...idea,
      assignedTo: idea.assignedTo ? journalists[idea.assignedTo] : '',
      deadline: idea.deadline === undefined ? '' : afternoonIn(now, idea.deadline),
      city: idea.city ?? '',
      tags: idea.tags ?? '',
    })
    const { id } = await at(had, () => createIdea(actor(by), { requestId: randomUUID(), fields }))
    await at(had + hour, () => setIdeaStatus(actor('marcos'), { id, status }))
    for (const [place, { by: who, text }] of comments.entries()) {
      const input = { ideaId: id, requestId: randomUUID(), comment: text }
      await at(had + (place + 2) * hour, () => commentIdea(actor(who), input))
    }
    if (article) await db().article.update({ where: { slug: article }, data: { ideaId: id } })
  }
}

const afternoonIn = (now: Date, days: number) =>
  `${localOf(new Date(now.getTime() + days * 24 * hour)).slice(0, 10)} 18:00`
