import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { notePresence } from '#server/articles/writing/commands/note-presence.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { given } from '../../../support/given.ts'
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
  expect(await notePresence(author, here)).toEqual({ version: 1, others: [{ name: 'Fulana de Tal', mine: false }] })
  await notePresence(editor, { ...there, leaving: true })
  expect((await notePresence(author, here)).others).toEqual([])
})

test('a crashed tab disappears after forty seconds', async () => {
  const { author, editor, here, there } = await twoForms()
  await notePresence(editor, there)
  const runOn = setClock(() => new Date(Date.now() + 41_000))
  expect((await notePresence(author, here)).others).toEqual([])
  runOn()
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

test('an article in the trash has nobody', async () => {
  const { author, article, here } = await twoForms()
  await removeArticle(author, { id: article.id })
  expect(await refusal(notePresence(author, here))).toBe('article_not_found')
})
