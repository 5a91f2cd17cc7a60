const registry = globalThis as typeof globalThis & { __portal?: Map<string, unknown> }

/**
 * One instance per process. Next's bundle and plain Node each load their own copy of a module, so a thing that must exist once
 * (pools, the queue, the listener) is on `globalThis` under a name.
 */
export function singleton<T>(name: string, make: () => T): T {
  registry.__portal ??= new Map()
  const existing = registry.__portal.get(name)
  if (existing !== undefined) return existing as T
  const made = make()
  registry.__portal.set(name, made)
  return made
}

/** Forgets every instance. For tests, whose files share a process. */
export const resetSingletons = (): void => registry.__portal?.clear()
