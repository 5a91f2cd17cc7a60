import type { PressDirective } from '#lib/press.ts'

/** This page's directive to the press. React moves it into the head; the press reads and removes it. A page without one is never kept. */
export function Press({ status = 200, keys = [], softKeys, life, askFirst }: PressDirective) {
  const directive = { status, keys, softKeys, life, askFirst } satisfies Record<keyof PressDirective, unknown>
  return <meta name="press" content={JSON.stringify(directive)} />
}
