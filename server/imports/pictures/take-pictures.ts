import { system } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { animationStilled } from '#lib/imports/pictures.ts'
import { storeForeignPicture } from '#server/media/commands/store-foreign-picture.ts'
import { db } from '#server/platform/db/db.ts'
import type { OutsideOptions } from '#server/platform/outside/outside.ts'
import { now } from '#server/platform/process/clock.ts'
import { logFew } from '#server/platform/process/log-few.ts'
import { storage } from '#server/platform/storage.ts'
import { dropCover } from './commands/drop-cover.ts'
import { placeOnPages } from './commands/place-on-pages.ts'
import { placePicture } from './commands/place-picture.ts'
import {
  type ClaimedPicture,
  claimPictures,
  nameUpload,
  secondsToNextTry,
  settleFailed,
  settleStored,
} from './commands/settle-pictures.ts'
import { causeOf, fetchPicture } from './fetch-picture.ts'
import { inLanes } from './lanes.ts'

export interface TakeOptions {
  signal: AbortSignal
  /** Options of the requests, for tests. */
  outside?: OutsideOptions
}

/** Two pictures of one site at once: it also serves readers. */
const limits = { atOnce: 4, each: 2 }
const batch = 20

/**
 * Fetches the waiting pictures of a session and shows them in its articles, until none can be tried now, or the signal comes. Gives the seconds
 * until another can be tried; null when none waits.
 */
export async function takePictures(sessionId: string, { signal, outside }: TakeOptions): Promise<number | null> {
  while (!signal.aborted) {
    const claimed = await claimPictures(system, { sessionId, most: batch })
    if (claimed.length === 0) break
    await inLanes(claimed, hostOf, limits, picture => take(sessionId, picture, outside))
    // A full disk stays full for the next ones.
    if (await isDiskFull(claimed)) break
  }
  return secondsToNextTry(sessionId, now())
}

async function take(
  sessionId: string,
  { id, url, urlHash, attempts }: ClaimedPicture,
  outside?: OutsideOptions,
): Promise<void> {
  try {
    const stored = (await findStored(urlHash)) ?? (await storePicture(await fetchPicture(url, outside)))
    await placeStored(id, stored)
  } catch (error) {
    const cause = causeOf(error)
    if (cause === 'unexpected') logFew('error', sessionId, { err: error, picture: id }, 'picture of an import failed')
    await settleFailed(system, { id, cause, attempts })
    if (cause === 'not_found') await dropCovers(id)
  }
}

/** Takes a picture that the old site has no more off the articles that have it as cover. */
async function dropCovers(pictureId: string): Promise<void> {
  const uses = await db().importPictureUse.findMany({ where: { pictureId, cover: true }, select: { articleId: true } })
  for (const { articleId } of uses) await dropCover(system, { pictureId, articleId })
}

/** A stored upload. `stilled` says that it was an animation there. */
interface Stored {
  mediaId: string
  stilled: boolean
}

/** The upload that this or another import made of the same address. */
async function findStored(urlHash: string): Promise<Stored | null> {
  const found = await db().importPicture.findFirst({
    where: { urlHash, mediaId: { not: null } },
    select: { mediaId: true, cause: true },
  })
  return found?.mediaId ? { mediaId: found.mediaId, stilled: found.cause === animationStilled } : null
}

/** Stores the bytes of a picture. Raises disk_full before the disk's reserve is touched, and as `storeForeignPicture`. */
export async function storePicture(bytes: Buffer): Promise<Stored> {
  if (bytes.length > (await storage().room())) throw new DomainError('disk_full')
  const { id, wasAnimation } = await storeForeignPicture(bytes)
  return { mediaId: id, stilled: wasAnimation }
}

/**
 * Shows a stored picture in all articles and pages that have it at its old address, each in its own transaction. The picture counts as stored only then: a
 * worker that dies in between leaves it waiting, and the next one goes on.
 */
export async function placeStored(id: string, { mediaId, stilled }: Stored): Promise<void> {
  await nameUpload(system, { id, mediaId, cause: stilled ? animationStilled : '' })
  const uses = await db().importPictureUse.findMany({
    where: { pictureId: id },
    distinct: ['articleId'],
    select: { articleId: true },
  })
  for (const { articleId } of uses) if (!(await placePicture(system, { pictureId: id, articleId }))) return
  if (!(await placeOnPages(system, { pictureId: id }))) return
  await settleStored(system, { id })
}

const hostOf = ({ url }: ClaimedPicture) => URL.parse(url)?.host ?? ''

async function isDiskFull(claimed: readonly ClaimedPicture[]): Promise<boolean> {
  const ids = claimed.map(({ id }) => id)
  return (await db().importPicture.count({ where: { id: { in: ids }, cause: 'disk_full' } })) > 0
}
