import { beforeAll, describe, expect, test } from 'vitest'
import type { SignedIn } from '#lib/actor.ts'
import type { Parameters as Query } from '#lib/addresses/parameters.ts'
import type { Visibility } from '#lib/articles/article.ts'
import { articleList, deskList } from '#lib/articles/desk-list.ts'
import { unfiltered } from '#lib/articles/own-tabs.ts'
import { readListState } from '#lib/list/state.ts'
import { searchParameters } from '#lib/schemas/search.ts'
import { changeArticles } from '#server/articles/bulk/commands/change-articles.ts'
import { eachArticle, listArticles } from '#server/articles/desk/queries/articles.ts'
import { findMatching } from '#server/articles/desk/queries/matching.ts'
import { listOwnArticles } from '#server/articles/own/queries/own-articles.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { db } from '#server/platform/db/db.ts'
import { findResults } from '#server/search/queries/results.ts'
import { asOwner } from '#tests/support/database/owner.ts'
import { fieldsWith, given, sentence } from '#tests/support/given.ts'

let editor: SignedIn
let master: SignedIn

beforeAll(async () => {
  editor = await given.editor()
  master = await given.master()
})

const idsOf = async (busca: string, parameters: Query = {}) =>
  (await listArticles(editor, readListState(deskList, { situacao: 'todos', busca, ...parameters }))).rows.map(
    ({ id }) => id,
  )
const held = async (id: string) => (await db().deskSearch.count({ where: { articleId: id } })) > 0
/** A long body, whose end stands beyond the open part of a premium text. */
const body = (mark: string) =>
  ['Um', 'Dois', 'Três', 'Quatro', 'Cinco', mark].map(each => `<p>${sentence(each)}</p>`).join('')

describe.each<[string, 'draft' | 'published', Visibility]>([
  ['a draft', 'draft', 'public'],
  ['a public text', 'published', 'public'],
  ['a premium text', 'published', 'premium'],
])('%s', (name, status, visibility) => {
  const word = `Xerém${status}${visibility}`
  const fields = {
    title: `Sem a palavra: ${name}`,
    summary: `O resumo traz sumário${word} inteiro.`,
    content: body(`Corpo${word}`),
    tags: [`Etiqueta${word}`],
    visibility,
  }

  test('is found by a word of its text, of its summary and by a tag, in the desk and in one’s own list', async () => {
    const { article, author } = await given.article({ status, fields })
    for (const part of ['corpo', 'sumario', 'etiqueta']) {
      expect(await idsOf(`${part}${word}`), part).toEqual([article.id])
      const own = await listOwnArticles(author, 'all', null, { ...unfiltered, words: `${part}${word}` })
      expect(
        own.cards.map(({ id }) => id),
        part,
      ).toEqual([article.id])
    }
    // Words of the text and of the title together.
    expect(await idsOf(`palavra corpo${word} sumario${word}`)).toEqual([article.id])
    expect(await idsOf(`palavra corpo${word} jabuticaba`)).toEqual([])
    // Parts of words are looked for in titles and names alone.
    expect(await idsOf(`rpo${word}`)).toEqual([])
    const nobody = await listOwnArticles(await given.author(), 'all', null, { ...unfiltered, words: `corpo${word}` })
    expect(nobody.cards).toEqual([])
  })
})

