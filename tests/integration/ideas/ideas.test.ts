import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type Actor, anonymous, type SignedIn } from '#lib/actor.ts'
import { type IdeaFieldsInput, ideaFields } from '#lib/schemas/articles/idea.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { createArticle } from '#server/articles/writing/commands/create-article.ts'
import { listArticlesOfIdea } from '#server/articles/writing/queries/of-idea.ts'
import { changeIdea } from '#server/ideas/commands/change-idea.ts'
import { commentIdea } from '#server/ideas/commands/comment-idea.ts'
import { createIdea } from '#server/ideas/commands/create-idea.ts'
import { removeIdeaComment } from '#server/ideas/commands/remove-idea-comment.ts'
import { setIdeaDay } from '#server/ideas/commands/set-idea-day.ts'
import { setIdeaStatus } from '#server/ideas/commands/set-idea-status.ts'
import { listMonth } from '#server/ideas/queries/calendar.ts'
import { findIdea, listColleagues, listIdeaCities } from '#server/ideas/queries/idea.ts'
import { listColumns, listIdeas } from '#server/ideas/queries/list.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { fieldsWith, given } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'

const fields = (own: Partial<IdeaFieldsInput> = {}) =>
  ideaFields.parse({
    title: 'Obras da orla',
    description: 'Ouvir os comerciantes sobre o atraso.',
    priority: 'medium',
    assignedTo: '',
    deadline: '',
    city: '',
    tags: '',
    ...own,
  })

async function ideaOf(actor: SignedIn, own: Partial<IdeaFieldsInput> = {}) {
  const { id } = await createIdea(actor, { requestId: randomUUID(), fields: fields(own) })
  return id
}

const rowOf = (id: string) => db().storyIdea.findUniqueOrThrow({ where: { id } })
const unfiltered = { words: '', assignee: null, city: null, priority: null }

describe.each<[string, () => Promise<Actor>]>([
  ['an anonymous visitor', async () => anonymous],
  ['a reader', given.reader],
])('%s', (_, stranger) => {
  test('neither sees nor changes the newsroom’s ideas', async () => {
    const actor = await stranger()
    const author = await given.author()
    const id = await ideaOf(author)
    const comment = { ideaId: id, requestId: randomUUID(), comment: 'Ligar para a secretaria.' }
    const { id: commentId } = await commentIdea(author, comment)
    const before = [await rowOf(id), await db().storyIdeaComment.findMany({ where: { ideaId: id } })]
    const attempts = [
      () => createIdea(actor, { requestId: randomUUID(), fields: fields() }),
      () => changeIdea(actor, { id, version: 1, fields: fields({ title: 'Outra' }) }),
      () => setIdeaStatus(actor, { id, status: 'cancelled' }),
      () => setIdeaDay(actor, { id, day: '2026-11-24' }),
      () => commentIdea(actor, { ...comment, comment: 'Eu também.' }),
      () => removeIdeaComment(actor, { id: commentId }),
      () => listIdeas(actor, 'todas', unfiltered, null),
      () => listColumns(actor, unfiltered),
      () => listMonth(actor, unfiltered, null),
      () => findIdea(actor, id),
      () => listColleagues(actor),
      () => listIdeaCities(actor),
      // A missing idea gets the same answer, which reveals nothing.
      () => setIdeaStatus(actor, { id: randomUUID(), status: 'cancelled' }),
      () => findIdea(actor, randomUUID()),
    ]
    for (const attempt of attempts) expect(await refusal(attempt())).toBe('forbidden')
    expect([await rowOf(id), await db().storyIdeaComment.findMany({ where: { ideaId: id } })]).toEqual(before)
  })
})

