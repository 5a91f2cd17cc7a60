import { now } from '#server/platform/clock.ts'
import { db } from '#server/platform/db.ts'
import { env } from '#server/platform/env.ts'
import { log } from '#server/platform/log.ts'

export interface MenuItem {
  id: string
  label: string
  url: string
}

export interface SectionCard {
  id: string
  title: string
  description: string
  imageUrl: string | null
  linkUrl: string
}

/** The active items of the secondary menu, in their order (reader §7). */
export async function listMenu(): Promise<MenuItem[]> {
  return db().secondaryMenuItem.findMany({
    where: { isActive: true },
    orderBy: [{ displayOrder: 'asc' }, { id: 'asc' }],
    select: { id: true, label: true, url: true },
  })
}

/** The active section cards of the home page, in their order (reader §7). */
export async function listSectionCards(): Promise<SectionCard[]> {
  return db().sectionCard.findMany({
    where: { isActive: true },
    orderBy: [{ displayOrder: 'asc' }, { id: 'asc' }],
    select: { id: true, title: true, description: true, imageUrl: true, linkUrl: true },
  })
}

/** The site's public address, without a slash at its end: what canonical and shared addresses begin with. */
export const siteOrigin = () => env().SITE_URL

/** The moment of an edition: what the masthead is dated by. */
export const editionTime = () => now()

/**
 * One block of a page, so that its failure does not take the page with it (ruling "Empty or failing blocks on home"): what `load` gives, or
 * null when it failed, which is logged under the block's name.
 */
export async function block<T>(name: string, load: Promise<T>): Promise<T | null> {
  try {
    return await load
  } catch (error) {
    log().error({ err: error, block: name }, 'a block of a reader page failed')
    return null
  }
}

/** Logs an address that a reader tried and that does not exist (reader §2, 404 page). */
export function noteMissing(path: string): void {
  log().info({ path }, 'page not found')
}
