import { ContinueReading } from '#components/reader/front/continue-reading.tsx'
import { isSignedIn } from '#lib/actor.ts'
import { listUnfinished } from '#server/audience/queries/unfinished.ts'
import { block } from '#server/platform/door/block.ts'
import { currentActor } from '#server/platform/session/session.ts'

/** “Continue lendo” on a signed-in reader's home page. A failure shows nothing, because the block may be empty anyway. */
export async function ContinueBlock() {
  const reader = await currentActor()
  if (!isSignedIn(reader)) return null
  return <ContinueReading articles={(await block('continue reading', listUnfinished(reader))) ?? []} />
}
