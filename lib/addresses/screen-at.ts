import { type Screen, screens } from './screens.ts'

/** What a dynamic segment may look like; others are words and ids. */
const shapes: Record<string, string> = {
  '...path': '.+',
  articleRef: '[^/]+',
  location: '[a-z0-9-]+-[a-z]{2}',
  tag: '[^/]+',
}
const anyWord = '[a-z0-9-]+'

const isDynamic = ({ path }: Screen): boolean => path.includes('[')

/** The addresses that a screen answers, as a pattern over a canonical path. */
export const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\[([^\]]+)\]/g, (_, name: string) => shapes[name] ?? anyWord)}$`)

/** How screens are found among a list of them. */
export function findersOf(list: readonly Screen[]) {
  const built = list.filter(({ planned }) => !planned)
  const plain = new Map(built.filter(screen => !isDynamic(screen)).map(screen => [screen.path as string, screen]))
  const dynamic = built.filter(isDynamic).map(screen => ({ screen, pattern: patternOf(screen.path) }))
  const moved = new Map(
    built.flatMap(({ path, formerly = [] }) => formerly.map(old => [old as string, path as string])),
  )
  return {
    /** The screen that answers at a canonical path; null where there is none. */
    screenAt: (path: string): Screen | null =>
      plain.get(path) ?? dynamic.find(({ pattern }) => pattern.test(path))?.screen ?? null,
    /** Where the screen stands now that stood at a path before; null for all other paths. */
    movedTo: (path: string): string | null => moved.get(path) ?? null,
  }
}

export const { screenAt, movedTo } = findersOf(screens)

/** Screens that are not for everybody, the deepest first, each with whatever stands under it. */
const gates = screens
  .filter(({ access, planned }) => access && !planned)
  .map(screen => ({ screen, pattern: new RegExp(`^${screen.path.replace(/\[[^\]]+\]/g, '[^/]+')}(?:/|$)`) }))
  .sort((one, other) => other.screen.path.length - one.screen.path.length)

/** The screen whose access rule holds at a path: its own, or the nearest above it, so that a spelling that no screen answers is not open. Null where
 * everybody may go. */
export const gateAt = (path: string): Screen | null => gates.find(({ pattern }) => pattern.test(path))?.screen ?? null
