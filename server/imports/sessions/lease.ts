import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { singleton } from '#server/platform/process/singleton.ts'
import { silentMs } from './session.ts'

/** An import that this process runs, or undoes. */
export interface Claim {
  id: string
  undoing: boolean
  /** How often a process that worked on it ended without a word since it last got further. */
  deaths: number
}

/** An import that ended its process so often without getting further is not run again. */
export const mostDeaths = 2

/** Says that an import got further: a sleeping machine or a dead neighbour is no death of its own. */
export async function noteProgress(id: string): Promise<void> {
  await db().importSession.updateMany({ where: { id, deaths: { gt: 0 } }, data: { deaths: 0 } })
}

/** The imports that this process gave up while the database was away, and did not die of. */
const givenUp = () => singleton('imports-given-up', () => new Set<string>())

/** Says that this process works on an import no more, though the database could not be told. */
export const giveUp = (id: string): void => void givenUp().add(id)

/**
 * Takes the oldest server import that waits or went silent; null when there is none, or one runs already. One statement decides, so that of two
 * processes one gets it.
 */
export async function claimImport(): Promise<Claim | null> {
  const moment = now()
  const silent = new Date(moment.getTime() - silentMs)
  const [claim] = await db().$queryRaw<Claim[]>`
    UPDATE import_sessions SET seen_at = ${moment},
        deaths = deaths + CASE WHEN status = 'waiting' OR seen_at <= ${released} OR id = ANY (${[...givenUp()]}::uuid[]) THEN 0 ELSE 1 END,
        status = CASE status WHEN 'undoing' THEN 'undoing' ELSE 'running' END::import_status
      WHERE id = (
        SELECT id FROM import_sessions
          WHERE (NOT by_browser AND (status = 'waiting' OR status = 'running' AND seen_at < ${silent}) OR status = 'undoing' AND seen_at < ${silent})
            AND NOT EXISTS (SELECT FROM import_sessions WHERE NOT by_browser AND status IN ('running', 'undoing') AND seen_at >= ${silent})
          ORDER BY created_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, status = 'undoing' AS undoing, deaths`
  if (claim) givenUp().delete(claim.id)
  return claim ?? null
}

/** When an import was last seen that a process gave up in good order. */
const released = new Date(0)

/** Says every ten seconds that this process still works on an import, until the returned function is called. */
export function keepClaim(id: string): () => void {
  const timer = setInterval(() => {
    db()
      .importSession.updateMany({ where: { id, status: { in: ['running', 'undoing'] } }, data: { seenAt: now() } })
      .catch(() => {})
  }, silentMs / 3)
  timer.unref()
  return () => clearInterval(timer)
}

/** Gives an unfinished import up, so that the next process need not wait until it counts as silent. */
export async function releaseClaim(id: string): Promise<void> {
  await db().importSession.updateMany({
    where: { id, status: { in: ['running', 'undoing'] } },
    data: { seenAt: released },
  })
}
