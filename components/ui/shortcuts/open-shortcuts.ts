/** The event that opens the list of shortcuts. */
const wish = 'portal:shortcuts'

/** Opens the list of shortcuts, from a button anywhere on the screen. */
export const openShortcuts = (): void => void window.dispatchEvent(new Event(wish))

/** Calls `open` at each wish. Returns the function that stops it. */
export function onShortcutsWished(open: () => void): () => void {
  window.addEventListener(wish, open)
  return () => window.removeEventListener(wish, open)
}
