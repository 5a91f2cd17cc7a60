import { redirect } from 'next/navigation'
import { anonymous } from '#lib/actor.ts'
import { turnedAway } from '#lib/addresses/entrance.ts'
import { signInPath } from '#lib/addresses/own-path.ts'
import { currentSession } from '#server/platform/session/session.ts'

/** The session of whoever may see a screen of the administration; sends everybody else to where they belong. */
export async function enter(path: string) {
  const session = await currentSession()
  const away = turnedAway(session?.actor ?? anonymous, path)
  if (away || !session) redirect(away?.to ?? signInPath(path))
  return session
}