describe('the words follow the article', () => {
  const reader = async (q: string) => (await findResults(searchParameters.parse({ q })))?.hits.length ?? 0

  test('through saving, publication, premium, the trash and back; readers find public words alone', async () => {
    const { article, author } = await given.article({ fields: { content: body('Macaxeira') } })
    const { id } = article
    expect([await idsOf('macaxeira'), await held(id), await reader('macaxeira')]).toEqual([[id], true, 0])

    const saved = { ...fieldsWith({ content: body('Mandioca'), tags: ['Farinhada'] }), slug: article.slug }
    await saveArticle(author, { id, version: 1, fields: saved })
    expect([await idsOf('macaxeira'), await idsOf('mandioca farinhada')]).toEqual([[], [id]])

    await changeStatus(author, { id, version: 2, status: 'review' })
    await changeStatus(editor, { id, version: 3, status: 'published' })
    expect([await idsOf('mandioca'), await held(id), await reader('mandioca')]).toEqual([[id], false, 1])

    await saveArticle(editor, { id, version: 4, fields: { ...saved, visibility: 'premium' } })
    expect([await idsOf('mandioca farinhada'), await held(id), await reader('mandioca')]).toEqual([[id], true, 0])

    await saveArticle(editor, { id, version: 5, fields: { ...saved, tags: ['Forno de barro'] } })
    expect([await idsOf('mandioca "forno de barro"'), await held(id), await idsOf('farinhada')]).toEqual([
      [id],
      false,
      [],
    ])

    await changeStatus(editor, { id, version: 6, status: 'draft' })
    expect([await idsOf('mandioca'), await held(id), await reader('mandioca')]).toEqual([[id], true, 0])

    await removeArticle(master, { id })
    expect([await idsOf('mandioca'), await idsOf('mandioca', { situacao: 'lixeira' })]).toEqual([[], [id]])
    await asOwner(`DELETE FROM articles WHERE id = '${id}'`)
    expect(await held(id)).toBe(false)
  })

  test('through an act on many, with the words that they had', async () => {
    const made = [
      await given.article({ status: 'published', fields: { content: body('Carnaubal') } }),
      await given.article({ status: 'published', fields: { content: body('Carnaubal'), visibility: 'premium' } }),
      await given.article({ fields: { content: body('Carnaubal') } }),
    ]
    const ids = made.map(({ article }) => article.id)
    const found = async (busca: string) => new Set(await idsOf(busca))
    await changeArticles(master, { ids, change: { kind: 'visibility', visibility: 'premium' } })
    expect([await found('carnaubal obras'), await reader('carnaubal')]).toEqual([new Set(ids), 0])
    await changeArticles(master, { ids, change: { kind: 'addTag', tag: 'Cera' } })
    expect(await found('carnaubal cera')).toEqual(new Set(ids))
    await changeArticles(master, { ids, change: { kind: 'visibility', visibility: 'public' } })
    expect([await found('carnaubal cera'), await reader('carnaubal')]).toEqual([new Set(ids), 2])
    const { ids: matching } = await findMatching(master, { list: 'artigos', query: 'busca=carnaubal%20cera' })
    expect(new Set(matching)).toEqual(new Set(ids))
  })
})

test('pages and the export hold each found article once, in the order of the list', async () => {
  const author = await given.author()
  for (let n = 0; n < 34; n++) {
    // Some are found by title and text, some by text, drafts and public ones.
    const title = n % 3 === 0 ? `Oiticica ${n}` : `Árvore ${n}`
    await given.article({ author, status: n % 2 ? 'draft' : 'published', fields: { title, content: body('Oiticica') } })
  }
  const state = (parameters: Query = {}) => readListState(articleList, { busca: 'oiticica', ...parameters })
  for (const ordem of ['-data', 'data', 'views', '-palavras']) {
    const first = await listArticles(master, state({ ordem }))
    const rest = await listArticles(master, state({ ordem, pagina: first.next ?? '' }))
    expect([first.total, first.rows.length, rest.rows.length, rest.next]).toEqual([34, 30, 4, null])
    expect(new Set([...first.rows, ...rest.rows].map(({ id }) => id)).size).toBe(34)
    const back = await listArticles(master, state({ ordem, pagina: rest.previous ?? '' }))
    expect(back.rows.map(({ id }) => id)).toEqual(first.rows.map(({ id }) => id))
  }
  const exported: string[] = []
  for await (const rows of eachArticle(master, state())) exported.push(...rows.map(({ id }) => id))
  expect(new Set(exported).size).toBe(34)
  expect((await listArticles(master, state({ situacao: 'publicados' }))).total).toBe(17)
})

test('stop words alone find titles, and not every text', async () => {
  const { article } = await given.article({ fields: { title: 'Sobretudo', content: body('Acauã') } })
  expect(await idsOf('sobre', { autor: article.authorId })).toEqual([article.id])
  expect(await idsOf('desde', { autor: article.authorId })).toEqual([])
})
