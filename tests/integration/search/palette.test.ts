import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Actor, anonymous, type SignedIn } from '#lib/actor.ts'
import { editEventPath, editPath, eventPath, personPath } from '#lib/addresses/paths.ts'
import type { PaletteKind } from '#lib/palette.ts'
import { ideaFields } from '#lib/schemas/articles/idea.ts'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { createIdea } from '#server/ideas/commands/create-idea.ts'
import { findInPalette } from '#server/palette/queries.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'

let author: SignedIn
let editor: SignedIn
let master: SignedIn

beforeAll(async () => {
  author = await given.person(['author'], 'Ana Autora')
  editor = await given.editor()
  master = await given.master()
})

const found = async (actor: Actor, typed: string, kind: PaletteKind = 'articles') =>
  (await findInPalette(actor, typed))[kind]
const titles = async (actor: Actor, typed: string) => (await found(actor, typed)).map(({ title }) => title)

async function makeIdea(by: SignedIn, title: string) {
  const fields = ideaFields.parse({
    ...{ title, description: 'Ouvir.', priority: 'medium', assignedTo: '', deadline: '', city: '', tags: '' },
  })
  return createIdea(by, { requestId: randomUUID(), fields })
}

describe('who finds what', () => {
  test('an author finds their own texts and public ones, and no draft of another', async () => {
    const own = await given.article({ author, fields: { title: 'Quilombo recebe título da terra' } })
    const others = await given.article({ fields: { title: 'Quilombo espera a ponte' } })
    const open = await given.article({ status: 'published', fields: { title: 'Quilombo festeja colheita' } })
    expect((await titles(author, 'quilombo')).toSorted()).toEqual([
      'Quilombo festeja colheita',
      'Quilombo recebe título da terra',
    ])
    const hrefs = (await found(author, 'quilombo')).map(({ href }) => href)
    expect(hrefs).toContain(editPath(own.article.id))
    expect(hrefs).toContain(`/campina-grande-pb/${open.article.slug}`)
    // Editors find all of them, and edit each.
    expect((await found(editor, 'quilombo')).map(({ href }) => href).toSorted()).toEqual(
      [own, others, open].map(({ article }) => editPath(article.id)).toSorted(),
    )
    expect(await found(editor, 'quilombo espera')).toMatchObject([{ status: 'Rascunho', note: expect.any(String) }])
  })

  test('what lies in the trash is found by nobody', async () => {
    const { article } = await given.article({ author, fields: { title: 'Jenipapo estraga na feira' } })
    expect(await titles(author, 'jenipapo')).toHaveLength(1)
    await removeArticle(author, { id: article.id })
    for (const actor of [author, editor, master]) expect(await titles(actor, 'jenipapo')).toEqual([])
  })

  test('only masters find people, by name and by address', async () => {
    const person = await given.person([], 'Zuleide Albuquerque')
    expect(await found(master, 'zuleide', 'people')).toEqual([
      expect.objectContaining({ title: 'Zuleide Albuquerque', status: 'Leitor', href: personPath(person.id) }),
    ])
    const { email } = await db().user.findUniqueOrThrow({ where: { id: person.id } })
    expect(await found(master, email, 'people')).toHaveLength(1)
    for (const actor of [author, editor]) expect(await found(actor, 'zuleide', 'people')).toEqual([])
  })

  test('all staff find story ideas; an author finds no event of another that readers do not see', async () => {
    const { id } = await makeIdea(editor, 'Umbuzeiro centenário')
    expect(await found(author, 'umbuzeiro', 'ideas')).toMatchObject([{ href: `/storyboard/${id}`, status: 'Ideia' }])
    const draft = await given.event({ fields: { title: 'Umbuzada no rascunho' } })
    const open = await given.event({ status: 'published', fields: { title: 'Umbuzada na praça' } })
    const { id: openId, slug } = open.event
    expect(await found(author, 'umbuzada', 'events')).toMatchObject([
      { href: eventPath({ id: openId, slug }), forReaders: true },
    ])
    expect((await found(editor, 'umbuzada', 'events')).map(({ href }) => href).toSorted()).toEqual(
      [draft.event.id, openId].map(editEventPath).toSorted(),
    )
  })

  test('readers and strangers find nothing', async () => {
    for (const actor of [anonymous, await given.reader(), { ...editor, roles: [] }])
      expect(await refusal(findInPalette(actor, 'quilombo'))).toBe('forbidden')
  })
})

describe('how it finds', () => {
  test('parts of words without accents or case; titles that begin so first, then the newest; at most five', async () => {
    await given.article({ author, fields: { title: 'Maracujá: a safra' } })
    for (let n = 1; n <= 5; n++) await given.article({ author, fields: { title: `A feira do maracujá ${n}` } })
    expect(await titles(author, 'MARACUJA')).toEqual([
      'Maracujá: a safra',
      ...[5, 4, 3, 2].map(n => `A feira do maracujá ${n}`),
    ])
    expect(await titles(author, 'racuja safr')).toEqual(['Maracujá: a safra'])
    expect(await titles(author, 'a feira do maracujá 1')).toEqual(['A feira do maracujá 1'])
    for (const typed of ['', ' ', 'maracu%', 'maracuj_', "' OR 1=1 --"]) expect(await titles(author, typed)).toEqual([])
  })

  test('a title that stands behind the newest thousand is found too', async () => {
    await given.article({ author, fields: { title: 'Baraúna antiga na serra' } })
    await db()
      .$executeRaw`UPDATE articles SET created_at = created_at - interval '1 year' WHERE title = 'Baraúna antiga na serra'`
    await db().$executeRaw`
      INSERT INTO articles (id, title, slug, summary, content, teaser, status, author_id, created_at, updated_at, search_key)
        SELECT gen_random_uuid(), 'Enchimento ' || i, 'enchimento-' || i, '', '', '', 'draft', ${author.id}::uuid, now(), now(), 'enchimento ' || i
        FROM generate_series(1, 1100) i`
    expect(await titles(author, 'barauna serra')).toEqual(['Baraúna antiga na serra'])
    expect(await titles(author, 'antiga')).toEqual(['Baraúna antiga na serra'])
    expect(await titles(editor, 'baraúna antiga na')).toEqual(['Baraúna antiga na serra'])
    expect(await titles(author, 'enchimento')).toHaveLength(5)
  })
})
