import { redirect } from 'next/navigation'
import { anonymous } from '#lib/actor.ts'
import { signInPath } from '#lib/addresses/own-path.ts'
import { editPath } from '#lib/addresses/paths.ts'
import { turnedAway } from '#lib/addresses/screens/entrance.ts'
import { isDomainError } from '#lib/errors.ts'
import { currentSession } from '#server/platform/session/session.ts'

/** Gives the session of a person who may open article screens; redirects everybody else. */
export async function enterEditing(id: string) {
  const session = await currentSession()
  const away = turnedAway(session?.actor ?? anonymous, editPath(id))
  if (away || !session) redirect(away?.to ?? signInPath(editPath(id)))
  return session
}

/** Gives the result of an article's query. Redirects to the desk with a notice for a forbidden or an unknown article. */
export async function orLeave<Found>(finding: Promise<Found>): Promise<Found> {
  try {
    return await finding
  } catch (error) {
    if (!isDomainError(error)) throw error
    redirect(`/my-articles?aviso=${error.code === 'article_forbidden' ? 'sem-permissao' : 'nao-encontrado'}`)
  }
}
