import { ContinueReading } from '#components/reader/front/continue-reading.tsx'
import { isSignedIn } from '#lib/actor.ts'
import { listUnfinished } from '#server/audience/queries/unfinished.ts'
import { block } from '#server/platform/door/block.ts'
import { currentActor } from '#server/platform/session/session.ts'

/** "Continue lendo" on the home page of somebody signed in. It fails in silence: nobody misses what they do not know. */
export async function ContinueBlock() {
  const reader = await currentActor()
  if (!isSignedIn(reader)) return null
  return <ContinueReading articles={(await block('continue reading', listUnfinished(reader))) ?? []} />
}
