import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { type SignedIn, system } from '#lib/actor.ts'
import { parse } from '#lib/parse.ts'
import { type ArticleFieldsInput, createArticleInput, draftFields } from '#lib/schemas/articles/article.ts'
import { prepareArticle } from '#server/articles/batch/commands/prepare-article.ts'
import { writeArticleBatch } from '#server/articles/batch/commands/write-article-batch.ts'
import { listOwnArticles } from '#server/articles/own/queries/own-articles.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { runSchedule } from '#server/articles/publication/commands/run-schedule.ts'
import { scheduleArticle } from '#server/articles/publication/commands/schedule-article.ts'
import { publishRevision } from '#server/articles/revision/commands/publish-revision.ts'
import { saveRevision } from '#server/articles/revision/commands/save-revision.ts'
import { submitRevision } from '#server/articles/revision/commands/submit-revision.ts'
import { restoreVersion } from '#server/articles/versions/commands/restore-version.ts'
import { autosaveArticle } from '#server/articles/writing/commands/autosave-article.ts'
import { createArticle } from '#server/articles/writing/commands/create-article.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { trashEmptyDrafts } from '#server/articles/writing/commands/trash-empty-drafts.ts'
import { findForEdit } from '#server/articles/writing/queries/editable.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { fieldsWith, given } from '../../../support/given.ts'
import { refusal } from '../../../support/refusal.ts'

let runOn = () => {}
afterEach(() => runOn())

const blank = {
  ...{ title: '', slug: '', summary: '', content: '', coverMediaId: null, coverImage: '', coverAlt: '' },
  ...{ coverCredit: '', tags: [], cities: [], visibility: 'public' },
} satisfies ArticleFieldsInput

/** Fields as a browser sends them, through the schema of the writing endpoint. */
const draft = (own: Partial<ArticleFieldsInput>) => parse(draftFields, { ...blank, ...own })
const create = (person: SignedIn, own: Partial<ArticleFieldsInput>, requestId?: string) =>
  createArticle(person, parse(createArticleInput, { ...blank, ...own, requestId }))
const writing = () => ({ form: randomUUID(), request: randomUUID() })
const stored = (id: string) => db().article.findUniqueOrThrow({ where: { id }, include: { slugs: true } })
const fieldsOfRefusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    error => error.fields,
  )
const word = { content: '<p>Choveu</p>' }
const incomplete = { title: 'Título deve ter pelo menos 3 caracteres' }

describe('a draft (ART-14)', () => {
  test('begins with its first word: untitled, without a summary, short', async () => {
    const author = await given.author()
    const { id, slug } = await create(author, word)
    expect(slug).toBe('')
    expect(await stored(id)).toMatchObject({ title: '', summary: '', content: '<p>Choveu</p>', slugs: [] })
    expect((await findForEdit(author, id)).fields).toMatchObject({ title: '', slug: '' })
    const { cards } = await listOwnArticles(author, 'draft')
    expect(cards.map(({ title }) => title)).toEqual(['Sem título'])
  })

  test('does not begin without a word', async () => {
    const author = await given.author()
    await expect(async () => create(author, { content: '<p><br></p><p>&nbsp;</p>', tags: ['Chuva'] })).rejects.toThrow()
    expect(await db().article.count({ where: { authorId: author.id } })).toBe(0)
  })

  test('gets its address from its title, gives it up with the title, and takes no other’s', async () => {
    const author = await given.author()
    const mark = randomUUID().slice(0, 8)
    const { id } = await create(author, word)
    const save = async (version: number, own: Partial<ArticleFieldsInput>) =>
      autosaveArticle(author, { id, version, fields: draft({ ...word, ...own }), writing: writing() })
    expect(await save(1, { title: `Chuva ${mark}`, slug: `chuva-${mark}` })).toEqual({
      version: 2,
      slug: `chuva-${mark}`,
    })
    expect(await save(2, { title: 'Ch', slug: 'ch' })).toEqual({ version: 3, slug: '' })
    expect((await stored(id)).slugs).toEqual([])
    // The form of a provisional slug is not for others.
    const { slug } = await stored(id)
    expect((await save(3, { slug })).slug).toBe('')
    expect((await create(author, { ...word, slug })).slug).toBe('')
    expect((await create(author, { ...word, slug: `chuva-${mark}` })).slug).toBe(`chuva-${mark}`)
  })

  test('keeps an address that was public when its title is taken out', async () => {
    const { article } = await given.article({ status: 'published' })
    const editor = await given.editor()
    await changeStatus(editor, { id: article.id, version: 3, status: 'draft' })
    const saved = await saveArticle(editor, { id: article.id, version: 4, fields: draft(word) })
    expect(saved.slug).toBe(article.slug)
  })

  test.each([
    [{ title: 'x'.repeat(201) }, { title: 'Título muito longo' }],
    [{ summary: 'x'.repeat(501) }, { summary: 'Resumo muito longo' }],
    [{ content: `<p>${'x'.repeat(50_001)}</p>` }, { content: 'Conteúdo muito longo' }],
    [{ content: `<p>${' '.repeat(500 * 1024)}</p>` }, { content: 'Conteúdo muito longo' }],
  ])('keeps the upper limits (%#)', async (own, messages) => {
    const author = await given.author()
    expect(await fieldsOfRefusal((async () => create(author, own))())).toEqual(messages)
  })
})

