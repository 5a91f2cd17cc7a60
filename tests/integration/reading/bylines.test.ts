import { describe, expect, test } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import type { Credit } from '#lib/articles/credits.ts'
import { authorFeed } from '#server/articles/reading/http.ts'
import { findArticleAt } from '#server/articles/reading/queries/address.ts'
import { findArchive } from '#server/articles/reading/queries/archive.ts'
import { listAuthorAddresses } from '#server/articles/reading/queries/feed.ts'
import { findByline } from '#server/articles/reading/queries/shelves.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { fieldsWith, given } from '../../support/given.ts'
import { keysForgottenBy } from '../../support/press.ts'

const by = (id: string, craft: Credit['craft'] = 'reporting'): Credit => ({
  ...{ personId: id, name: '', agency: false },
  craft,
})
const outsider = (name: string, craft: Credit['craft'] = 'reporting', agency = false): Credit => ({
  ...{ personId: null, name, agency },
  craft,
})

/** A public article by two staff members, with an outside photographer. */
async function signedByTwo() {
  const ana = await given.person(['author'], 'Ana Souza')
  const joao = await given.person(['author'], 'João Lima')
  const credits = [by(ana.id), by(joao.id), outsider('Caio Prado', 'photo'), by(joao.id, 'checking')]
  const { article } = await given.article({ status: 'published', author: ana, fields: { credits } })
  return { ana, joao, article }
}

async function read(slug: string) {
  const found = await findArticleAt(anonymous, slug)
  if (found.kind !== 'article') throw new Error(`There is no article, but: ${found.kind}`)
  return found.article
}

describe('a byline of several', () => {
  test('is on the article’s page, which is printed anew when a signer’s name changes', async () => {
    const { ana, joao, article } = await signedByTwo()
    const page = await read(article.slug)
    expect(page.credits.map(({ id, name, craft }) => [id, name, craft])).toEqual([
      [ana.id, 'Ana Souza', 'reporting'],
      [joao.id, 'João Lima', 'reporting'],
      [null, 'Caio Prado', 'photo'],
      [joao.id, 'João Lima', 'checking'],
    ])
    expect(page.keys).toEqual(expect.arrayContaining([`author:${ana.id}`, `author:${joao.id}`]))
  })

  test('lists it on the page and in the feed of each signer, once, and nowhere for others', async () => {
    const { joao, article } = await signedByTwo()
    const listed = async (id: string) => (await findArchive({ author: id }))?.cards.map(card => card.id)
    expect(await listed(joao.id)).toEqual([article.id])
    expect((await findByline(joao.id))?.articles).toBe(1)
    const feed = await (await authorFeed(joao.id)).text()
    expect(feed.match(/<item>/g)).toHaveLength(1)
    expect(feed).toContain('<dc:creator>Ana Souza</dc:creator><dc:creator>João Lima</dc:creator>')
    expect((await listAuthorAddresses()).map(({ path }) => path)).toContain(`/author/${joao.id}`)

    // An agency's article has an owner, but readers do not see it under the owner's name.
    const { author, article: bought } = await given.article({
      status: 'published',
      fields: { credits: [outsider('Agência Brasil', 'reporting', true)] },
    })
    expect(await listed(author.id)).toEqual([])
    expect((await listAuthorAddresses()).map(({ path }) => path)).not.toContain(`/author/${author.id}`)
    expect((await read(bought.slug)).credits).toMatchObject([{ id: null, name: 'Agência Brasil', agency: true }])
  })

  test('a changed byline prints the pages of added and removed signers anew', async () => {
    const { ana, joao, article } = await signedByTwo()
    const carla = await given.author()
    const fields = fieldsWith({ title: article.title, slug: article.slug, credits: [by(carla.id), by(ana.id)] })
    const editor = await given.editor()
    const keys = await keysForgottenBy(() => saveArticle(editor, { id: article.id, version: 3, fields }))
    expect(keys).toEqual(expect.arrayContaining([ana, joao, carla].map(({ id }) => `works:${id}`)))
    expect((await findArchive({ author: joao.id }))?.cards).toEqual([])
    expect((await findArchive({ author: carla.id }))?.cards).toHaveLength(1)
  })
})
