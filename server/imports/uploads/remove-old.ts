import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { needsFiles } from '../sessions/session.ts'
import { keptMs, uploadsFolder } from './resumable.ts'

/** A sent file, and beside it what the tus protocol knows of it. */
const uploadName = /^([0-9a-f]{32})(?:\.json)?$/

/**
 * Removes sent files that no import needs any more, and those that no import took within two days after they changed last. Gives the names of the
 * removed uploads. Other files in the folder stay.
 */
export async function removeOldUploads(): Promise<string[]> {
  const names = await readdir(uploadsFolder()).catch(() => [])
  const ids = [...new Set(names.flatMap(name => uploadName.exec(name)?.[1] ?? []))]
  const needed = await neededBySessions(ids)
  const removed: string[] = []
  for (const id of ids) {
    if (needed.get(id) ?? (await changedLately(id))) continue
    for (const name of [id, `${id}.json`]) await rm(join(uploadsFolder(), name), { force: true })
    removed.push(id)
  }
  return removed
}

/** Whether a session still needs each upload that one took. */
async function neededBySessions(ids: string[]): Promise<Map<string, boolean>> {
  const state = { status: true, createdAt: true } as const
  const files = await db().importFile.findMany({
    where: { place: { in: ids } },
    select: { place: true, session: { select: state } },
  })
  const archives = await db().importSession.findMany({
    where: { picturesPlace: { in: ids } },
    select: { picturesPlace: true, ...state },
  })
  const needed = new Map<string, boolean>()
  const uses = [
    ...files.map(({ place, session }) => ({ place, session })),
    ...archives.map(({ picturesPlace, ...session }) => ({ place: picturesPlace, session })),
  ]
  for (const { place, session } of uses) needed.set(place, needed.get(place) || needsFiles(session, now()))
  return needed
}

/** Whether an upload that no session took is younger than two days. */
async function changedLately(id: string): Promise<boolean> {
  const found = await Promise.all(
    [id, `${id}.json`].map(name =>
      stat(join(uploadsFolder(), name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  )
  return now().getTime() - Math.max(...found) < keptMs
}
