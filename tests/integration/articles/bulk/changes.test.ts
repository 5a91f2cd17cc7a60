import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SignedIn } from '#lib/actor.ts'
import { type BulkChange, changeArticlesInput } from '#lib/schemas/articles/bulk.ts'
import { makeByline } from '#prisma/seed/factories.ts'
import { changeArticles } from '#server/articles/bulk/commands/change-articles.ts'
import { undoChange } from '#server/articles/bulk/commands/undo-change.ts'
import { findMatching } from '#server/articles/desk/queries/matching.ts'
import { fieldsOf } from '#server/articles/fields.ts'
import { rowSelection } from '#server/articles/row.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { db } from '#server/platform/db/db.ts'
import { fieldsWith, given } from '../../../support/given.ts'
import { keysForgottenBy } from '../../../support/press.ts'
import { refusal } from '../../../support/refusal.ts'

let master: SignedIn

beforeAll(async () => {
  master = await given.master()
})

const change = (ids: string[], change: BulkChange, actor = master) => changeArticles(actor, { ids, change })
const rowOf = (id: string) => db().article.findUniqueOrThrow({ where: { id }, ...rowSelection })
/** Everything of an article that a bulk change could touch, but for its version and the time of the last save. */
const contentOf = async (id: string) => {
  const { version, updatedAt, changedAt, ...row } = await rowOf(id)
  return row
}
const audited = (id: string) =>
  db().auditEntry.findMany({ where: { subjectType: 'article', subjectId: id }, orderBy: { id: 'asc' } })

describe('each kind of change, and its undo', () => {
  const cases: [string, () => BulkChange | Promise<BulkChange>, object][] = [
    ['takes articles off', () => ({ kind: 'status', status: 'draft' }), { status: 'draft', submittedAt: null }],
    ['makes articles premium', () => ({ kind: 'visibility', visibility: 'premium' }), { visibility: 'premium' }],
    ['removes a tag in any spelling', () => ({ kind: 'removeTag', tag: 'OBRAS' }), { tags: [] }],
    [
      'changes the primary city',
      () => ({ kind: 'city', city: 'sobral-ce' }),
      { locationPath: 'sobral-ce', locations: [{ locationPath: 'sobral-ce' }] },
    ],
    [
      'changes the author and the byline',
      async () => ({ kind: 'author', authorId: await makeByline({ fullName: 'Nova Autora' }) }),
      { credits: [expect.objectContaining({ craft: 'reporting', profile: { fullName: 'Nova Autora' } })] },
    ],
    ['puts articles into the trash', () => ({ kind: 'remove' }), { deletedAt: expect.any(Date) }],
  ]

  test.each(cases)('%s', async (_, of, shows) => {
    const { article } = await given.article({ status: 'published' })
    const before = await contentOf(article.id)
    const result = await change([article.id], await of())
    expect(result).toMatchObject({ done: [article.id], refused: [] })
    const after = await rowOf(article.id)
    expect(after).toMatchObject({ ...shows, version: article.version + 1 })
    expect(await db().articleVersion.count({ where: { articleId: article.id, versionNumber: after.version } })).toBe(1)
    const entry = (await audited(article.id)).at(-1)
    expect(entry).toMatchObject({ actorId: master.id, details: expect.objectContaining({ bulk: result.id }) })

    expect(await undoChange(master, { id: result.id ?? '' })).toEqual({ done: [article.id], refused: [] })
    expect(await contentOf(article.id)).toEqual(before)
    expect((await audited(article.id)).at(-1)).toMatchObject({
      action: 'article.bulk_undone',
      details: { bulk: result.id },
    })
  })

  test('publishes drafts; the undo keeps the date of the first publication (PUB-1)', async () => {
    const { article } = await given.article()
    const { id } = await change([article.id], { kind: 'status', status: 'published' })
    const { status, publishedAt } = await rowOf(article.id)
    expect(status).toBe('published')
    await undoChange(master, { id: id ?? '' })
    expect(await rowOf(article.id)).toMatchObject({ status: 'draft', publishedAt })
  })

  test('restores from the trash, as drafts', async () => {
    const { article } = await given.article({ status: 'published' })
    await change([article.id], { kind: 'remove' })
    const result = await change([article.id], { kind: 'restore' })
    expect(await rowOf(article.id)).toMatchObject({ status: 'draft', deletedAt: null })
    await undoChange(master, { id: result.id ?? '' })
    expect((await rowOf(article.id)).deletedAt).not.toBeNull()
  })
})

