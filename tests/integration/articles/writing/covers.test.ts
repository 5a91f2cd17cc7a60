import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isDomainError } from '#lib/errors.ts'
import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { saveRevision } from '#server/articles/revision/commands/save-revision.ts'
import { autosaveArticle } from '#server/articles/writing/commands/autosave-article.ts'
import { createArticle } from '#server/articles/writing/commands/create-article.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { db } from '#server/platform/db/db.ts'
import { fieldsWith, given } from '#tests/support/given.ts'

const texts = { coverAlt: 'Ponte', coverCredit: 'Foto: Dora' }

async function uploadOf(owner: { id: string } | null): Promise<string> {
  const data = { ownerId: owner?.id ?? null, width: 1280, height: 640, widths: [320, 640, 1280] }
  return (await db().media.create({ data })).id
}

/** The sentence at the cover's field, or “saved”. */
const told = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => 'saved',
    error => (isDomainError(error) ? error.fields.coverImage : Promise.reject(error)),
  )
const cover = (coverMediaId: string): Partial<ArticleFieldsInput> => ({ coverMediaId, ...texts })
const addressOf = (id: string) => `/uploads/${id}/1280.webp`
const others = 'Esta imagem foi enviada por outra pessoa e ainda não saiu no jornal. Envie a sua ou peça à edição.'

describe('another author’s picture (abuse case 7)', () => {
  test('is refused as a cover: in a new article, a save, an autosave and a revision', async () => {
    const picture = await uploadOf(await given.author())
    const author = await given.author()
    expect(await told(createArticle(author, fieldsWith(cover(picture))))).toBe(others)
    const { article } = await given.article({ author })
    const fields = fieldsWith({ slug: article.slug, ...cover(picture) })
    const { id, version } = article
    expect(await told(saveArticle(author, { id, version, fields }))).toBe(others)
    const writing = { form: randomUUID(), request: randomUUID() }
    expect(await told(autosaveArticle(author, { id, version, fields, writing }))).toBe(others)
    const { revision, fields: revised } = await given.revision({ author, submitted: false })
    const changed = { ...revised, ...cover(picture) }
    const save = { id: revision.id, version: revision.version, fields: fieldsWith(changed), writing }
    expect(await told(saveRevision(author, save))).toBe(others)
  })

  test.each([
    ['its path', (id: string) => addressOf(id)],
    ['an encoded path', (id: string) => `/%75ploads/${id}/1280.webp`],
  ])('is refused by %s', async (_, spelled) => {
    const picture = await uploadOf(await given.author())
    const coverImage = spelled(picture)
    expect(await told(createArticle(await given.author(), fieldsWith({ coverImage, ...texts })))).toBe(others)
  })

  test('is taken when an editor chooses it, and then stays when the author saves', async () => {
    const { author, article } = await given.article()
    const { id, slug } = article
    const fields = fieldsWith({ slug, ...cover(await uploadOf(await given.author())) })
    expect(await told(saveArticle(await given.editor(), { id, version: 1, fields }))).toBe('saved')
    expect(await told(saveArticle(author, { id, version: 2, fields: { ...fields, title: 'Outro título' } }))).toBe(
      'saved',
    )
  })
})

describe('the house’s library', () => {
  const takenFrom = async (picture: string) => told(createArticle(await given.author(), fieldsWith(cover(picture))))

  test('has what editors and masters uploaded, and pictures without an owner', async () => {
    for (const owner of [await given.editor(), await given.master(), null]) {
      expect(await takenFrom(await uploadOf(owner))).toBe('saved')
    }
  })

  test.each([
    ['as the cover', (id: string) => cover(id)],
    ['as the cover, by its address', (id: string) => ({ coverImage: addressOf(id), ...texts })],
    [
      'in the text',
      (id: string) => ({
        content: `${fieldsWith().content}<figure><img src="${addressOf(id)}" alt="Ponte" width="1280" height="640"></figure>`,
      }),
    ],
  ])('has a picture that a published article shows %s, while it is published', async (_, fields) => {
    const author = await given.author()
    const picture = await uploadOf(author)
    const { article } = await given.article({ author, fields: fields(picture) })
    expect(await takenFrom(picture)).toBe(others)
    const editor = await given.editor()
    await changeStatus(editor, { id: article.id, version: 1, status: 'published' })
    expect(await takenFrom(picture)).toBe('saved')
    await changeStatus(editor, { id: article.id, version: 2, status: 'draft' })
    expect(await takenFrom(picture)).toBe(others)
  })
})
