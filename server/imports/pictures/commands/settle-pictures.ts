import { mediaPath } from '#lib/addresses/paths.ts'
import {
  mostPictureTries,
  type PictureCause,
  passingCauses,
  pictureAddresses,
  uploadNames,
} from '#lib/imports/pictures.ts'
import { db } from '#server/platform/db/db.ts'
import { command } from '#server/platform/work/command.ts'
import { writeRedirects } from '#server/redirects/commands/write-redirects.ts'

/** A picture to fetch. */
export interface ClaimedPicture {
  id: string
  url: string
  urlHash: string
  /** This try's number, from 1. */
  attempts: number
}

/** Seconds between two tries. They also free a picture whose worker died. */
const waits = [120, 900]

/**
 * Takes up to `most` waiting pictures of a session for a try, so that no second worker takes them before the wait is over. Those that were taken
 * for the last time and never settled are marked as failed. For the job only: it checks no policy.
 */
export const claimPictures = command(async ({ tx, now }, { sessionId, most }: { sessionId: string; most: number }) => {
  await tx.$executeRaw`
    UPDATE import_pictures SET status = 'failed', cause = 'interrupted'
      WHERE session_id = ${sessionId}::uuid AND status = 'waiting' AND attempts >= ${mostPictureTries}
        AND tried_at < ${now}::timestamptz - make_interval(secs => ${waits[1]}::float8)`
  return tx.$queryRaw<ClaimedPicture[]>`
    UPDATE import_pictures SET attempts = attempts + 1, tried_at = ${now}
      WHERE id IN (
        SELECT id FROM import_pictures
          WHERE session_id = ${sessionId}::uuid AND status = 'waiting' AND attempts < ${mostPictureTries}
            AND (tried_at IS NULL OR tried_at < ${now}::timestamptz
              - make_interval(secs => CASE WHEN attempts < 2 THEN ${waits[0]}::float8 ELSE ${waits[1]}::float8 END))
          ORDER BY id LIMIT ${most} FOR UPDATE SKIP LOCKED)
      RETURNING id, url, url_hash AS "urlHash", attempts`
})

/** The upload that a picture became. `cause` is `animation_stilled` or empty. */
interface NamedUpload {
  id: string
  mediaId: string
  cause: string
}

/** Notes the upload that a picture became. For the job only. */
export const nameUpload = command(async ({ tx }, { id, mediaId, cause }: NamedUpload) => {
  await tx.importPicture.updateMany({ where: { id }, data: { mediaId, cause } })
})

/**
 * Notes that a picture is stored and shown, and lets its address in WordPress' folder of uploads lead to it. One with an article noted meanwhile waits
 * on. For the job only.
 */
export const settleStored = command(async ({ tx }, { id }: { id: string }) => {
  const [picture] = await tx.importPicture.updateManyAndReturn({
    where: { id, mediaId: { not: null }, uses: { none: {} } },
    data: { status: 'stored' },
    select: { url: true, sessionId: true, media: { select: { id: true, widths: true } } },
  })
  if (!picture?.media || uploadNames(picture.url).length === 0) return
  const { sessionId, media } = picture
  const target = mediaPath(media.id, Math.max(...media.widths))
  await writeRedirects(
    tx,
    pictureAddresses(picture.url).map(path => ({ path, target, sessionId })),
  )
})

/** Notes why a try failed. The picture waits for another one, unless this was the last or another cannot help. For the job only. */
export const settleFailed = command(
  async ({ tx }, { id, cause, attempts }: { id: string; cause: PictureCause; attempts: number }) => {
    const again = passingCauses.has(cause) && attempts < mostPictureTries
    await tx.importPicture.updateMany({
      where: { id, status: 'waiting' },
      data: { status: again ? 'waiting' : 'failed', cause },
    })
  },
)

/** Seconds until a picture of a session can be tried; null when none waits. */
export async function secondsToNextTry(sessionId: string, now: Date): Promise<number | null> {
  const [next] = await db().$queryRaw<{ seconds: number | null }[]>`
    SELECT min(greatest(0, extract(epoch FROM coalesce(tried_at, ${now}::timestamptz)
        + make_interval(secs => CASE WHEN attempts = 0 THEN 0 WHEN attempts = 1 THEN ${waits[0]}::float8 ELSE ${waits[1]}::float8 END)
        - ${now}::timestamptz)))::int AS seconds
      FROM import_pictures WHERE session_id = ${sessionId}::uuid AND status = 'waiting'`
  return next?.seconds ?? null
}
