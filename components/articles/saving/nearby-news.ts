const listeners = new Set<() => void>()

/** Calls the function when somebody may have opened, left or moved in the article. Returns the function that stops it. */
export function onNearby(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Passes on that people nearby may have changed: the stream of the comments hears it, and the form asks who is here. */
export const tellNearby = (): void => {
  for (const listener of listeners) listener()
}
