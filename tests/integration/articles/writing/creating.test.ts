import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { createArticle } from '#server/articles/writing/commands/create-article.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { db } from '#server/platform/db/db.ts'
import { fieldsWith, given } from '../../../support/given.ts'
import { refusal } from '../../../support/refusal.ts'

describe('a create that is sent more than once (abuse case 34)', () => {
  test('a double click makes one article in one version', async () => {
    const author = await given.author()
    const input = { ...fieldsWith(), requestId: randomUUID() }
    const made = await Promise.all(Array.from({ length: 8 }, () => createArticle(author, input)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(await db().article.count({ where: { authorId: author.id } })).toBe(1)
    expect(await db().articleVersion.count({ where: { articleId: made[0]?.id } })).toBe(1)
  })

  test('text typed after a lost answer is kept', async () => {
    const author = await given.author()
    const requestId = randomUUID()
    const first = await createArticle(author, { ...fieldsWith({ slug: 'primeira-versao' }), requestId })
    const again = await createArticle(author, { ...fieldsWith({ title: 'Segunda versão do título' }), requestId })
    expect(again.id).toBe(first.id)
    const article = await db().article.findUniqueOrThrow({ where: { id: first.id } })
    expect(article).toMatchObject({ title: 'Segunda versão do título', version: 2 })
  })

  test('but never over another person’s later save', async () => {
    const author = await given.author()
    const requestId = randomUUID()
    const { id } = await createArticle(author, { ...fieldsWith(), requestId })
    await saveArticle(await given.editor(), { id, version: 1, fields: fieldsWith({ title: 'O título do editor' }) })
    expect(await refusal(createArticle(author, { ...fieldsWith(), requestId }))).toBe('changed_meanwhile')
    expect((await db().article.findUniqueOrThrow({ where: { id } })).title).toBe('O título do editor')
  })

  test.each([{}, { title: 'Segunda versão do título' }])(
    'nor into the trash: nobody is told that a text was saved which was thrown away meanwhile (%o)',
    async typed => {
      const author = await given.author()
      const requestId = randomUUID()
      const fields = fieldsWith()
      const { id } = await createArticle(author, { ...fields, requestId })
      await removeArticle(author, { id })
      expect(await refusal(createArticle(author, { ...fields, ...typed, requestId }))).toBe('created_then_deleted')
      const stored = await db().article.findUniqueOrThrow({ where: { id } })
      expect(stored).toMatchObject({ title: fields.title, version: 1, deletedAt: expect.any(Date) })
    },
  )

  test('another author’s request with the same id finds nothing of it', async () => {
    const requestId = randomUUID()
    const first = await createArticle(await given.author(), { ...fieldsWith(), requestId })
    const other = await createArticle(await given.author(), { ...fieldsWith(), requestId })
    expect(other.id).not.toBe(first.id)
  })
})

describe('two editors (abuse case 34)', () => {
  test('the second one to save gets a conflict, and the first one’s text stays', async () => {
    const { article } = await given.article()
    const [first, second] = [await given.editor(), await given.editor()]
    const save = (title: string) => ({ id: article.id, version: 1, fields: fieldsWith({ title }) })
    await saveArticle(first, save('Título da primeira pessoa'))
    expect(await refusal(saveArticle(second, save('Título da segunda pessoa')))).toBe('changed_meanwhile')
    const stored = await db().article.findUniqueOrThrow({ where: { id: article.id } })
    expect(stored).toMatchObject({ title: 'Título da primeira pessoa', version: 2 })
  })
})

describe('addresses (abuse case 20)', () => {
  test('six articles of one title at the same moment get six addresses', async () => {
    const author = await given.author()
    const made = await Promise.all(
      Array.from({ length: 6 }, () => createArticle(author, fieldsWith({ slug: 'festa-de-sao-joao' }))),
    )
    const slugs = made.map(({ slug }) => slug).sort()
    expect(slugs).toEqual(['', '-2', '-3', '-4', '-5', '-6'].map(end => `festa-de-sao-joao${end}`))
  })

  test('the longest slug still finds a free neighbour within its limit', async () => {
    const author = await given.author()
    const slug = 'a'.repeat(200)
    await createArticle(author, fieldsWith({ slug }))
    const second = await createArticle(author, fieldsWith({ slug }))
    expect(second.slug).toBe(`${'a'.repeat(198)}-2`)
  })

  test.each(['Ação', '🎉🎉🎉', 'a/b', '../x', 'x'.repeat(201)])('%j is no slug', slug => {
    expect(() => fieldsWith({ slug })).toThrow()
  })

  test('one that looks like an internal code is refused', async () => {
    const attempt = createArticle(await given.author(), fieldsWith({ slug: randomUUID() }))
    expect(await refusal(attempt)).toBe('slug_like_uuid')
  })

  test('a slug that a published article once had stays reserved for it', async () => {
    const { article } = await given.article({ status: 'published', fields: { slug: 'endereco-antigo' } })
    await saveArticle(await given.editor(), {
      id: article.id,
      version: 3,
      fields: fieldsWith({ slug: 'endereco-novo' }),
    })
    const other = await createArticle(await given.author(), fieldsWith({ slug: 'endereco-antigo' }))
    expect(other.slug).toBe('endereco-antigo-2')
  })
})

describe('what an author cannot set (abuse case 8)', () => {
  test('extra fields change nothing', async () => {
    const author = await given.author()
    const stranger = await given.author()
    const [status, teaser, today] = ['published', 'tudo', new Date()]
    const forged = { status, teaser, authorId: stranger.id, publishedAt: today, deletedAt: today, viewsCount: 9_999 }
    const own = { status: 'draft', authorId: author.id, publishedAt: null, deletedAt: null, viewsCount: 0 }
    const fields = { ...fieldsWith(), ...forged }
    const { id } = await createArticle(author, fields)
    const made = await db().article.findUniqueOrThrow({ where: { id } })
    expect(made).toMatchObject({ ...own, version: 1 })
    expect(made.teaser).not.toBe('tudo')
    await saveArticle(author, { id, version: 1, fields })
    expect(await db().article.findUniqueOrThrow({ where: { id } })).toMatchObject({ ...own, version: 2 })
  })

  test('executable markup is removed before it is stored', async () => {
    const hostile = `<p>${'Texto inocente. '.repeat(6)}</p><script>alert(1)</script><p onclick="x()"><a href="javascript:x()">y</a></p>`
    const { id } = await createArticle(await given.author(), fieldsWith({ content: hostile }))
    const { content, teaser } = await db().article.findUniqueOrThrow({ where: { id } })
    expect(`${content}${teaser}`).not.toMatch(/script|onclick|javascript/)
  })

  test('characters that the database cannot hold do not break a save', async () => {
    const fields = fieldsWith({ title: 'Título\u0000 com \ud800 lixo', summary: 'Resumo\u0000 comprido o bastante' })
    const { id } = await createArticle(await given.author(), fields)
    expect((await db().article.findUniqueOrThrow({ where: { id } })).title).toBe('Título com \ufffd lixo')
  })

  test.each(['<textarea>', '<noscript>'])(
    'words that no reader will see (%s) do not make up the shortest length',
    async tag => {
      const author = await given.author()
      const hidden = `<p>Curto.</p>${tag}${'Texto que ninguém vê. '.repeat(6)}`
      const { id } = await createArticle(author, fieldsWith({ content: hidden }))
      expect(await refusal(changeStatus(author, { id, version: 1, status: 'review' }))).toBe('invalid')
      const { article } = await given.article({ status: 'published' })
      const save = { id: article.id, version: article.version, fields: fieldsWith({ content: hidden }) }
      expect(await refusal(saveArticle(await given.editor(), save))).toBe('invalid')
    },
  )
})
