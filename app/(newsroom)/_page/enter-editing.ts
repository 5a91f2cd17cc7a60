import { redirect } from 'next/navigation'
import { anonymous } from '#lib/actor.ts'
import { turnedAway } from '#lib/addresses/entrance.ts'
import { signInPath } from '#lib/addresses/own-path.ts'
import { editPath } from '#lib/addresses/paths.ts'
import { isDomainError } from '#lib/errors.ts'
import { currentSession } from '#server/platform/session/session.ts'

/** The session of whoever may see screens of articles at all; sends everybody else to where they belong. */
export async function enterEditing(id: string) {
  const session = await currentSession()
  const away = turnedAway(session?.actor ?? anonymous, editPath(id))
  if (away || !session) redirect(away?.to ?? signInPath(editPath(id)))
  return session
}

/** What an article's query gives, or the list of one's own with the reason why not: one that is not theirs and one that is not there. */
export async function orLeave<Found>(finding: Promise<Found>): Promise<Found> {
  try {
    return await finding
  } catch (error) {
    if (!isDomainError(error)) throw error
    redirect(`/my-articles?aviso=${error.code === 'article_forbidden' ? 'sem-permissao' : 'nao-encontrado'}`)
  }
}
