import { randomUUID } from 'node:crypto'
import type { SignedIn } from '#lib/actor.ts'
import type { EditionBlock } from '#lib/newsletter/edition.ts'
import { type EditionFields, editionFields } from '#lib/schemas/newsletter/edition.ts'
import { addSubscriber } from '#server/newsletter/commands/add-subscriber.ts'
import { createEdition } from '#server/newsletter/editions/commands/create-edition.ts'
import { saveEdition } from '#server/newsletter/editions/commands/save-edition.ts'
import { startEdition } from '#server/newsletter/sending/commands/start-edition.ts'
import { db } from '#server/platform/db/db.ts'

/** A block without its id, which `edition` gives. */
type Bare = EditionBlock extends infer Each ? (Each extends { id: string } ? Omit<Each, 'id'> : never) : never

/** Blocks with ids of their own. */
export const blocksOf = (...blocks: Bare[]): EditionBlock[] =>
  blocks.map((block, place) => ({ ...block, id: `b${place}` }) as EditionBlock)

/** Valid fields of an edition, with the test's own values over them. */
export const editionWith = (own: Partial<EditionFields> = {}): EditionFields =>
  editionFields.parse({
    subject: 'Bom dia, Londrina',
    preheader: 'As notícias da manhã',
    blocks: blocksOf({ kind: 'heading', text: 'Hoje na cidade' }),
    segment: {},
    isPublic: true,
    ...own,
  })

/** A saved draft of a master; gives its id. Its version is 2. */
export async function draftEdition(master: SignedIn, own: Partial<EditionFields> = {}): Promise<string> {
  const { id } = await createEdition(master, {})
  await saveEdition(master, { id, version: 1, fields: editionWith(own) })
  return id
}

/** An edition that was sent; gives its row. */
export async function sentEdition(master: SignedIn, own: Partial<EditionFields> = {}) {
  const id = await draftEdition(master, own)
  await subscriber(master)
  await startEdition(master, { id, version: 2 })
  return db().newsletterSend.update({ where: { id }, data: { status: 'sent', endedAt: new Date() } })
}

/** An active subscriber whom a master adds; gives the row. */
export async function subscriber(master: SignedIn, email = `${randomUUID()}@exemplo.local`) {
  await addSubscriber(master, { email, name: '' })
  return db().newsletterSubscriber.findUniqueOrThrow({ where: { email } })
}
