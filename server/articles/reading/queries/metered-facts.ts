import { type Actor, isSignedIn } from '#lib/actor.ts'
import { findMeter } from '#server/subscriptions/meter/queries.ts'
import { factsFor, type PageRow } from './article-page.ts'

/** `factsFor` with the meter of a signed-in reader whom their rights shut out: an article that they opened with it is not locked. */
export async function meteredFactsFor(
  reader: Actor,
  row: PageRow,
  publishedAt: Date,
): Promise<ReturnType<typeof factsFor>> {
  const facts = factsFor(reader, row, publishedAt)
  if (!facts.locked || !isSignedIn(reader)) return facts
  const meter = await findMeter(reader.id, row.id)
  return { ...facts, meter, locked: !meter?.opened }
}
