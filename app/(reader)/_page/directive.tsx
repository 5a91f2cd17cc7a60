import { Press } from '#components/press.tsx'
import { secondsToMidnight } from '#lib/format.ts'
import type { PressDirective } from '#lib/press.ts'
import { loadShell } from './shell.ts'

interface DirectiveProps extends PressDirective {
  /** False when a block of the page failed: such a page is sent and not kept. */
  whole?: boolean
}

/** A reader page's word to the press, with what its frame is made from. The masthead bears a date, so no page outlives the day. */
export async function Directive({ status = 200, keys = [], life, whole = true }: DirectiveProps) {
  const { menu, today } = await loadShell()
  const longest = status === 200 ? Math.min(life ?? Number.POSITIVE_INFINITY, secondsToMidnight(today)) : life
  return <Press status={status} keys={[...keys, 'site']} life={whole && menu ? longest : 0} />
}
