import { afterEach, describe, expect, test } from 'vitest'
import { anonymous, type SignedIn, system } from '#lib/actor.ts'
import { type ScheduleFieldsInput, scheduleFields } from '#lib/schemas/articles/schedule.ts'
import { localOf } from '#lib/text/local-time.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { runSchedule } from '#server/articles/publication/commands/run-schedule.ts'
import { scheduleArticle } from '#server/articles/publication/commands/schedule-article.ts'
import { listDue } from '#server/articles/publication/queries/due.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { fieldsWith, given } from '#tests/support/given.ts'
import { listNotices } from '#tests/support/live/notices.ts'
import { refusal } from '#tests/support/refusal.ts'

let restoreClock = () => {}
afterEach(() => restoreClock())

const hourMs = 60 * 60 * 1000
/** A full minute in the future, because the form has no seconds. */
const inHours = (hours: number) => new Date(Math.floor(Date.now() / 60_000) * 60_000 + hours * hourMs)
const planned = (own: Partial<ScheduleFieldsInput> = {}) =>
  scheduleFields.parse({ publishAt: '', unpublishAt: '', embargoNote: '', ...own })
const rowOf = (id: string) => db().article.findUniqueOrThrow({ where: { id } })
const notificationTypes = async (actor: SignedIn) => (await listNotices(actor)).map(({ type }) => type)
const at = (moment: Date) => {
  restoreClock()
  restoreClock = setClock(() => moment)
}

/** A text in review, scheduled by an editor to go public in an hour and down in three. */
async function scheduled(own: Partial<ScheduleFieldsInput> = {}, fields?: Parameters<typeof fieldsWith>[0]) {
  const { article, author } = await given.article({ status: 'review', fields })
  const editor = await given.editor()
  const [up, down] = [inHours(1), inHours(3)]
  await scheduleArticle(editor, {
    id: article.id,
    fields: planned({ publishAt: localOf(up), unpublishAt: localOf(down), ...own }),
  })
  return { id: article.id, version: article.version, author, editor, up, down }
}