describe('rules of single articles hold in a bulk change (abuse case 9)', () => {
  test('what may not be published is named with its reason, and the rest is published', async () => {
    const [good, bare, held] = await Promise.all([given.article(), given.article(), given.article()])
    await db().article.update({ where: { id: bare.article.id }, data: { summary: '' } })
    await db().article.update({ where: { id: held.article.id }, data: { embargoNote: 'Até as 18h' } })
    const ids = [good, bare, held].map(({ article }) => article.id)
    const result = await change(ids, { kind: 'status', status: 'published' })
    expect(result.done).toEqual([good.article.id])
    expect(result.refused.map(({ id }) => id)).toEqual([bare.article.id, held.article.id])
    expect(result.refused[0]?.message).toBe('Resumo deve ter pelo menos 10 caracteres')
    expect(result.refused[0]?.title).toBe(bare.article.title)
    expect(await rowOf(bare.article.id)).toMatchObject({ status: 'draft', version: bare.article.version })
    expect(await rowOf(good.article.id)).toMatchObject({ unreviewedBy: master.id })
  })

  test('an open form meets the conflict after it, and no text is lost', async () => {
    const { author, article } = await given.article()
    await change([article.id], { kind: 'addTag', tag: 'Enchente' })
    const fields = fieldsOf(await rowOf(article.id))
    const late = saveArticle(author, {
      id: article.id,
      version: article.version,
      fields: { ...fields, tags: ['Obras'] },
    })
    expect(await refusal(late)).toBe('changed_meanwhile')
    expect((await rowOf(article.id)).tags.map(({ tag }) => tag)).toEqual(['Obras', 'Enchente'])
  })

  test('a change that is there already, a full list of tags and unknown, foreign or doubled ids change nothing (abuse cases 7, 34)', async () => {
    const full = await given.article({ fields: { tags: Array.from({ length: 20 }, (_, n) => `Tag ${n}`) } })
    const { article } = await given.article()
    const ghost = randomUUID()
    const input = changeArticlesInput.parse({
      ids: [article.id, ghost, article.id.toUpperCase(), full.article.id],
      change: { kind: 'addTag', tag: ' obras ' },
    })
    expect(input.ids).toEqual([article.id, ghost, full.article.id])
    const result = await change(input.ids, input.change)
    expect(result).toMatchObject({ id: null, done: [] })
    expect(result.refused.map(({ message }) => message)).toEqual([
      'Já estava assim.',
      'Artigo não encontrado.',
      'O artigo já tem o máximo de tags.',
    ])
    expect(await rowOf(article.id)).toMatchObject({ version: article.version })
  })

  test('an unknown city and a reader as author are refused whole', async () => {
    const { article } = await given.article()
    const reader = await given.reader()
    expect(await refusal(change([article.id], { kind: 'city', city: 'lugar-nenhum-xx' }))).toBe('unknown_city')
    expect(await refusal(change([article.id], { kind: 'author', authorId: reader.id }))).toBe('unknown_signer')
    expect(await refusal(change([article.id], { kind: 'author', authorId: randomUUID() }))).toBe('unknown_signer')
    expect(await rowOf(article.id)).toMatchObject({ version: article.version })
  })
})

describe('an editor changes many articles within an editor’s rights (MESA-4)', () => {
  test('deletes only their own; the others stay and are named with the reason', async () => {
    const editor = await given.editor()
    const own = await given.article({ author: editor })
    const other = await given.article({ status: 'published' })
    const result = await change([own.article.id, other.article.id], { kind: 'remove' }, editor)
    expect(result.done).toEqual([own.article.id])
    expect(result.refused).toEqual([
      {
        id: other.article.id,
        title: other.article.title,
        message: 'Só quem escreveu o artigo e os Masters podem excluí-lo.',
      },
    ])
    expect(await rowOf(other.article.id)).toMatchObject({ deletedAt: null, version: other.article.version })
  })

  test('hands no article to another author', async () => {
    const editor = await given.editor()
    const { article } = await given.article({ author: editor })
    const authorId = await makeByline({ fullName: 'Quem Não Assina' })
    const result = await change([article.id], { kind: 'author', authorId }, editor)
    expect(result).toMatchObject({
      id: null,
      done: [],
      refused: [{ message: 'Só um Master muda o autor de um artigo.' }],
    })
    expect((await rowOf(article.id)).authorId).toBe(editor.id)
  })

  test('publishes, and undoes it; nobody else does', async () => {
    const editor = await given.editor()
    const { article } = await given.article()
    const { id } = await change([article.id], { kind: 'status', status: 'published' }, editor)
    expect(await rowOf(article.id)).toMatchObject({ status: 'published', unreviewedBy: editor.id })
    expect(await refusal(undoChange(await given.editor(), { id: id ?? '' }))).toBe('undo_expired')
    await undoChange(editor, { id: id ?? '' })
    expect(await rowOf(article.id)).toMatchObject({ status: 'draft' })
  })

  test('a former master, now an editor, does not bring a former author back', async () => {
    const former = await given.master()
    const { article } = await given.article()
    const authorId = await makeByline({ fullName: 'Dona Do Texto' })
    const { id } = await change([article.id], { kind: 'author', authorId }, former)
    const undone = await undoChange({ ...former, roles: ['editor'] }, { id: id ?? '' })
    expect(undone).toMatchObject({ done: [], refused: [{ message: 'Só um Master muda o autor de um artigo.' }] })
    expect((await rowOf(article.id)).authorId).toBe(authorId)
  })

  test('finds all that match the desk, and of the administration’s list nothing', async () => {
    const editor = await given.editor()
    const { article } = await given.article({ author: editor })
    const query = `situacao=rascunhos&autor=${editor.id}`
    expect(await findMatching(editor, { list: 'mesa', query })).toEqual({ ids: [article.id], more: false })
    expect(await refusal(findMatching(editor, { list: 'artigos', query }))).toBe('forbidden')
  })
})

