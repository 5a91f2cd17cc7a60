import { describe, expect, test } from 'vitest'
import { searchParameters } from '#lib/schemas/search.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { db } from '#server/platform/db/db.ts'
import { findCorrection } from '#server/search/queries/correction.ts'
import { findResults } from '#server/search/queries/results.ts'
import { fieldsWith, given, sentence } from '../../support/given.ts'

/** Everything that a search reveals about a word: hits, counts, facets, passages, suggestions. Null when it reveals nothing. */
async function revealedBy(q: string) {
  const results = await findResults(searchParameters.parse({ q }))
  const correction = await findCorrection(q)
  return results || correction ? JSON.stringify({ results, correction }) : null
}

const premiumBody = (canary: string) =>
  ['Abertura', 'Segundo', canary, canary, 'Mais', 'Outro', 'Fim'].map(mark => `<p>${sentence(mark)}</p>`).join('')

describe('a premium body', () => {
  test('is found by nobody: not by its words, not by similar ones, not in passages of other results', async () => {
    const { article } = await given.article({
      status: 'published',
      fields: { title: 'Relatório do aquífero', visibility: 'premium', content: premiumBody('Xiquexique dourado') },
    })
    for (const q of ['xiquexique', 'xiquexiqe', 'xiquexique dourado', 'xique']) expect(await revealedBy(q)).toBeNull()
    // A public word together with a premium word reveals nothing either.
    expect(await revealedBy('aquífero xiquexique')).toBeNull()
    // Left out, it takes nothing with it; a phrase finds nothing.
    const plain = await findResults(searchParameters.parse({ q: 'aquífero' }))
    const without = await findResults(searchParameters.parse({ q: 'aquífero -xiquexique -"xiquexique dourado"' }))
    expect(without).toEqual(plain)
    expect(await revealedBy('"xiquexique dourado"')).toBeNull()
    const revealed = await revealedBy('aquífero')
    expect(revealed).toContain(article.id)
    expect(revealed).not.toMatch(/xiquexique/i)
    const rows = await db().$queryRaw<{ text: string }[]>`
      SELECT s::text AS text FROM article_search s UNION ALL SELECT w::text FROM search_words w`
    for (const { text } of rows) expect(text).not.toMatch(/xiquexique/i)
  })

  test('leaves the search with the change to premium, and comes back with the change to free', async () => {
    const editor = await given.editor()
    const fields = { content: premiumBody('Mandacaru vermelho'), visibility: 'public' as const }
    const { article } = await given.article({ status: 'published', fields })
    expect(await revealedBy('mandacaru')).toContain(article.id)
    const saved = { ...fieldsWith({ ...fields, visibility: 'premium' }), slug: article.slug }
    await saveArticle(editor, { id: article.id, version: article.version, fields: saved })
    expect(await revealedBy('mandacaru')).toBeNull()
    await saveArticle(editor, {
      id: article.id,
      version: article.version + 1,
      fields: { ...saved, visibility: 'public' },
    })
    expect(await revealedBy('mandacaru')).toContain(article.id)
  })
})

describe('what readers may not see', () => {
  const title = (state: string) => `Quixabeira centenária ${state}`

  test('drafts and reviews are not searched, and their words are not suggested', async () => {
    await given.article({ fields: { title: title('rascunho') } })
    await given.article({ status: 'review', fields: { title: title('revisão') } })
    for (const q of ['quixabeira', 'quixabera', 'rascunho']) expect(await revealedBy(q)).toBeNull()
  })

  test('withdrawn and deleted articles leave at once, with every word that only they had', async () => {
    const withdrawn = await given.article({ status: 'published', fields: { title: title('retirada') } })
    const deleted = await given.article({ status: 'published', fields: { title: title('apagada') } })
    expect(await revealedBy('quixabeira')).toContain(withdrawn.article.id)
    expect(await findCorrection('quixabera')).toBe('quixabeira')
    await changeStatus(await given.editor(), { id: withdrawn.article.id, version: 3, status: 'draft' })
    await removeArticle(await given.master(), { id: deleted.article.id })
    for (const q of ['quixabeira', 'quixabera']) expect(await revealedBy(q)).toBeNull()
    expect(
      await db().articleSearch.count({ where: { articleId: { in: [withdrawn.article.id, deleted.article.id] } } }),
    ).toBe(0)
  })
})

test('a typing mistake leads to the nearest words that find something together', async () => {
  await given.article({ status: 'published', fields: { title: 'Catingueira volta a florir no sertão' } })
  expect(await findCorrection('catinguera')).toBe('catingueira')
  expect(await findCorrection('catinguera sertao')).toBe('catingueira sertao')
  // What is no mistake stays as it was typed.
  expect(await findCorrection('  a Catinguera do “Sertão” -zzzz')).toBe('  a catingueira do "Sertão" -zzzz')
  expect(await findCorrection('catinguera zzzzyyy')).toBeNull()
  for (const nothing of ['', '%', 'zz']) expect(await findCorrection(nothing)).toBeNull()
})

test('a word that the language knows is no mistake; two letters in each other’s place are the likeliest one', async () => {
  await given.article({ status: 'published', fields: { title: 'Moradores mantêm o jogo na várzea do Porto Xavante' } })
  expect(await findCorrection('jogo de ontem')).toBeNull()
  await given.article({ status: 'published', fields: { title: 'Gralha pousa no alto da Grahta' } })
  expect(await findCorrection('grahla')).toBe('gralha')
  expect(await findCorrection('vrazea')).toBe('várzea')
  // Two slips in a short word are another word.
  expect(await findCorrection('vorzem')).toBeNull()
})

test('the search follows an article’s tags and cities, also when SQL changes them directly', async () => {
  const { article } = await given.article({ status: 'published', fields: { tags: ['Aroeira'], cities: ['tefe-am'] } })
  expect(await revealedBy('aroeira tefé')).toContain(article.id)
  await db().articleTag.deleteMany({ where: { articleId: article.id } })
  expect(await revealedBy('aroeira')).toBeNull()
  await db().articleLocation.deleteMany({ where: { articleId: article.id } })
  expect(await revealedBy('tefé')).toBeNull()
})
