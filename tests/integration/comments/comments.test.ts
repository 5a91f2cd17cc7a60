import { describe, expect, test } from 'vitest'
import { type Actor, anonymous, type SignedIn } from '#lib/actor.ts'
import { addCommentInput } from '#lib/schemas/articles/comment.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { addComment } from '#server/comments/commands/add-comment.ts'
import { removeComment } from '#server/comments/commands/remove-comment.ts'
import { resolveComment } from '#server/comments/commands/resolve-comment.ts'
import { listComments, listMentionable } from '#server/comments/queries.ts'
import { listNotices } from '#server/notifications/queries.ts'
import { db } from '#server/platform/db/db.ts'
import { fieldsWith, given, sentence } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'

const say = (articleId: string, comment: string, own: object = {}) =>
  addCommentInput.parse({ articleId, requestId: crypto.randomUUID(), comment, anchor: null, ...own })
const age = (id: string, minutes: number) =>
  db().articleComment.update({ where: { id }, data: { createdAt: new Date(Date.now() - minutes * 60_000) } })
const mentions = async (actor: SignedIn) =>
  (await listNotices(actor)).filter(({ type }) => type === 'MENTION').map(({ message }) => message)

describe('a comment', () => {
  test('is read by the author and by editors, the oldest first', async () => {
    const { article, author } = await given.article()
    const editor = await given.person(['editor'], 'Célia Editora')
    await addComment(author, say(article.id, '  Falta a fonte.  '))
    await addComment(editor, say(article.id, 'Peço hoje.'))
    for (const actor of [author, editor, await given.master()]) {
      expect(await listComments(actor, article.id)).toMatchObject([
        { text: 'Falta a fonte.', author: 'Pessoa de Teste', anchor: null, resolved: null },
        { text: 'Peço hoje.', author: 'Célia Editora' },
      ])
    }
  })

  test.each(['', '   ', '\n\t', '\u200b'])('that says nothing (%j) is none', comment => {
    const input = { articleId: crypto.randomUUID(), requestId: crypto.randomUUID(), comment, anchor: null }
    expect(addCommentInput.safeParse(input).error?.issues[0]?.message).toBe('Escreva um comentário')
  })

  test('of a passage finds it again while it is there, and reports when it is not', async () => {
    const fields = fieldsWith({ content: `<p>${sentence('Um')}</p><p>${sentence('Dois')}</p>` })
    const { article, author } = await given.article({ fields })
    const anchor = { quote: 'duas semanas.\nDois: a prefeitura', before: 'termina em ', after: ' informou' }
    await addComment(author, say(article.id, 'Confere?', { anchor }))
    expect((await listComments(author, article.id))[0]?.anchor).toEqual({ ...anchor, stands: true })
    const changed = { ...fields, content: `<p>${sentence('Um')}</p><p>${sentence('Três')}</p>` }
    await saveArticle(author, { id: article.id, version: 1, fields: changed })
    expect((await listComments(author, article.id))[0]?.anchor).toMatchObject({ stands: false })
  })

  test('sent twice, also at the same moment, is stored once (abuse case 34)', async () => {
    const { article, author } = await given.article()
    const editor = await given.person(['editor'], 'Célia Editora')
    const input = say(article.id, '@Célia Editora, confere?')
    const ids = await Promise.all([addComment(author, input), addComment(author, input), addComment(author, input)])
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1)
    expect(await listComments(author, article.id)).toHaveLength(1)
    expect(await mentions(editor)).toHaveLength(1)
    // A request id belongs to its sender: the same id of another person is another comment.
    await addComment(editor, input)
    expect(await listComments(author, article.id)).toHaveLength(2)
  })

  test('mentions people who may open the article, and nobody else', async () => {
    const author = await given.person(['author'], 'Rita Repórter')
    const [editor, other] = [
      await given.person(['editor'], 'Otávio Chefe'),
      await given.person(['author'], 'Otávio Autor'),
    ]
    const { article } = await given.article({ author, fields: { title: 'Obras da orla' } })
    expect((await listMentionable(editor, article.id)).map(({ id }) => id)).toContain(author.id)
    await addComment(author, say(article.id, '@otavio chefe e @Otávio Autor: leiam. @Rita Repórter'))
    expect(await mentions(editor)).toEqual([
      'Rita Repórter mencionou você em “Obras da orla”: @otavio chefe e @Otávio Autor: leiam. @Rita Repórter',
    ])
    expect(await mentions(other)).toEqual([])
    expect(await mentions(author)).toEqual([])
  })

  test('is resolved and reopened by anyone who reads it; the first of two counts', async () => {
    const { article, author } = await given.article()
    const editor = await given.person(['editor'], 'Célia Editora')
    const { id } = await addComment(author, say(article.id, 'Falta a fonte.'))
    await resolveComment(editor, { id, resolved: true })
    await resolveComment(author, { id, resolved: true })
    expect(await listComments(author, article.id)).toMatchObject([{ resolved: { by: 'Célia Editora' } }])
    await resolveComment(author, { id, resolved: false })
    expect(await listComments(author, article.id)).toMatchObject([{ resolved: null }])
  })
})

