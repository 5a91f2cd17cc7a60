import { expect, test } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import { articlePath } from '#lib/addresses/paths.ts'
import { addCorrection } from '#server/articles/corrections/commands/add-correction.ts'
import { withdrawCorrection } from '#server/articles/corrections/commands/withdraw-correction.ts'
import { listCorrections, listDeskCorrections } from '#server/articles/corrections/queries/corrections.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { findArticleAt } from '#server/articles/reading/queries/address.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { given } from '../../../support/given.ts'
import { keysForgottenBy } from '../../../support/press.ts'
import { refusal } from '../../../support/refusal.ts'

const text = 'A obra termina em três semanas, e não em duas.'

async function readAt(slug: string) {
  const found = await findArticleAt(anonymous, slug)
  if (found.kind !== 'article') throw new Error(found.kind)
  return found.article
}

test('a correction is on the article’s page, changes its date, and its pages are printed anew', async () => {
  const { article } = await given.article({ status: 'published' })
  const later = new Date(Date.now() + 60_000)
  const release = setClock(() => later)
  const editor = await given.editor()
  const keys = await keysForgottenBy(() => addCorrection(editor, { articleId: article.id, kind: 'number', text }))
  release()
  expect(keys).toEqual(expect.arrayContaining([`article:${article.id}`, 'feed', 'corrections']))
  const page = await readAt(article.slug)
  expect(page.corrections).toMatchObject([{ kind: 'number', text, createdAt: later }])
  expect(page.changedAt).toEqual(later)
  const row = await db().article.findUniqueOrThrow({ where: { id: article.id } })
  expect(row.version, 'whoever has the text open is not in conflict').toBe(article.version)
})

test('a withdrawn one is gone for readers and kept for the desk', async () => {
  const { article } = await given.article({ status: 'published' })
  const editor = await given.editor()
  const { id } = await addCorrection(editor, { articleId: article.id, kind: 'fact', text })
  await withdrawCorrection(await given.master(), { id })
  expect((await readAt(article.slug)).corrections).toEqual([])
  expect((await listCorrections())?.entries.map(entry => entry.id)).not.toContain(id)
  const [kept] = (await listDeskCorrections(editor, { articleId: article.id })).entries
  expect(kept).toMatchObject({ id, text, shown: true })
  expect(kept?.withdrawnAt).not.toBeNull()
  expect(await refusal(withdrawCorrection(editor, { id }))).toBe('correction_withdrawn')
})

test('/erramos shows public articles only, and its older pages repeat nothing', async () => {
  const editor = await given.editor()
  const { article } = await given.article({ status: 'published' })
  const release = setClock(() => new Date(Date.now() + 60 * 60_000))
  for (let i = 0; i < 25; i++)
    await addCorrection(editor, { articleId: article.id, kind: 'fact', text: `${text} ${i}` })
  release()
  const first = await listCorrections()
  expect(first?.entries).toHaveLength(20)
  expect(first?.entries[0]).toMatchObject({ text: `${text} 24`, article: { path: articlePath(article) } })
  const second = await listCorrections(first?.older ?? '')
  expect(second?.entries[0]?.text).toBe(`${text} 4`)
  expect(await listCorrections(crypto.randomUUID())).toBeNull()
  await changeStatus(editor, { id: article.id, version: article.version, status: 'draft' })
  expect((await listCorrections())?.entries.map(entry => entry.article.id)).not.toContain(article.id)
})

test('only public articles can be corrected, and only by editors and masters', async () => {
  const { article, author } = await given.article({ status: 'published' })
  const { article: draft } = await given.article()
  const editor = await given.editor()
  expect(await refusal(addCorrection(editor, { articleId: draft.id, kind: 'fact', text }))).toBe('not_published')
  const { id } = await addCorrection(editor, { articleId: article.id, kind: 'fact', text })
  for (const actor of [anonymous, await given.reader(), await given.subscriber(), author]) {
    expect(await refusal(addCorrection(actor, { articleId: article.id, kind: 'fact', text }))).toBe('forbidden')
    expect(await refusal(withdrawCorrection(actor, { id }))).toBe('forbidden')
    expect(await refusal(listDeskCorrections(actor))).toBe('forbidden')
  }
  expect((await readAt(article.slug)).corrections).toHaveLength(1)
})