describe('an idea', () => {
  test('is an idea without an assignee, and assigned with one', async () => {
    const [author, colleague] = [await given.author(), await given.author()]
    const free = await ideaOf(author)
    const given1 = await ideaOf(author, { assignedTo: colleague.id })
    expect([(await rowOf(free)).status, (await rowOf(given1)).status]).toEqual(['idea', 'assigned'])
    await changeIdea(author, { id: free, version: 1, fields: fields({ assignedTo: colleague.id }) })
    expect((await rowOf(free)).status).toBe('assigned')
    await changeIdea(colleague, { id: free, version: 2, fields: fields() })
    expect((await rowOf(free)).status).toBe('idea')
    await setIdeaStatus(author, { id: free, status: 'in_progress' })
    await changeIdea(author, { id: free, version: 3, fields: fields({ assignedTo: colleague.id }) })
    expect((await rowOf(free)).status).toBe('in_progress')
  })

  test('is changed by its creator, by its assignee and by editors, and by no other author', async () => {
    const [creator, assignee, other] = [await given.author(), await given.author(), await given.author()]
    const id = await ideaOf(creator, { assignedTo: assignee.id })
    expect(await refusal(setIdeaStatus(other, { id, status: 'cancelled' }))).toBe('idea_forbidden')
    expect(await refusal(changeIdea(other, { id, version: 1, fields: fields() }))).toBe('idea_forbidden')
    expect(await refusal(setIdeaDay(other, { id, day: '2026-11-24' }))).toBe('idea_forbidden')
    expect((await rowOf(id)).deadline).toBeNull()
    for (const actor of [creator, assignee, await given.editor(), await given.master()])
      await setIdeaStatus(actor, { id, status: 'in_progress' })
    await db().userRole.deleteMany({ where: { userId: creator.id } })
    expect(await refusal(setIdeaStatus({ ...creator, roles: [] }, { id, status: 'idea' }))).toBe('forbidden')
  })

  test('sent twice by one click is made once, also at the same moment (abuse case 34)', async () => {
    const author = await given.author()
    const requestId = randomUUID()
    const made = await Promise.all([1, 2, 3].map(() => createIdea(author, { requestId, fields: fields() })))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(await db().storyIdea.count({ where: { createdBy: author.id } })).toBe(1)
  })

  test('saved by another person meanwhile is not overwritten', async () => {
    const author = await given.author()
    const id = await ideaOf(author)
    await changeIdea(await given.editor(), { id, version: 1, fields: fields({ title: 'Do editor' }) })
    expect(await refusal(changeIdea(author, { id, version: 1, fields: fields({ title: 'Do autor' }) }))).toBe(
      'idea_changed_meanwhile',
    )
    expect((await rowOf(id)).title).toBe('Do editor')
  })

  test('moves to another day and keeps its hour; an open form learns of it', async () => {
    const author = await given.author()
    const id = await ideaOf(author, { deadline: '20/11/2026 23:30' })
    await setIdeaDay(author, { id, day: '2026-11-20' })
    expect(await rowOf(id)).toMatchObject({ version: 1 })
    await setIdeaDay(author, { id, day: '2026-12-01' })
    expect(await rowOf(id)).toMatchObject({ version: 2, deadline: new Date('2026-12-02T02:30:00Z') })
    const stale = changeIdea(author, { id, version: 1, fields: fields({ deadline: '20/11/2026 23:30' }) })
    expect(await refusal(stale)).toBe('idea_changed_meanwhile')
    const free = await ideaOf(author)
    await setIdeaDay(author, { id: free, day: '2026-12-01' })
    expect((await rowOf(free)).deadline).toEqual(new Date('2026-12-01T21:00:00Z'))
  })
})

