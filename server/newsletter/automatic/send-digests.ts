import { randomUUID } from 'node:crypto'
import { system } from '#lib/actor.ts'
import { isDomainError } from '#lib/errors.ts'
import { everybody } from '#lib/newsletter/segment.ts'
import type { Automatic } from '#lib/schemas/newsletter/automatic.ts'
import { db } from '#server/platform/db/db.ts'
import { now as clock } from '#server/platform/process/clock.ts'
import { log } from '#server/platform/process/log.ts'
import { readSetting } from '#server/site/queries.ts'
import { startEdition } from '../sending/commands/start-edition.ts'
import { type News, writeDigest } from './digest.ts'
import { type Digest, dueDay, occasionOf } from './moment.ts'
import { type Group, listGroups, listNews, listZones } from './news.ts'

/**
 * Sends the daily or weekly editions that are due: one for each group with news, once. One that was due already when a backup was restored is left out: it may
 * have gone out after the backup.
 */
export async function sendDigests(digest: Digest, settings: Automatic): Promise<void> {
  if (!settings[digest]) return
  const at = clock()
  const restored = await readSetting('restored')
  const newlyDue = (zone: string) => {
    const day = dueDay(digest, settings, at, zone)
    return restored && day === dueDay(digest, settings, new Date(restored.at), zone) ? null : day
  }
  const zones = (await listZones()).filter(newlyDue)
  if (zones.length === 0) return
  for (const group of await listGroups(digest, zones)) {
    const day = newlyDue(group.timeZone)
    if (day) await sendDigest(digest, group, day, at)
  }
}

async function sendDigest(digest: Digest, group: Group, day: string, at: Date): Promise<void> {
  const occasion = occasionOf(digest, day, group.city)
  const known = await db().newsletterSend.findUnique({ where: { occasion }, select: { sentAt: true } })
  if (known?.sentAt) return
  const [lead, ...others] = await listNews(digest, group.city, at)
  if (!lead) return
  await prepare(digest, group, { occasion, at }, [lead, ...others])
  await start(occasion)
}

/** Writes the edition of an occasion, unless another worker did, as of the moment of its news. It is a draft until `start` starts it. */
async function prepare(
  digest: Digest,
  { city, name }: Group,
  { occasion, at }: { occasion: string; at: Date },
  news: [News, ...News[]],
): Promise<void> {
  const edition = writeDigest(digest, city && name ? { path: city, name } : null, news)
  await db().newsletterSend.createMany({
    data: [
      {
        id: randomUUID(),
        kind: digest,
        city,
        occasion,
        createdAt: at,
        ...edition,
        segment: { ...everybody, city, frequency: digest },
      },
    ],
    skipDuplicates: true,
  })
}

/** Starts a prepared edition; the second of two workers finds it started. An empty one is deleted, so that the next round writes it anew. */
async function start(occasion: string): Promise<void> {
  const edition = await db().newsletterSend.findUnique({ where: { occasion }, select: { id: true, version: true } })
  if (!edition) return
  try {
    await startEdition(system, edition)
  } catch (error) {
    if (!isDomainError(error)) throw error
    if (error.code !== 'edition_closed' && error.code !== 'edition_changed_meanwhile') {
      await db().newsletterSend.deleteMany({ where: { id: edition.id, sentAt: null } })
      log().warn({ occasion, code: error.code }, 'an automatic edition of the newsletter was not sent')
    }
  }
}