describe('the undo', () => {
  test('leaves out what changed since, and says so', async () => {
    const [one, two] = await Promise.all([given.article(), given.article()])
    const ids = [one.article.id, two.article.id]
    const { id } = await change(ids, { kind: 'visibility', visibility: 'premium' })
    const { version } = await rowOf(two.article.id)
    const fields = fieldsWith({ visibility: 'premium', title: 'Título escrito depois' })
    await saveArticle(two.author, { id: two.article.id, version, fields })
    const undone = await undoChange(master, { id: id ?? '' })
    expect(undone).toMatchObject({
      done: [one.article.id],
      refused: [{ id: two.article.id, message: 'Mudou depois, e ficou como está.' }],
    })
    expect(await rowOf(two.article.id)).toMatchObject({ title: 'Título escrito depois', visibility: 'premium' })
  })

  test('happens once, within a day, and only by the same person', async () => {
    const { article } = await given.article()
    const made = await change([article.id], { kind: 'visibility', visibility: 'premium' })
    const id = made.id ?? ''
    expect(await refusal(undoChange(await given.master(), { id }))).toBe('undo_expired')
    await db().articleBulkChange.update({
      where: { id },
      data: { createdAt: new Date(Date.now() - 25 * 60 * 60 * 1000) },
    })
    expect(await refusal(undoChange(master, { id }))).toBe('undo_expired')
    await db().articleBulkChange.update({ where: { id }, data: { createdAt: new Date() } })
    const both = await Promise.allSettled([undoChange(master, { id }), undoChange(master, { id })])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await rowOf(article.id)).toMatchObject({ visibility: 'public', version: article.version + 2 })
  })
})

describe('what follows a change', () => {
  test('pages under the old and the new city, author and tag are forgotten in its transaction', async () => {
    const { article } = await given.article({ status: 'published' })
    const authorId = await makeByline({ fullName: 'Quem Assina Agora' })
    const keys = await keysForgottenBy(async () => {
      await change([article.id], { kind: 'city', city: 'sobral-ce' })
      await change([article.id], { kind: 'author', authorId })
    })
    const works = [`works:${article.authorId}`, `works:${authorId}`]
    expect(keys).toEqual(expect.arrayContaining(['city:campina-grande-pb', 'city:sobral-ce', ...works]))
  })

  test('each author reads one notification, however many articles, and the master none of their own', async () => {
    const author = await given.author()
    const own = await given.article({ author: master })
    const theirs = await Promise.all([given.article({ author }), given.article({ author }), given.article({ author })])
    const ids = [own, ...theirs].map(({ article }) => article.id)
    await change(ids, { kind: 'status', status: 'published' })
    const told = (userId: string) => db().notification.findMany({ where: { userId, type: 'PUBLISH_SUCCESS' } })
    expect((await told(author.id)).map(({ message }) => message)).toEqual(['3 artigos seus foram publicados.'])
    expect(await told(master.id)).toEqual([])
  })

  test('the search and the SEO check follow', async () => {
    const [one, two] = await Promise.all([
      given.article({ status: 'published' }),
      given.article({ status: 'published' }),
    ])
    const ids = [one.article.id, two.article.id]
    await db().$executeRaw`DELETE FROM pgboss.job WHERE name = 'seo.validate'`
    await change(ids, { kind: 'city', city: 'sobral-ce' })
    const found = await db().articleSearch.findMany({ where: { articleId: { in: ids } } })
    expect(found.map(({ cities }) => cities)).toEqual([['sobral-ce'], ['sobral-ce']])
    const [jobs] = await db().$queryRaw<{ n: number }[]>`
      SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'seo.validate' AND data->>'articleId' = ANY (${ids})`
    expect(jobs?.n).toBe(2)
    await change(ids, { kind: 'remove' })
    expect(await db().articleSearch.count({ where: { articleId: { in: ids } } })).toBe(0)
  })
})