describe('a comment is removed', () => {
  test('by its writer for fifteen minutes, and leaves its mark but no text, no passage (abuse case 16)', async () => {
    const { article, author } = await given.article()
    const anchor = { quote: 'avenida central', before: '', after: '' }
    const { id } = await addComment(author, say(article.id, 'Segredo.', { anchor }))
    await age(id, 14.9)
    expect(await listComments(author, article.id)).toMatchObject([{ removable: true }])
    await removeComment(author, { id })
    await removeComment(author, { id })
    expect(await listComments(author, article.id)).toMatchObject([{ text: null, anchor: null, removable: false }])
    expect(JSON.stringify(await db().articleComment.findMany({ where: { id } }))).not.toMatch(/Segredo|avenida/)
    expect(await db().auditEntry.count({ where: { action: 'comment.removed', subjectId: article.id } })).toBe(1)
    expect(await refusal(resolveComment(author, { id, resolved: true }))).toBe('comment_not_found')
  })

  test('together with the text in its notifications (abuse case 9)', async () => {
    const { article, author } = await given.article()
    const editor = await given.person(['editor'], 'Célia Editora')
    const { id } = await addComment(author, say(article.id, '@Célia Editora, a fonte é o Segredo.'))
    await addComment(author, say(article.id, '@Célia Editora, este fica.'))
    await removeComment(author, { id })
    expect(await mentions(editor)).toEqual([expect.stringContaining('este fica')])
    expect(JSON.stringify(await db().notification.findMany({ where: { userId: editor.id } }))).not.toContain('Segredo')
  })

  test('later, or when another wrote it, by an editor only (abuse case 9)', async () => {
    const { article, author } = await given.article()
    const editor = await given.editor()
    const { id } = await addComment(author, say(article.id, 'Antigo.'))
    const { id: theirs } = await addComment(editor, say(article.id, 'Da edição.'))
    await age(id, 15.1)
    expect(await refusal(removeComment(author, { id }))).toBe('comment_too_old')
    expect(await refusal(removeComment(author, { id: theirs }))).toBe('comment_forbidden')
    await removeComment(editor, { id })
    expect(await listComments(author, article.id)).toMatchObject([{ text: null }, { text: 'Da edição.' }])
  })
})

test.each<[string, () => Promise<Actor>, string]>([
  ['an anonymous visitor', async () => anonymous, 'signed_out'],
  ['a reader', given.reader, 'article_forbidden'],
  ['another author', given.author, 'article_forbidden'],
])('%s neither reads nor writes, resolves or removes (abuse case 7)', async (_, stranger, code) => {
  const actor = await stranger()
  const { article, author } = await given.article()
  const { id } = await addComment(author, say(article.id, 'Só para a redação.'))
  expect(await refusal(addComment(actor, say(article.id, 'Oi')))).toBe(code)
  for (const attempt of [
    () => listComments(actor, article.id),
    () => listMentionable(actor, article.id),
    () => resolveComment(actor, { id, resolved: true }),
    () => removeComment(actor, { id }),
  ]) {
    expect(await refusal(attempt())).toBe('article_forbidden')
  }
  expect(await listComments(author, article.id)).toMatchObject([{ text: 'Só para a redação.', resolved: null }])
})
