import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, test } from 'vitest'
import { reviewFields } from '#lib/schemas/articles/review.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { claimReview } from '#server/articles/review/commands/claim-review.ts'
import { reviewArticle } from '#server/articles/review/commands/review-article.ts'
import { notePresence } from '#server/articles/writing/commands/note-presence.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { findForEdit } from '#server/articles/writing/queries/editable.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { fieldsWith, given } from '../../../support/given.ts'
import { refusal } from '../../../support/refusal.ts'

async function twoForms() {
  const { author, article } = await given.article()
  const editor = await given.person(['editor'], 'Fulana de Tal')
  const here = { id: article.id, form: randomUUID() }
  const there = { id: article.id, form: randomUUID() }
  return { author, editor, article, here, there }
}

test('each person with the article open sees the others until they leave', async () => {
  const { author, editor, here, there } = await twoForms()
  expect((await notePresence(author, here)).others).toEqual([])
  await notePresence(editor, there)
  expect(await notePresence(author, here)).toEqual({
    version: 1,
    state: expect.any(String),
    others: [{ id: editor.id, name: 'Fulana de Tal', mine: false, place: null }],
  })
  await notePresence(editor, { ...there, leaving: true })
  expect((await notePresence(author, here)).others).toEqual([])
})

test('where a person writes is told, and told to the others’ streams once it changes', async () => {
  const { author, editor, article, here, there } = await twoForms()
  const listener = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await listener.connect()
  await listener.query('listen article_presence')
  const heard: (string | undefined)[] = []
  listener.on('notification', ({ payload }) => heard.push(payload))
  const told = async () => {
    // Messages come before the answer to a later statement.
    await listener.query('SELECT 1')
    return heard.splice(0)
  }
  await notePresence(author, here)
  expect(await told()).toEqual([article.id])
  await notePresence(editor, { ...there, place: 'content:3' })
  expect((await notePresence(author, here)).others).toMatchObject([{ place: 'content:3' }])
  await notePresence(editor, { ...there, place: 'title' })
  expect(await told()).toEqual([article.id, article.id])
  await notePresence(editor, { ...there, leaving: true })
  expect(await told()).toEqual([article.id])
  await notePresence(editor, { ...there, leaving: true })
  expect(await told()).toEqual([])
  await listener.end()
})

test('a crashed tab disappears after forty seconds', async () => {
  const { author, editor, here, there } = await twoForms()
  await notePresence(editor, there)
  const runOn = setClock(() => new Date(Date.now() + 41_000))
  expect((await notePresence(author, here)).others).toEqual([])
  runOn()
})

test('a form hears of another state with each report, however long it heard nothing; of another text it is none', async () => {
  const { author, editor, article, here } = await twoForms()
  const state = async () => (await notePresence(author, here)).state
  const states = [await state()]
  expect((await findForEdit(author, article.id)).state).toBe(states[0])
  const { version } = await saveArticle(author, { id: article.id, version: 1, fields: fieldsWith({ title: 'Outro' }) })
  expect(await state()).toBe(states[0])
  await changeStatus(author, { id: article.id, version, status: 'review' })
  states.push(await state())
  const fields = reviewFields.parse({ decision: 'approved', comment: '', quality: '9' })
  await reviewArticle(editor, { id: article.id, version: version + 1, fields })
  states.push(await state())
  await claimReview(editor, { id: article.id, mine: true })
  states.push(await state())
  expect(new Set(states).size).toBe(4)
})

test('another tab of one’s own is named as such, and several tabs of one person count as one', async () => {
  const { author, editor, here, there } = await twoForms()
  await notePresence(author, there)
  for (let tab = 0; tab < 3; tab++) await notePresence(editor, { ...there, form: randomUUID() })
  const { others } = await notePresence(author, here)
  expect(others.map(({ mine }) => mine).sort()).toEqual([false, true])
})

test('strangers neither see nor are seen, and nobody uses another’s form (abuse case 7)', async () => {
  const { author, article, here } = await twoForms()
  await notePresence(author, here)
  for (const stranger of [await given.reader(), await given.author()]) {
    expect(await refusal(notePresence(stranger, { id: article.id, form: randomUUID() }))).toBe('article_forbidden')
  }
  expect(await refusal(notePresence(await given.editor(), { ...here, leaving: true }))).toBe('another_account')
  expect(await db().writingSession.findMany({ where: { articleId: article.id } })).toMatchObject([
    { id: here.form, leftAt: null },
  ])
})
