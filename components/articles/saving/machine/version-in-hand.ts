/** The state of an article's form in this tab. */
interface Held {
  version: number
  /** The last version of somebody else that the form merged; 0 without one. */
  mergedVersion: number
}

const held = new Map<string, Held>()

/** Records the version of an article that this tab's form shows, after its own save or a merge. */
export const holdVersion = (id: string, of: Held): void => void held.set(id, of)

/**
 * The version that a decision on this page is about: the rendered version, or a newer one that the form in the same tab has saved. Without
 * this, an editor's review would be refused because of their own autosave. `isNews` is true when others changed the text after the `known`
 * version, or when the form does not show the rendered version yet: nobody approves changes that they have not seen.
 */
export function versionInHand(id: string, { rendered, known }: { rendered: number; known: number }) {
  const { version, mergedVersion } = held.get(id) ?? { version: known, mergedVersion: 0 }
  return {
    version: Math.max(rendered, version),
    isNews: mergedVersion > known || (rendered > known && version < rendered),
  }
}