describe('a scheduled publication', () => {
  test('happens at its time and not before, in the name of its editor, and ends at its end', async () => {
    const { id, author, editor, up, down } = await scheduled()
    expect(await notificationTypes(author)).toEqual(['SCHEDULED'])
    at(new Date(up.getTime() - 1))
    await runSchedule(system, { articleId: id })
    expect(await rowOf(id)).toMatchObject({ status: 'review', publishAt: up, scheduledBy: editor.id })

    at(up)
    expect(await listDue()).toContain(id)
    await runSchedule(system, { articleId: id })
    expect(await rowOf(id)).toMatchObject({
      status: 'published',
      publishAt: null,
      unpublishAt: down,
      publishedAt: up,
      submittedAt: null,
    })
    expect(await notificationTypes(author)).toEqual(['PUBLISH_SUCCESS'])
    const versions = await db().articleVersion.findMany({
      where: { articleId: id },
      orderBy: { versionNumber: 'asc' },
    })
    expect(versions.at(-1)).toMatchObject({ status: 'published', changedBy: editor.id })

    at(down)
    await runSchedule(system, { articleId: id })
    expect(await rowOf(id)).toMatchObject({ status: 'draft', unpublishAt: null, publishedAt: up })
    expect(await listDue()).not.toContain(id)
  })

  test('happens once, however many workers try', async () => {
    const { id, up, author } = await scheduled()
    at(up)
    await Promise.all(Array.from({ length: 4 }, () => runSchedule(system, { articleId: id })))
    expect((await notificationTypes(author)).filter(type => type === 'PUBLISH_SUCCESS')).toHaveLength(1)
    expect(await db().articleVersion.count({ where: { articleId: id, status: 'published' } })).toBe(1)
  })

  test('is cancelled when an editor cancels it, the text is withdrawn, published by hand or deleted', async () => {
    const off = await scheduled()
    await scheduleArticle(off.editor, { id: off.id, fields: planned() })
    expect(await notificationTypes(off.author)).toEqual(['SCHEDULED', 'SCHEDULED'])
    const back = await scheduled()
    await changeStatus(await given.editor(), { id: back.id, version: back.version, status: 'draft' })
    const [calledOff] = await listNotices(back.editor)
    expect(calledOff?.message).toContain('não está mais agendado.')
    const gone = await scheduled()
    await removeArticle(gone.author, { id: gone.id })
    for (const { id } of [off, back, gone])
      expect(await rowOf(id)).toMatchObject({ publishAt: null, unpublishAt: null, scheduledBy: null })
    const early = await scheduled()
    await changeStatus(early.editor, { id: early.id, version: early.version, status: 'published' })
    expect(await rowOf(early.id)).toMatchObject({ publishAt: null, unpublishAt: early.down })
    at(early.up)
    for (const { id } of [off, back, early]) await runSchedule(system, { articleId: id })
    expect((await rowOf(off.id)).status).toBe('review')
    expect((await rowOf(back.id)).status).toBe('draft')
  })

  test('is not moved by an editor who saw an earlier time (abuse case 34)', async () => {
    const { id, editor, up, down } = await scheduled()
    const fields = planned({ publishAt: localOf(inHours(2)) })
    const blind = scheduleArticle(await given.editor(), { id, fields, from: planned() })
    expect(await refusal(blind)).toBe('setting_changed_meanwhile')
    expect(await rowOf(id)).toMatchObject({ publishAt: up, unpublishAt: down, scheduledBy: editor.id })
    const from = planned({ publishAt: localOf(up), unpublishAt: localOf(down) })
    await scheduleArticle(await given.editor(), { id, fields, from })
    await scheduleArticle(editor, { id, fields: from, from: null })
    expect(await rowOf(id)).toMatchObject({ publishAt: up, unpublishAt: down })
  })

  test('missed by the server until its end does not happen, and both people are notified', async () => {
    const { id, down, author, editor } = await scheduled()
    at(new Date(down.getTime() + hourMs))
    await runSchedule(system, { articleId: id })
    expect(await rowOf(id)).toMatchObject({ status: 'review', publishAt: null, unpublishAt: null })
    for (const actor of [author, editor]) expect(await notificationTypes(actor)).toContain('SCHEDULE_FAILED')
  })
})

test('while a text is scheduled its author only reads it; editors go on writing, and the latest text is published', async () => {
  const { id, version, author, editor, up } = await scheduled()
  const fields = fieldsWith({ title: 'O título da última hora' })
  expect(await refusal(saveArticle(author, { id, version, fields }))).toBe('scheduled_meanwhile')
  await saveArticle(editor, { id, version, fields })
  at(up)
  await runSchedule(system, { articleId: id })
  expect(await rowOf(id)).toMatchObject({ status: 'published', title: 'O título da última hora' })
})

test('under an embargo nobody publishes by hand, and the schedule does', async () => {
  const { id, version, editor, up } = await scheduled({ embargoNote: '  Só depois da coletiva das 14h.  ' })
  expect((await rowOf(id)).embargoNote).toBe('Só depois da coletiva das 14h.')
  expect(await refusal(changeStatus(editor, { id, version, status: 'published' }))).toBe('under_embargo')
  at(up)
  await runSchedule(system, { articleId: id })
  expect(await rowOf(id)).toMatchObject({ status: 'published', embargoNote: '' })
})

test('only editors and masters schedule', async () => {
  const { article, author } = await given.article()
  const fields = planned({ publishAt: localOf(inHours(1)) })
  for (const actor of [anonymous, await given.reader(), await given.author(), author])
    expect(await refusal(scheduleArticle(actor, { id: article.id, fields }))).toBe('article_forbidden')
  expect(await rowOf(article.id)).toEqual(article)
})
