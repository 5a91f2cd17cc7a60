import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '#lib/actor.ts'
import { scheduleFields } from '#lib/schemas/articles/schedule.ts'
import { localOf } from '#lib/text/local-time.ts'
import { scheduleArticle } from '#server/articles/publication/commands/schedule-article.ts'
import { autosaveArticle } from '#server/articles/writing/commands/autosave-article.ts'
import { purgeWriting } from '#server/articles/writing/commands/purge-writing.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { fieldsWith, given, sentence } from '../../../support/given.ts'
import { refusal } from '../../../support/refusal.ts'

let runOn = () => {}
afterEach(() => runOn())
const clockAt = (moment: Date) => {
  runOn()
  runOn = setClock(() => moment)
}

const versionsOf = (articleId: string) =>
  db().articleVersion.findMany({ where: { articleId }, orderBy: { versionNumber: 'asc' } })
const body = (...texts: string[]) => texts.map(text => `<p>${sentence(text)}</p>`).join('')

/** An open form on an article, with the state that its browser would hold. */
async function openForm(own: { status?: 'draft' | 'review' | 'published' } = {}) {
  const { author, article } = await given.article(own)
  return { author, article, ...formOf(article, author) }
}

function formOf(article: { id: string; slug: string; version: number }, person: SignedIn) {
  const form = randomUUID()
  const fields = fieldsWith({ slug: article.slug })
  let { version } = article
  const input = (content: string, request: string = randomUUID()) => ({
    id: article.id,
    version,
    fields: { ...fields, content },
    writing: { form, request },
  })
  return {
    form,
    input,
    /** Takes in what others saved. */
    follow(saved: { version: number }) {
      version = saved.version
    },
    async autosave(content: string, request?: string) {
      const saved = await autosaveArticle(person, input(content, request))
      version = saved.version
      return saved
    },
    async save(content: string) {
      const saved = await saveArticle(person, input(content))
      version = saved.version
      return saved
    },
  }
}

