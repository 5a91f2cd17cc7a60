import { describe, expect, test } from 'vitest'
import { anonymous, type SignedIn } from '#lib/actor.ts'
import { countQueue } from '#server/articles/desk/queries/tally.ts'
import { listOwnWork } from '#server/articles/own/queries/own-work.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { addComment } from '#server/comments/commands/add-comment.ts'
import { resolveComment } from '#server/comments/commands/resolve-comment.ts'
import { archiveNotice, readAllNotices, readNotice } from '#server/notifications/commands/read-notices.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '#tests/support/given.ts'
import { countUnread, listNotices } from '#tests/support/live/notices.ts'
import { refusal } from '#tests/support/refusal.ts'

const kindsFor = async (actor: SignedIn) => (await listNotices(actor)).map(({ type }) => type)

async function handedIn() {
  const [author, editor, colleague] = [await given.author(), await given.editor(), await given.editor()]
  const { article } = await given.article({ author, status: 'draft' })
  const { version } = await changeStatus(author, { id: article.id, version: article.version, status: 'review' })
  return { author, editor, colleague, id: article.id, version }
}

describe('a notification', () => {
  test('goes by itself once its article has taken the next step, for everybody', async () => {
    const { author, editor, colleague, id, version } = await handedIn()
    expect([await kindsFor(editor), await kindsFor(colleague)]).toEqual([['SUBMITTED'], ['SUBMITTED']])
    await changeStatus(editor, { id, version, status: 'published' })
    expect([await kindsFor(editor), await kindsFor(colleague)]).toEqual([[], []])
    expect(await kindsFor(author)).toEqual(['PUBLISH_SUCCESS'])
    await removeArticle(await given.master(), { id })
    expect(await kindsFor(author)).toEqual(['DELETED'])
  })

  test('never reaches the person who did it', async () => {
    const { editor, colleague } = await handedIn()
    const { article } = await given.article({ author: editor, status: 'draft' })
    await changeStatus(editor, { id: article.id, version: article.version, status: 'published' })
    expect(await kindsFor(editor)).toEqual(['SUBMITTED'])
    await removeArticle(await given.master(), { id: article.id })
    expect(await kindsFor(editor)).toEqual(['DELETED', 'SUBMITTED'])
    expect(await kindsFor(colleague)).toEqual(['DELETED', 'SUBMITTED'])
  })

  test('of a mention goes when the comment is resolved, and other mentions stay', async () => {
    const { author, editor, id } = await handedIn()
    const name = (await db().profile.findUniqueOrThrow({ where: { id: author.id } })).fullName
    const said = (words: string) => {
      const comment = `@${name} ${words}`
      return addComment(editor, { articleId: id, requestId: crypto.randomUUID(), comment, anchor: null })
    }
    await said('confira o nome')
    await said('confira a data')
    const first = await db().articleComment.findFirstOrThrow({ where: { articleId: id }, orderBy: { id: 'asc' } })
    await resolveComment(editor, { id: first.id, resolved: true })
    const mentions = (await listNotices(author)).filter(({ type }) => type === 'MENTION')
    expect(mentions.map(({ message }) => message)).toEqual([expect.stringContaining('data')])
  })

  test('is read and archived by its owner alone (abuse case 7)', async () => {
    const { editor, colleague, author } = await handedIn()
    const [notice] = await listNotices(editor)
    const id = notice?.id ?? ''
    for (const stranger of [colleague, author, await given.reader(), await given.master()])
      for (const act of [readNotice, archiveNotice]) expect(await refusal(act(stranger, { id }))).toBe('not_found')
    for (const act of [readNotice, archiveNotice]) expect(await refusal(act(anonymous, { id }))).toBe('signed_out')
    expect(await refusal(readAllNotices(anonymous, { until: new Date() }))).toBe('signed_out')
    expect(await countUnread(editor)).toBe(1)
    await readNotice(editor, { id })
    expect([await countUnread(editor), await kindsFor(editor)]).toEqual([0, ['SUBMITTED']])
    await archiveNotice(editor, { id })
    expect(await kindsFor(editor)).toEqual([])
  })

  test('that came after the list was opened stays unread when all are read', async () => {
    const { editor } = await handedIn()
    const [seen] = await listNotices(editor)
    await handedIn()
    await readAllNotices(editor, { until: new Date(seen?.createdAt ?? 0) })
    expect((await listNotices(editor)).map(({ isUnread }) => isUnread)).toEqual([true, false])
  })
})

test('the dashboard lists one’s drafts, what waits and what goes out soon; an author sees their own alone', async () => {
  const { author, editor, id } = await handedIn()
  const { article: draft } = await given.article({ author, status: 'draft' })
  const { article: planned } = await given.article({ author, status: 'review' })
  const soon = new Date(Date.now() + 86_400_000)
  await db().article.update({ where: { id: planned.id }, data: { publishAt: soon } })
  const ids = (list: { id: string }[]) => list.map(item => item.id)
  const work = await listOwnWork(author)
  expect([ids(work.drafts), ids(work.waiting).includes(id), ids(work.scheduled)]).toEqual([
    [draft.id],
    true,
    [planned.id],
  ])
  const ofEditor = await listOwnWork(editor)
  expect([ids(ofEditor.drafts), ids(ofEditor.scheduled)]).toEqual([[], [planned.id]])
  const stranger = await listOwnWork(await given.author())
  expect([stranger.drafts, stranger.waiting, stranger.scheduled]).toEqual([[], [], []])
  expect([await countQueue(author), await countQueue(editor)]).toEqual([0, expect.any(Number)])
})
