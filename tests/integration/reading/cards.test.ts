import { describe, expect, test } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { findArticleAt } from '#server/articles/reading/queries/address.ts'
import type { ArticlePage } from '#server/articles/reading/queries/article-page.ts'
import { given, sentence } from '../../support/given.ts'

const cardOf = (id: string, title = 'Como se chamava') =>
  `<aside data-related="${id}"><a href="/article/como-era">${title}</a></aside>`

async function read(slug: string): Promise<ArticlePage> {
  const found = await findArticleAt(anonymous, slug)
  if (found.kind !== 'article') throw new Error(`There is no article, but: ${found.kind}`)
  return found.article
}

const withCard = (id: string) =>
  given.article({ status: 'published', fields: { content: `<p>${sentence('Abre')}</p>${cardOf(id)}<p>Fecha</p>` } })

describe('the card of another article in a text', () => {
  test('has the title and the address of today, not those of the day it was chosen', async () => {
    const { article: other } = await given.article({ status: 'published', fields: { title: 'A obra parou outra vez' } })
    const { article } = await withCard(other.id)
    const page = await read(article.slug)
    expect(page.body).toContain('A obra parou outra vez')
    expect(page.body).toContain(`href="/campina-grande-pb/${other.slug}"`)
    expect(page.body).not.toContain('Como se chamava')
    expect(page.keys).toContain(`article:${other.id}`)
  })

  test('is absent while readers cannot open its article, and so is the text typed in its place (abuse case 12)', async () => {
    const { article: draft, author } = await given.article({ fields: { title: 'Segredo em rascunho' } })
    const { article } = await withCard(draft.id)
    const closed = await read(article.slug)
    expect(closed.body).not.toMatch(/Segredo|Como se chamava|como-era|<aside/)
    // The page is printed anew when the draft is published.
    expect(closed.keys).toContain(`article:${draft.id}`)
    const editor = await given.editor()
    await changeStatus(editor, { id: draft.id, version: 1, status: 'published' })
    expect((await read(article.slug)).body).toContain('Segredo em rascunho')
    await removeArticle(author, { id: draft.id })
    expect((await read(article.slug)).body).not.toContain('Segredo')
  })
})
