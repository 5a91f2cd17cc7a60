import type { PressDirective } from '#lib/press.ts'

/** Tells the press about this page. React moves it into the head; the press reads it and takes it out. A page without it is never kept. */
export function Press({ status = 200, keys = [], softKeys, life }: PressDirective) {
  return <meta name="press" content={JSON.stringify({ status, keys, softKeys, life } satisfies PressDirective)} />
}
