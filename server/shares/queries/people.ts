import { newspaper } from '#lib/shares/share-out.ts'
import type { Tx } from '#server/platform/db/db.ts'

/** The present profile of a person in a statement: their byline may have been joined into an account's. */
export interface SharePerson {
  /** The id of the present profile; null for the newspaper and a deleted profile. */
  id: string | null
  name: string
}

/** Gives a function from an id in a statement to the person. */
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
    return { id: name === undefined ? null : present, name: name || 'Conta excluída' }
  }
}

/** The ids of a person in statements, by any of them: their present profile's first, and those of bylines joined into it. */
export async function idsOf(client: Tx, id: string): Promise<string[]> {
  const own = await client.joinedProfile.findUnique({ where: { id }, select: { profileId: true } })
  const present = own?.profileId ?? id
  const joined = await client.joinedProfile.findMany({ where: { profileId: present }, select: { id: true } })
  return [present, ...joined.map(row => row.id)]
}