describe('lists', () => {
  test('are newest first, paged, narrowed by person, city and priority, and show their counts', async () => {
    const author = await given.author()
    const ids: string[] = []
    for (let n = 0; n < 23; n++)
      ids.push(await ideaOf(author, { assignedTo: author.id, priority: n === 3 ? 'urgent' : 'low' }))
    await setIdeaStatus(author, { id: ids[0] ?? '', status: 'cancelled' })
    const filter = { ...unfiltered, assignee: author.id }
    const first = await listIdeas(author, 'todas', filter, null)
    expect(first.ideas.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 20))
    const second = await listIdeas(author, 'todas', filter, first.next)
    expect(second.ideas.map(({ id }) => id)).toEqual(ids.slice(0, 3).toReversed())
    expect([second.next, first.counts.assigned, first.counts.cancelled]).toEqual([null, 22, 1])
    const urgent = await listIdeas(author, 'atribuidas', { ...filter, priority: 'urgent' }, null)
    expect([urgent.ideas.map(({ id }) => id), urgent.counts.assigned]).toEqual([[ids[3]], 1])
    const elsewhere = await listIdeas(author, 'todas', { ...filter, city: 'sobral-ce' }, null)
    expect(elsewhere.ideas).toEqual([])
    const columns = await listColumns(author, filter)
    expect(columns.map(({ count }) => count)).toEqual([0, 22, 0, 0, 1])
  })

  test('find parts of words of a title as they are typed, without accents', async () => {
    const author = await given.author()
    const mark = `marca${randomUUID().slice(0, 8)}`
    const id = await ideaOf(author, { title: `Estação ${mark} reabre`, deadline: '25/11/2026 10:00' })
    await ideaOf(author, { title: `Outra ${mark}`, description: 'Estação fechada', deadline: '25/11/2026 11:00' })
    const filter = { ...unfiltered, words: `${mark} staçã` }
    const { ideas, counts } = await listIdeas(author, 'todas', filter, null)
    expect([ideas.map(each => each.id), counts.idea]).toEqual([[id], 1])
    for (const words of [`nada${mark}`, `%${mark}_`, `${mark}' OR 1=1 --`])
      expect((await listIdeas(author, 'todas', { ...unfiltered, words }, null)).ideas).toEqual([])
  })

  test('the calendar uses the days of São Paulo, and marks late ideas (abuse case 16)', async () => {
    const author = await given.author()
    const restore = setClock(() => new Date('2026-11-21T12:00:00Z'))
    const filter = { ...unfiltered, assignee: author.id }
    const late = await ideaOf(author, { assignedTo: author.id, deadline: '2026-11-20T23:30' })
    const last = await ideaOf(author, { assignedTo: author.id, deadline: '2026-11-30T23:59' })
    await ideaOf(author, { assignedTo: author.id, deadline: '2026-12-01T00:00' })
    const off = await ideaOf(author, { assignedTo: author.id, deadline: '2026-11-25T10:00' })
    await setIdeaStatus(author, { id: off, status: 'cancelled' })
    const { month, days } = await listMonth(author, filter, null)
    restore()
    expect(month).toBe('2026-11')
    expect([...days].map(([day, ideas]) => [day, ideas.map(({ id, overdue }) => [id, overdue])])).toEqual([
      ['2026-11-20', [[late, true]]],
      ['2026-11-30', [[last, false]]],
    ])
  })
})

test('writing an idea sets it in progress and assigns it to the writer; publication completes it', async () => {
  const [creator, writer, other] = [await given.author(), await given.author(), await given.author()]
  const ideaId = await ideaOf(creator)
  const { id } = await createArticle(writer, { ...fieldsWith(), ideaId, requestId: randomUUID() })
  expect(await rowOf(ideaId)).toMatchObject({ status: 'in_progress', assignedTo: writer.id })
  const seen = async (actor: Actor) => (await listArticlesOfIdea(actor, ideaId)).map(({ title }) => title !== null)
  expect([await seen(writer), await seen(await given.editor()), await seen(other)]).toEqual([[true], [true], [false]])
  await changeStatus(await given.editor(), { id, version: 1, status: 'published' })
  expect((await rowOf(ideaId)).status).toBe('completed')
  expect(await seen(other)).toEqual([true])
})

test('a comment is removed by its writer within fifteen minutes, by an editor always, and leaves a mark', async () => {
  const [author, other] = [await given.author(), await given.author()]
  const ideaId = await ideaOf(author)
  const { id } = await commentIdea(author, { ideaId, requestId: randomUUID(), comment: 'Ligar.' })
  expect(await refusal(removeIdeaComment(other, { id }))).toBe('comment_forbidden')
  const { createdAt } = await db().storyIdeaComment.findUniqueOrThrow({ where: { id } })
  const late = setClock(() => new Date(createdAt.getTime() + 15 * 60_000 + 1))
  expect(await refusal(removeIdeaComment(author, { id }))).toBe('comment_too_old')
  expect((await findIdea(author, ideaId))?.comments[0]).toMatchObject({ removable: false })
  await removeIdeaComment(await given.editor(), { id })
  late()
  expect((await findIdea(author, ideaId))?.comments).toMatchObject([{ id, text: null }])
  expect((await db().storyIdeaComment.findUniqueOrThrow({ where: { id } })).comment).toBe('')
  const { id: second } = await commentIdea(author, { ideaId, requestId: randomUUID(), comment: 'Liguei.' })
  await removeIdeaComment(author, { id: second })
  expect((await findIdea(other, ideaId))?.comments.map(({ text }) => text)).toEqual([null, null])
})