describe('an autosave', () => {
  test('stores the text, and makes a version row every ten minutes', async () => {
    const { article, autosave } = await openForm()
    const began = Date.now()
    for (const minute of [0, 4, 9, 10, 19, 21]) {
      clockAt(new Date(began + minute * 60_000))
      await autosave(body('a', `minuto ${minute}`))
    }
    const stored = await db().article.findUniqueOrThrow({ where: { id: article.id } })
    expect(stored).toMatchObject({ content: body('a', 'minuto 21'), version: 7 })
    const versions = await versionsOf(article.id)
    expect(versions.map(({ versionNumber }) => versionNumber)).toEqual([1, 4, 6, 7])
    expect(await db().auditEntry.count({ where: { subjectId: article.id, action: 'article.autosaved' } })).toBe(3)
  })

  test('never overwrites the row of another person, of another tab, or of a manual save', async () => {
    const { author, article, autosave } = await openForm()
    await autosave(body('da autora'))
    const other = formOf({ ...article, version: 2 }, await given.editor())
    await other.autosave(body('da editora'))
    const tab = formOf({ ...article, version: 3 }, author)
    await tab.autosave(body('da outra aba'))
    await tab.save(body('salvo'))
    await tab.autosave(body('depois'))
    const texts = (await versionsOf(article.id)).slice(1).map(({ content }) => content)
    expect(texts).toEqual(['da autora', 'da editora', 'da outra aba', 'salvo', 'depois'].map(each => body(each)))
  })

  test('of two people in turns is one row for each', async () => {
    const { article, ...one } = await openForm()
    const other = formOf(article, await given.editor())
    let words = 'a'
    for (let turn = 0; turn < 3; turn++) {
      for (const [form, next] of [
        [one, other],
        [other, one],
      ] as const) {
        words += ` ${turn}`
        next.follow(await form.autosave(body(words)))
      }
    }
    const versions = await versionsOf(article.id)
    expect(versions.map(({ versionNumber }) => versionNumber)).toEqual([1, 6, 7])
    expect(versions.map(({ content }) => content).slice(1)).toEqual([body('a 0 0 1 1 2'), body('a 0 0 1 1 2 2')])
  })

  test('keeps the earlier row when much text is deleted at once', async () => {
    const { article, autosave } = await openForm()
    await autosave(body('a', 'b', 'c', 'd'))
    await autosave(body('a'))
    expect((await versionsOf(article.id)).map(({ content }) => content)).toContain(body('a', 'b', 'c', 'd'))
  })

  test('becomes a manual save when the button is pressed, in the same version', async () => {
    const { article, autosave, save } = await openForm()
    await autosave(body('a'))
    expect(await save(body('a'))).toMatchObject({ version: 2 })
    expect((await versionsOf(article.id)).at(-1)).toMatchObject({ versionNumber: 2, autosavedSince: null })
    expect(await save(body('a'))).toMatchObject({ version: 3 })
  })

  test('never changes a published text, only the button does', async () => {
    const { article } = await openForm({ status: 'published' })
    const editor = formOf(article, await given.editor())
    expect(await refusal(editor.autosave(body('escondido')))).toBe('not_autosaved')
    expect((await db().article.findUniqueOrThrow({ where: { id: article.id } })).content).toBe(article.content)
    await editor.save(body('de propósito'))
    expect((await db().article.findUniqueOrThrow({ where: { id: article.id } })).content).toBe(body('de propósito'))
  })

  test('never changes a scheduled text: nothing half-written goes public by the schedule', async () => {
    const { article } = await openForm({ status: 'review' })
    const person = await given.editor()
    const publishAt = localOf(new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 3_600_000))
    const fields = scheduleFields.parse({ publishAt, unpublishAt: '', embargoNote: '' })
    const editor = formOf(article, person)
    await editor.autosave(body('antes de marcar a hora'))
    await scheduleArticle(person, { id: article.id, fields })
    const before = await versionsOf(article.id)
    expect(await refusal(editor.autosave(body('meia fra')))).toBe('not_autosaved')
    expect(await versionsOf(article.id)).toEqual(before)
    await editor.save(body('a frase inteira'))
    await scheduleArticle(person, { id: article.id, fields: { ...fields, publishAt: null } })
    await editor.autosave(body('outra vez sozinho'))
  })

  test.each(['reader', 'author'] as const)('by another %s saves nothing (abuse case 7)', async who => {
    const { article } = await openForm()
    const stranger = formOf(article, await given[who]())
    expect(await refusal(stranger.autosave(body('tomado')))).toBe('article_forbidden')
    expect(await db().writingSession.count({ where: { id: stranger.form } })).toBe(0)
  })
})

describe('a request that arrives twice, late, or out of order (abuse case 34)', () => {
  test('after a lost answer gives the same answer and changes nothing', async () => {
    const { article, author, input } = await openForm()
    const request = input(body('a'))
    const first = await autosaveArticle(author, request)
    expect(await autosaveArticle(author, request)).toEqual(first)
    expect(await saveArticle(author, request)).toEqual(first)
    expect(await db().article.findUniqueOrThrow({ where: { id: article.id } })).toMatchObject({ version: 2 })
  })

  test('many copies at one moment are one save', async () => {
    const { article, author, input } = await openForm()
    const request = input(body('a'))
    const answers = await Promise.all(Array.from({ length: 8 }, () => autosaveArticle(author, request)))
    expect(new Set(answers.map(({ version }) => version))).toEqual(new Set([2]))
    expect(await versionsOf(article.id)).toHaveLength(2)
  })

  test('overtaken by a later one is refused', async () => {
    const { author, input, autosave } = await openForm()
    const late = input(body('antes'))
    await autosave(body('depois'))
    expect(await refusal(autosaveArticle(author, late))).toBe('changed_meanwhile')
  })

  test('from another account is refused (a shared computer)', async () => {
    const { author, input } = await openForm()
    await autosaveArticle(author, input(body('a')))
    const master = await given.master()
    expect(await refusal(autosaveArticle(master, { ...input(body('b')), version: 2 }))).toBe('another_account')
  })

  test('a form that is silent for thirty days is deleted', async () => {
    const { author, input, form } = await openForm()
    await autosaveArticle(author, input(body('a')))
    await purgeWriting(author, undefined)
    expect(await db().writingSession.count({ where: { id: form } })).toBe(1)
    clockAt(new Date(Date.now() + 31 * 24 * 60 * 60 * 1000))
    await purgeWriting(author, undefined)
    expect(await db().writingSession.count({ where: { id: form } })).toBe(0)
  })
})
