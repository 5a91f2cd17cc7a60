import { expect, test } from 'vitest'
import { system } from '#lib/actor.ts'
import type { DomainError } from '#lib/errors.ts'
import { messageFor } from '#lib/messages.ts'
import { scheduleFields } from '#lib/schemas/articles/schedule.ts'
import { localOf } from '#lib/text/local-time.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { runSchedule } from '#server/articles/publication/commands/run-schedule.ts'
import { scheduleArticle } from '#server/articles/publication/commands/schedule-article.ts'
import { restoreVersion } from '#server/articles/versions/commands/restore-version.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { db } from '#server/platform/db/db.ts'
import { fieldsWith, given, sentence } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'

const opening = `<p>${sentence('Abertura')}</p>`
const photo = (src: string, alt = '', caption = '') =>
  `<figure><img src="${src}" alt="${alt}" />${caption && `<figcaption>${caption}</figcaption>`}</figure>`
const withUndescribed = opening + photo('/favicon.ico', 'A ponte') + photo('/favicon.ico?2', '', 'A praça ontem')
const rowOf = (id: string) => db().article.findUniqueOrThrow({ where: { id } })
const errorOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    error => error as DomainError,
  )

/** A text in review, and an editor who may publish it. */
async function inReview(content: string) {
  const { article } = await given.article({ status: 'review', fields: { content } })
  return { article, editor: await given.editor() }
}

test('nobody publishes an undescribed picture: the refusal names it', async () => {
  const { article, editor } = await inReview(withUndescribed)
  const error = await errorOf(changeStatus(editor, { id: article.id, version: article.version, status: 'published' }))
  expect(error?.code).toBe('missing_picture_alt')
  const message = 'Descreva a 2ª imagem do texto (“A praça ontem”) antes de publicar.'
  expect(error && messageFor(error)).toBe(message)
  expect(error?.fields).toEqual({ content: message })
  expect(await rowOf(article.id)).toMatchObject({ status: 'review', version: article.version })
})

test('nor a gallery with an undescribed picture, which counts among the pictures of the text', async () => {
  const gallery = (...alts: string[]) =>
    `<figure data-gallery>${alts.map((alt, n) => photo(`/favicon.ico?${n}`, alt, `Foto ${n}`)).join('')}</figure>`
  const { article, editor } = await inReview(
    opening + photo('/favicon.ico', 'A ponte') + gallery('A praça', '', 'O rio'),
  )
  const publishing = { id: article.id, version: article.version, status: 'published' } as const
  const error = await errorOf(changeStatus(editor, publishing))
  expect(error && messageFor(error)).toBe('Descreva a 3ª imagem do texto (“Foto 1”) antes de publicar.')
  const { slug } = article
  const content = opening + gallery('A praça', 'A feira', 'O rio')
  const saved = await saveArticle(editor, {
    id: article.id,
    version: article.version,
    fields: fieldsWith({ slug, content }),
  })
  await changeStatus(editor, { ...publishing, version: saved.version })
  expect(await rowOf(article.id)).toMatchObject({ status: 'published', content })
})

test('nor schedules one; if it came later, the schedule is cancelled', async () => {
  const up = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 3_600_000)
  const fields = scheduleFields.parse({ publishAt: localOf(up), unpublishAt: '', embargoNote: '' })
  const early = await inReview(withUndescribed)
  expect(await refusal(scheduleArticle(early.editor, { id: early.article.id, fields }))).toBe('missing_picture_alt')
  const { article, editor } = await inReview(opening)
  await scheduleArticle(editor, { id: article.id, fields })
  const { version, slug } = await rowOf(article.id)
  await saveArticle(editor, { id: article.id, version, fields: fieldsWith({ slug, content: withUndescribed }) })
  await db().article.update({ where: { id: article.id }, data: { publishAt: new Date(Date.now() - 1_000) } })
  await runSchedule(system, { articleId: article.id })
  expect(await rowOf(article.id)).toMatchObject({ status: 'review', publishAt: null })
})

test('nor does restoring an older version bring one into a published text', async () => {
  const { article, editor } = await inReview(withUndescribed)
  const withoutPictures = fieldsWith({ slug: article.slug, content: opening })
  const saved = await saveArticle(editor, { id: article.id, version: article.version, fields: withoutPictures })
  const out = await changeStatus(editor, { id: article.id, version: saved.version, status: 'published' })
  const back = { id: article.id, version: out.version, number: article.version }
  expect(await refusal(restoreVersion(editor, back))).toBe('missing_picture_alt')
  expect(await rowOf(article.id)).toMatchObject({ content: opening, version: out.version })
  const down = await changeStatus(editor, { id: article.id, version: out.version, status: 'draft' })
  await restoreVersion(editor, { ...back, version: down.version })
})

test('an old text can be corrected unchanged; only new pictures need a description (BODY-6)', async () => {
  const { article } = await given.article({ status: 'published' })
  // As after an import.
  await db().article.update({ where: { id: article.id }, data: { content: withUndescribed } })
  const editor = await given.editor()
  const correct = async (content: string) => {
    const { version, slug } = await rowOf(article.id)
    return saveArticle(editor, { id: article.id, version, fields: fieldsWith({ slug, content }) })
  }
  await correct(withUndescribed.replace('Abertura', 'Correção'))
  expect((await rowOf(article.id)).content).toContain('Correção')
  expect(await refusal(correct(withUndescribed + photo('/favicon.ico?3')))).toBe('missing_picture_alt')
  await correct(withUndescribed + photo('/favicon.ico?3', 'A feira'))
  expect((await rowOf(article.id)).content).toContain('A feira')
})
