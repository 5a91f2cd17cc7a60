import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Credit } from '#lib/articles/credits.ts'
import { articleFields } from '#lib/schemas/articles/article.ts'
import { makeByline } from '#prisma/seed/factories.ts'
import { autosaveArticle } from '#server/articles/writing/commands/autosave-article.ts'
import { createArticle } from '#server/articles/writing/commands/create-article.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { findForEdit } from '#server/articles/writing/queries/editable.ts'
import { searchSigners } from '#server/articles/writing/queries/signers.ts'
import { db } from '#server/platform/db/db.ts'
import { fieldsWith, given } from '../../../support/given.ts'
import { refusal } from '../../../support/refusal.ts'

const person = ({ id }: { id: string }, craft: Credit['craft'] = 'reporting', name = ''): Credit => ({
  personId: id,
  name,
  agency: false,
  craft,
})
const outsider = (name: string, craft: Credit['craft'] = 'reporting', agency = false): Credit => ({
  personId: null,
  name,
  agency,
  craft,
})
const signed = async (id: string) => (await findForEdit(await given.editor(), id)).fields.credits

describe('who signs an article', () => {
  test('its first author, until the credits are changed', async () => {
    const author = await given.person(['author'], 'Ana Souza')
    const { id } = await createArticle(author, fieldsWith())
    expect(await signed(id)).toEqual([person(author, 'reporting', 'Ana Souza')])
    // A form without the credits field leaves the credits unchanged.
    await saveArticle(author, { id, version: 1, fields: fieldsWith({ credits: [outsider('Agência Brasil')] }) })
    await saveArticle(author, { id, version: 2, fields: fieldsWith({ title: 'Outro título' }) })
    expect(await signed(id)).toEqual([outsider('Agência Brasil')])
  })

  test('staff members and others, each with a craft, in their order', async () => {
    const author = await given.author()
    const editor = await given.person(['editor'], 'Marcos Lima')
    const credits = [
      outsider('Agência Brasil', 'reporting', true),
      person(editor, 'editing', 'Marcos Lima'),
      outsider('Caio Prado', 'photo'),
      person(editor, 'checking', 'Marcos Lima'),
    ]
    const { id } = await createArticle(author, fieldsWith({ credits }))
    expect(await signed(id)).toEqual(credits)
    const [first, ...others] = credits
    const turned = [...others, first as Credit]
    const writing = { form: randomUUID(), request: randomUUID() }
    await autosaveArticle(author, { id, version: 1, fields: fieldsWith({ credits: turned }), writing })
    expect(await signed(id)).toEqual(turned)
  })

  test('a name that a form sends for a staff member is ignored', async () => {
    const author = await given.person(['author'], 'Ana Souza')
    const credits = [{ ...person(author), name: 'Presidência da República', agency: true }]
    const { id } = await createArticle(author, fieldsWith({ credits }))
    expect(await signed(id)).toEqual([person(author, 'reporting', 'Ana Souza')])
  })

  test('a byline without an account may sign; a reader, and an id that is nobody’s, are refused alike', async () => {
    const author = await given.author()
    const imported = { id: await makeByline({ fullName: 'Colunista de antes' }) }
    const { id } = await createArticle(author, fieldsWith({ credits: [person(imported)] }))
    for (const stranger of [await given.reader(), { id: randomUUID() }]) {
      const fields = fieldsWith({ credits: [person(imported), person(stranger)] })
      expect(await refusal(saveArticle(author, { id, version: 1, fields }))).toBe('unknown_signer')
      expect(await refusal(createArticle(author, fields))).toBe('unknown_signer')
    }
    expect(await db().article.findUniqueOrThrow({ where: { id } })).toMatchObject({ version: 1 })
  })

  test('a former staff member keeps signed articles and signs no new ones', async () => {
    const author = await given.author()
    const gone = await given.author()
    const { id } = await createArticle(author, fieldsWith({ credits: [person(author), person(gone)] }))
    await db().userRole.deleteMany({ where: { userId: gone.id } })
    const fields = fieldsWith({ title: 'Outro título', credits: [person(gone), person(author)] })
    await saveArticle(author, { id, version: 1, fields })
    expect((await signed(id))?.map(({ personId }) => personId)).toEqual([gone.id, author.id])
    expect(await refusal(createArticle(author, fields))).toBe('unknown_signer')
  })
})

test('a form names the same person with the same craft once, with known fields alone, and never nobody (abuse case 8)', () => {
  const { credits } = articleFields.shape
  const [written, photographed] = [outsider('Ana Souza'), outsider('Ana Souza', 'photo')]
  const hostile = { ...outsider('  ana   souza '), articleId: randomUUID(), listedAt: new Date(), position: 7 }
  expect(credits.parse([written, hostile, photographed])).toEqual([written, photographed])
  const crowd = Array.from({ length: 13 }, (_, n) => outsider(`Nome ${n}`))
  for (const wrong of [[], crowd, [{ ...written, personId: '1 OR 1=1' }], [{ ...written, craft: 'master' }]])
    expect(credits.safeParse(wrong).success).toBe(false)
})

test('a search for people finds staff members, whatever the accents, and no readers; only staff members may search', async () => {
  const author = await given.author()
  const found = async (typed: string) => (await searchSigners(author, typed)).map(({ name }) => name)
  await given.person(['author', 'editor'], 'Zulmira Gonçalves')
  await given.person([], 'Zulmira Leitora')
  await makeByline({ fullName: 'Ana Zulmira' })
  expect(await found('ZULMÍRA')).toEqual(['Zulmira Gonçalves', 'Ana Zulmira'])
  for (const typed of ['', '%', "' OR 1=1 --", 'leitora']) expect(await found(typed)).toEqual([])
  expect(await refusal(searchSigners(await given.reader(), 'zulmira'))).toBe('forbidden')
})
