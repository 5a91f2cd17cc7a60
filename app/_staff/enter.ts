import { redirect } from 'next/navigation'
import { anonymous } from '#lib/actor.ts'
import { signInPath } from '#lib/addresses/own-path.ts'
import { turnedAway } from '#lib/addresses/screens/entrance.ts'
import { currentSession } from '#server/platform/session/session.ts'

/** Gives the session of a person who may open an administration screen; redirects everybody else. */
export async function enter(path: string) {
  const session = await currentSession()
  const away = turnedAway(session?.actor ?? anonymous, path, session?.mustEnrol)
  if (away || !session) redirect(away?.to ?? signInPath(path))
  return session
}
