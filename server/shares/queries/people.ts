import { newspaper } from '#lib/shares/share-out.ts'
import type { Tx } from '#server/platform/db/db.ts'

/** A person of a statement as they are now: a byline may have been joined into an account's. */
export interface SharePerson {
  /** The id of their profile of now; null for the newspaper, and when it is gone. */
  id: string | null
  name: string
}

/** The people of statements by the ids that stand there. */
export async function peopleOf(client: Tx, ids: readonly string[]): Promise<(id: string) => SharePerson> {
  const list = [...new Set(ids)]
  const joined = await client.joinedProfile.findMany({
    where: { id: { in: list } },
    select: { id: true, profileId: true },
  })
  const now = new Map(joined.map(({ id, profileId }) => [id, profileId]))
  const profiles = await client.profile.findMany({
    where: { id: { in: [...list, ...now.values()] } },
    select: { id: true, fullName: true },
  })
  const names = new Map(profiles.map(({ id, fullName }) => [id, fullName]))
  return id => {
    if (id === newspaper) return { id: null, name: 'Jornal (artigos sem pessoa creditada)' }
    const present = now.get(id) ?? id
    const name = names.get(present)
    return name === undefined ? { id: null, name: 'Conta excluída' } : { id: present, name }
  }
}

/** The ids under which statements know a person: their own, and those of bylines that were joined into it. */
export async function idsOf(client: Tx, id: string): Promise<string[]> {
  const joined = await client.joinedProfile.findMany({ where: { profileId: id }, select: { id: true } })
  return [id, ...joined.map(row => row.id)]
}
