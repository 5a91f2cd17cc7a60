/** A text as a form of this tab holds it. */
interface Held {
  version: number
  /** The last version that somebody else saved and that the form took in; 0 when none was. */
  takenIn: number
}

const held = new Map<string, Held>()

/** This tab's form shows an article's text as of a version: it saved that one itself, or took it in. */
export const holdVersion = (id: string, of: Held): void => void held.set(id, of)

/**
 * What somebody decides on who has a page before them: the version that the page was made of, or a newer one that the form beside has come to by
 * itself since; otherwise an editor's own autosave would look like somebody else's save to their review. `isNews` when others have changed it
 * since the version that was `known`, or the form has yet to show what the page knows of: nobody approves what they were not told of.
 */
export function versionInHand(id: string, { rendered, known }: { rendered: number; known: number }) {
  const { version, takenIn } = held.get(id) ?? { version: known, takenIn: 0 }
  return { version: Math.max(rendered, version), isNews: takenIn > known || (rendered > known && version < rendered) }
}
