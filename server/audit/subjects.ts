import { looksLikeUuid } from '#lib/text/text.ts'
import { db } from '#server/platform/db/db.ts'

type NamesOf = (ids: string[]) => Promise<{ id: string; name: string }[]>

/** The names of subjects other than people and articles, by the subject's type. A type without an entry has only its kind. */
const readers: Record<string, NamesOf> = {
  async story_idea(ids) {
    const ideas = await db().storyIdea.findMany({ where: { id: { in: ids } }, select: { id: true, title: true } })
    return ideas.map(({ id, title }) => ({ id, name: title }))
  },
  async event(ids) {
    const events = await db().event.findMany({ where: { id: { in: ids } }, select: { id: true, title: true } })
    return events.map(({ id, title }) => ({ id, name: title }))
  },
  async menu_item(ids) {
    const items = await db().secondaryMenuItem.findMany({
      where: { id: { in: ids } },
      select: { id: true, label: true },
    })
    return items.map(({ id, label }) => ({ id, name: label }))
  },
  async section_card(ids) {
    const cards = await db().sectionCard.findMany({ where: { id: { in: ids } }, select: { id: true, title: true } })
    return cards.map(({ id, title }) => ({ id, name: title }))
  },
  async house_banner(ids) {
    return db().houseBanner.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } })
  },
  async invitation(ids) {
    const invitations = await db().invitation.findMany({
      where: { id: { in: ids } },
      select: { id: true, email: true },
    })
    return invitations.map(({ id, email }) => ({ id, name: email }))
  },
  async application(ids) {
    const applications = await db().authorApplication.findMany({
      where: { id: { in: ids } },
      select: { id: true, email: true },
    })
    return applications.map(({ id, email }) => ({ id, name: email }))
  },
}

/** The names of a page's subjects, by id, read now: a row of the log holds only ids. A subject that is gone has none. */
export async function namedSubjects(idsOf: (type: string) => string[]): Promise<Map<string, string>> {
  const found = await Promise.all(
    Object.entries(readers).map(async ([type, read]) => {
      const ids = [...new Set(idsOf(type))].filter(looksLikeUuid)
      return ids.length === 0 ? [] : read(ids)
    }),
  )
  return new Map(found.flat().map(({ id, name }) => [id, name]))
}
