import { createHash } from 'node:crypto'
import { db } from '#server/platform/db/db.ts'
import { Deferred } from '#server/platform/process/deferred.ts'
import { log } from '#server/platform/process/log.ts'
import { singleton } from '#server/platform/process/singleton.ts'

interface Link {
  editionId: string
  position: number
  url: string
}

interface LinkState {
  /** By edition: the links that this process knows, by position. */
  known: Map<string, Map<number, string>>
  waiting: Link[]
  writing: Deferred
}

const longestUrl = 2_000
/** Links of an edition. Further ones, such as addresses that differ for each reader, stay as they are. */
const mostLinks = 300
const mostEditions = 30

const state = () =>
  singleton(
    'newsletter-links',
    (): LinkState => ({ known: new Map(), waiting: [], writing: new Deferred(0, writeWaiting) }),
  )

function knownOf(editionId: string): Map<number, string> {
  const { known } = state()
  const links = known.get(editionId) ?? new Map<number, string>()
  // The edition used last moves to the end.
  known.delete(editionId)
  known.set(editionId, links)
  const [oldest] = known.keys()
  if (known.size > mostEditions && oldest !== undefined) known.delete(oldest)
  return links
}

/** The position of a link in its edition, the same in every process: 31 bits of its hash. */
const positionOf = (url: string): number => createHash('sha256').update(url).digest().readUInt32BE(0) & 0x7fffffff

/**
 * The position of an edition's link, which is written at once, long before the mail arrives. Null when the link stays as it is: it is too long, another
 * link has its position, or the edition has too many.
 */
export function noteLink(editionId: string, url: string): number | null {
  const links = knownOf(editionId)
  const position = positionOf(url)
  const there = links.get(position)
  if (there !== undefined) return there === url ? position : null
  if (url.length > longestUrl || links.size >= mostLinks) return null
  links.set(position, url)
  const { waiting, writing } = state()
  waiting.push({ editionId, position, url })
  writing.soon()
  return position
}

/** Writes the links that wait. After a failure they wait for the next write. Never raises. */
export const flushLinks = (): Promise<void> => state().writing.now()

async function writeWaiting(): Promise<void> {
  const { waiting, writing } = state()
  const batch = waiting.splice(0)
  if (batch.length === 0) return
  try {
    await db().$executeRaw`
      INSERT INTO newsletter_links (send_id, position, url)
      SELECT given.* FROM unnest(${batch.map(link => link.editionId)}::uuid[], ${batch.map(link => link.position)}::int[],
        ${batch.map(link => link.url)}::text[]) AS given (send_id, position, url)
      JOIN newsletter_sends ON newsletter_sends.id = given.send_id
      ON CONFLICT DO NOTHING`
  } catch (error) {
    log().warn({ err: error, links: batch.length }, 'links of an edition could not be written yet')
    waiting.push(...batch)
    setTimeout(() => writing.now(), 1_000).unref()
  }
}

/** The stored address of an edition's link; null when there is none. */
export async function findLink(editionId: string, position: number): Promise<string | null> {
  const there = state().known.get(editionId)?.get(position)
  if (there !== undefined) return there
  const where = { sendId_position: { sendId: editionId, position } }
  const row = await db().newsletterLink.findUnique({ where, select: { url: true } })
  if (!row) return null
  knownOf(editionId).set(position, row.url)
  return row.url
}
