import { describe, expect, test } from 'vitest'
import { type Actor, anonymous, type SignedIn } from '#lib/actor.ts'
import { addCommentInput } from '#lib/schemas/articles/comment.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { addComment } from '#server/comments/commands/add-comment.ts'
import { removeComment } from '#server/comments/commands/remove-comment.ts'
import { resolveComment } from '#server/comments/commands/resolve-comment.ts'
import { listComments, listMentionable } from '#server/comments/queries.ts'
import { db } from '#server/platform/db/db.ts'
import { fieldsWith, given, sentence } from '#tests/support/given.ts'
import { listNotices } from '#tests/support/live/notices.ts'
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

  test('of a passage stands through edits inside it, a merge and a restored version, and not without it', async () => {
    const opening = 'A prefeitura gastou 12 milhões na ponte. '
    const text = (middle: string, first = opening) =>
      fieldsWith({
        content: `<p>${first}${middle} A obra para em julho, segundo a empresa.</p><p>${sentence('Fim')}</p>`,
      })
    const { article, author } = await given.article({ fields: text('O engenheiro foi ouvido ontem.') })
    const anchor = { quote: 'O engenheiro foi ouvido ontem.', before: opening, after: ' A obra para em julho' }
    await addComment(author, say(article.id, 'Por quem?', { anchor }))
    const stands = async () => (await listComments(author, article.id))[0]?.anchor?.stands
    const save = (version: number, fields: ReturnType<typeof text>) =>
      saveArticle(author, { id: article.id, version, fields })
    await save(1, text('O engenheiro foi ouvido pelo jornal.'))
    expect(await stands()).toBe(true)
    await save(2, text('Ninguém falou.', `Nova abertura. ${opening}`))
    expect(await stands()).toBe(true)
    await save(3, text(''))
    expect(await stands()).toBe(false)
    await save(4, text('O engenheiro foi ouvido ontem.'))
    expect(await stands()).toBe(true)
  })

  test('is answered: the answer joins its thread, mentions, and opens it again', async () => {
    const { article, author } = await given.article()
    const editor = await given.person(['editor'], 'Célia Editora')
    const { id } = await addComment(editor, say(article.id, 'Falta a fonte.'))
    await resolveComment(editor, { id, resolved: true })
    const anchor = { quote: 'avenida central', before: '', after: '' }
    const reply = say(article.id, '@Célia Editora, está no fim.', { parentId: id, anchor })
    const { id: first } = await addComment(author, reply)
    expect((await addComment(author, reply)).id).toBe(first)
    // An answer to an answer belongs to the same thread.
    await addComment(editor, say(article.id, 'Visto.', { parentId: first }))
    expect(await listComments(author, article.id)).toMatchObject([
      { id, parentId: null, resolved: null },
      { id: first, parentId: id, anchor: null },
      { parentId: id, text: 'Visto.' },
    ])
    expect(await mentions(editor)).toHaveLength(1)
    expect(await refusal(resolveComment(editor, { id: first, resolved: true }))).toBe('comment_not_found')
    await resolveComment(editor, { id, resolved: true })
    expect(await mentions(editor)).toEqual([])
  })

  test('of another article is not answered here, nor one that is none (abuse case 7)', async () => {
    const { article, author } = await given.article()
    const { article: other, author: stranger } = await given.article()
    const { id } = await addComment(stranger, say(other.id, 'Só daqui.'))
    await resolveComment(stranger, { id, resolved: true })
    for (const parentId of [id, crypto.randomUUID()]) {
      expect(await refusal(addComment(author, say(article.id, 'Oi', { parentId })))).toBe('comment_not_found')
    }
    expect(await refusal(addComment(author, say(other.id, 'Oi', { parentId: id })))).toBe('article_forbidden')
    expect(await listComments(stranger, other.id)).toMatchObject([{ resolved: expect.anything() }])
    expect(await listComments(author, article.id)).toEqual([])
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
