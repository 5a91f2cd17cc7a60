import type { PressDirective } from '#lib/press.ts'
import type { Site } from '#server/site/queries.ts'
import { loadShell } from './shell.ts'

export interface DirectiveProps extends PressDirective {
  /** False when a block of the page failed: the press sends such a page and does not keep it. */
  whole?: boolean
}

/**
 * A reader page's directive to the press, with its frame's keys. React moves it into the head; the press reads and removes it. A page without one
 * is never kept.
 */
export async function Directive(props: DirectiveProps) {
  return <meta name="press" content={JSON.stringify(inFrame(props, await loadShell()))} />
}

/** A page's directive combined with its frame's. */
function inFrame(
  { status = 200, keys = [], softKeys, life, askFirst, whole = true }: DirectiveProps,
  { site, today }: { site: Site | null; today: Date },
): PressDirective {
  const longest = status === 200 ? shorter(life, frameLife(today, site)) : life
  const directive = { status, keys: [...keys, 'site'], softKeys, life: whole && site ? longest : 0, askFirst }
  return directive satisfies Record<keyof PressDirective, unknown>
}

/** Seconds until the frame changes because a banner starts or ends; undefined when none does. */
function frameLife(today: Date, site: Site | null): number | undefined {
  if (!site?.changesAt) return undefined
  return Math.max(1, Math.ceil((site.changesAt.getTime() - today.getTime()) / 1000))
}

const shorter = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other)
