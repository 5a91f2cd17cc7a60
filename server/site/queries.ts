import { db } from '#server/platform/db.ts'

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