describe('what others see is complete', () => {
  test('handing in and publishing refuse with the first message; nothing changes', async () => {
    const author = await given.author()
    const { id } = await create(author, word)
    const editor = await given.editor()
    const messages = {
      ...incomplete,
      slug: 'Endereço deve ter pelo menos 3 caracteres',
      summary: 'Resumo deve ter pelo menos 10 caracteres',
      content: 'Conteúdo deve ter pelo menos 50 caracteres',
    }
    expect(await fieldsOfRefusal(changeStatus(author, { id, version: 1, status: 'review' }))).toEqual(messages)
    expect(await fieldsOfRefusal(changeStatus(editor, { id, version: 1, status: 'published' }))).toEqual(messages)
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000)
    const schedule = { publishAt: tomorrow, unpublishAt: null, embargoNote: '' }
    expect(await fieldsOfRefusal(scheduleArticle(editor, { id, fields: schedule }))).toEqual(messages)
    expect(await stored(id)).toMatchObject({ status: 'draft', version: 1, publishAt: null })
  })

  test('no save and no version makes a published or scheduled text incomplete', async () => {
    const editor = await given.editor()
    const { author, article } = await given.article()
    const { id } = article
    await saveArticle(author, { id, version: 1, fields: draft(word) })
    await saveArticle(author, { id, version: 2, fields: fieldsWith() })
    const publishAt = new Date(Date.now() + 60_000)
    const schedule = { publishAt, unpublishAt: null, embargoNote: '' }
    await scheduleArticle(editor, { id, fields: schedule })
    const spoil = async (version: number) => {
      expect(await fieldsOfRefusal(saveArticle(editor, { id, version, fields: draft(word) }))).toMatchObject(incomplete)
      expect(await refusal(restoreVersion(editor, { id, version, number: 2 }))).toBe('invalid')
    }
    await spoil(3)
    runOn = setClock(() => new Date(publishAt.getTime() + 1000))
    await runSchedule(system, { articleId: id })
    expect((await stored(id)).status).toBe('published')
    await spoil(4)
    await expect(db().article.update({ where: { id }, data: { title: '' } })).rejects.toThrow(
      /articles_public_has_words/,
    )
  })

  test('a revision is saved with whatever it has, and handed in and published when it is complete', async () => {
    const { author, article, revision } = await given.revision({ submitted: false })
    const save = { id: revision.id, version: revision.version, fields: draft(word), writing: writing() }
    const { version } = await saveRevision(author, save)
    expect(await fieldsOfRefusal(submitRevision(author, { id: revision.id, version }))).toMatchObject(incomplete)
    const publish = (person: SignedIn, articleVersion: number) =>
      publishRevision(person, { id: revision.id, version, articleVersion, choices: [] })
    const editor = await given.editor()
    expect(await fieldsOfRefusal(publish(editor, article.version))).toMatchObject(incomplete)
    expect((await stored(article.id)).title).toBe(article.title)
    // Taken down, the article is a draft again, and the author’s words go into it.
    const { version: down } = await changeStatus(editor, { id: article.id, version: article.version, status: 'draft' })
    await publish(author, down)
    expect(await stored(article.id)).toMatchObject({ title: '', content: '<p>Choveu</p>', slug: article.slug })
  })

  test('a batch takes incomplete drafts, and nothing incomplete that others see', async () => {
    const { id: authorId } = await given.author()
    const foreign = { key: 'a', fields: draft(word), authorId, publishedAt: null }
    const twice = [foreign, { ...foreign, key: 'b' }].map(each => prepareArticle({ ...each, status: 'draft' }))
    const origin = { type: 'import_session', id: randomUUID() }
    const written = await writeArticleBatch(system, { origin, articles: twice })
    expect(await Promise.all(written.map(async ({ id }) => (await stored(id)).title))).toEqual(['', ''])
    expect(() => prepareArticle({ ...foreign, status: 'review' })).toThrow()
    expect(() => prepareArticle({ ...foreign, status: 'published', publishedAt: new Date(0) })).toThrow()
  })
})

test('an emptied draft that nobody saved for a week goes to the trash; words, comments and versions stay (ART-15)', async () => {
  const author = await given.author()
  const emptied = async () => {
    const { id } = await create(author, word)
    await saveArticle(author, { id, version: 1, fields: draft({ content: '<p><br></p>' }) })
    return id
  }
  const [gone, commented] = [await emptied(), await emptied()]
  await db().articleComment.create({
    data: { articleId: commented, userId: author.id, requestId: randomUUID(), comment: 'Continuo amanhã.' },
  })
  const { id: written } = await create(author, word)
  runOn = setClock(() => new Date(Date.now() + 6 * 24 * 60 * 60 * 1000))
  await trashEmptyDrafts(system, undefined)
  expect((await stored(gone)).deletedAt).toBeNull()
  runOn()
  runOn = setClock(() => new Date(Date.now() + 8 * 24 * 60 * 60 * 1000))
  await trashEmptyDrafts(system, undefined)
  expect((await stored(gone)).deletedAt).not.toBeNull()
  expect((await stored(commented)).deletedAt).toBeNull()
  expect((await stored(written)).deletedAt).toBeNull()
  expect(await db().articleVersion.count({ where: { articleId: gone, content: '<p>Choveu</p>' } })).toBe(1)
})
