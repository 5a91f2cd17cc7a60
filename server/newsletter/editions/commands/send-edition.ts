import type { Actor } from '#lib/actor.ts'
import type { EditionVersionInput } from '#lib/schemas/newsletter/edition.ts'
import { startEdition } from '../../sending/commands/start-edition.ts'
import { assertReady } from '../queries/check.ts'

/** Sends an edition now, when no check stops it. Gives the number of subscribers. Raises forbidden, edition_not_found, edition_not_ready, and what `startEdition` raises. */
export async function sendEdition(actor: Actor, input: EditionVersionInput): Promise<{ recipients: number }> {
  await assertReady(actor, 'send', input)
  return startEdition(actor, input)
}
