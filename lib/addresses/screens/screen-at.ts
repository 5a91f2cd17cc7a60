import { type Screen, screens } from './screens.ts'

/** Patterns of dynamic segments. All others are words and ids. */
const shapes: Record<string, string> = {
  '...path': '.+',
  articleRef: '[^/]+',
  location: '[a-z0-9-]+-[a-z]{2}',
  tag: '[^/]+',
}
const anyWord = '[a-z0-9-]+'

const isDynamic = ({ path }: Screen): boolean => path.includes('[')

/** A pattern for the canonical paths that a screen answers. */
export const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\[([^\]]+)\]/g, (_, name: string) => shapes[name] ?? anyWord)}$`)

/** Finds screens in a list by path. */
export function findersOf(list: readonly Screen[]) {
  const plain = new Map(list.filter(screen => !isDynamic(screen)).map(screen => [screen.path as string, screen]))
  const dynamic = list.filter(isDynamic).map(screen => ({ screen, pattern: patternOf(screen.path) }))
  const moved = new Map(list.flatMap(({ path, formerly = [] }) => formerly.map(old => [old as string, path as string])))
  return {
    /** The screen that answers at a canonical path; null when there is none. */
    screenAt: (path: string): Screen | null =>
      plain.get(path) ?? dynamic.find(({ pattern }) => pattern.test(path))?.screen ?? null,
    /** The current path of the screen with a former path; null for all other paths. */
    movedTo: (path: string): string | null => moved.get(path) ?? null,
  }
}

export const { screenAt, movedTo } = findersOf(screens)

/** Screens with an access rule, the longest path first. Each pattern includes all paths below. */
const gates = screens
  .filter(({ access }) => access)
  .map(screen => ({ screen, pattern: new RegExp(`^${screen.path.replace(/\[[^\]]+\]/g, '[^/]+')}(?:/|$)`) }))
  .sort((one, other) => other.screen.path.length - one.screen.path.length)

/** The screen whose access rule applies at a path: the path's own or the nearest above, so that a path without a screen is protected, too. Null when
 * anyone may enter. */
export const gateAt = (path: string): Screen | null => gates.find(({ pattern }) => pattern.test(path))?.screen ?? null
