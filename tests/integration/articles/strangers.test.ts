import { expect, test } from 'vitest'
import { type Actor, anonymous, type SignedIn } from '#lib/actor.ts'
import type { ArticleStatus } from '#lib/articles/article.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { restoreArticle } from '#server/articles/publication/commands/restore-article.ts'
import { createArticle } from '#server/articles/writing/commands/create-article.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { findForEdit } from '#server/articles/writing/queries/editable.ts'
import { db } from '#server/platform/db/db.ts'
import { fieldsWith, given } from '../../support/given.ts'
import { refusal } from '../../support/refusal.ts'

type Who = 'anonymous' | 'reader' | 'subscriber' | 'another author' | 'its author' | 'editor' | 'master'

/** Makes each kind of person, for an article of a given author. */
const people: Record<Who, (author: SignedIn) => Promise<Actor>> = {
  anonymous: async () => anonymous,
  reader: given.reader,
  subscriber: () => given.subscriber(),
  'another author': given.author,
  'its author': async author => author,
  editor: given.editor,
  master: given.master,
}

interface Operation {
  status: ArticleStatus
  inTrash?: true
  may: Who[]
  /** The error code for the article's author, where it differs from that for others. */
  authorHears?: string
  /** The error code for the others; article_forbidden where it is not given. */
  othersHear?: string
  act: (actor: Actor, target: { id: string; version: number }) => Promise<unknown>
}

const editors: Who[] = ['editor', 'master']
const desk: Who[] = ['its author', ...editors]
const save: Operation['act'] = (actor, target) => saveArticle(actor, { ...target, fields: fieldsWith() })
const moveTo =
  (status: ArticleStatus): Operation['act'] =>
  (actor, target) =>
    changeStatus(actor, { ...target, status })

/** Who may do what (ART-2, ART-4, REV-4, DEL-2, PUB-4). */
const operations: Record<string, Operation> = {
  'open a draft': { status: 'draft', may: desk, act: (actor, { id }) => findForEdit(actor, id) },
  'save a draft': { status: 'draft', may: desk, act: save },
  'save a published one': { status: 'published', may: editors, authorHears: 'published_meanwhile', act: save },
  'hand in a draft': { status: 'draft', may: desk, act: moveTo('review') },
  'publish one in review': { status: 'review', may: editors, act: moveTo('published') },
  'take one back from review': { status: 'review', may: desk, act: moveTo('draft') },
  'take a published one off': { status: 'published', may: editors, act: moveTo('draft') },
  'delete a published one': {
    status: 'published',
    may: ['its author', 'master'],
    othersHear: 'removal_forbidden',
    act: (actor, { id }) => removeArticle(actor, { id }),
  },
  'restore one': {
    status: 'draft',
    inTrash: true,
    may: editors,
    act: (actor, { id }) => restoreArticle(actor, { id }),
  },
}

const traceOf = (id: string) =>
  db().article.findUniqueOrThrow({
    where: { id },
    include: { tags: true, locations: true, versions: true, slugs: true },
  })

test.each(Object.entries(operations))('who may %s (abuse cases 7, 9)', async (_, operation) => {
  const made = async () => {
    const { author, article } = await given.article({ status: operation.status })
    if (operation.inTrash) await removeArticle(author, { id: article.id })
    return { author, before: await traceOf(article.id) }
  }
  const { author, before } = await made()
  const { id, version } = before
  for (const [who, person] of Object.entries(people) as [Who, (typeof people)[Who]][]) {
    if (operation.may.includes(who)) {
      const own = await made()
      await operation.act(await person(own.author), { id: own.before.id, version: own.before.version })
      continue
    }
    const expected = (who === 'its author' && operation.authorHears) || operation.othersHear || 'article_forbidden'
    expect(await refusal(operation.act(await person(author), { id, version })), who).toBe(expected)
    expect(await traceOf(id), who).toEqual(before)
  }
  const audited = await db().auditEntry.count({ where: { subjectId: id, actorId: { not: author.id } } })
  expect(audited).toBe(operation.status === 'published' ? 1 : 0)
})

test('without a role nobody writes: no reader a new article, no former author their own', async () => {
  expect(await refusal(createArticle(await given.reader(), fieldsWith()))).toBe('article_create_forbidden')
  const { author, article } = await given.article()
  const former = { ...author, roles: [] }
  const save = saveArticle(former, { id: article.id, version: 1, fields: fieldsWith() })
  expect(await refusal(save)).toBe('article_forbidden')
  expect(await refusal(removeArticle(former, { id: article.id }))).toBe('removal_forbidden')
})
