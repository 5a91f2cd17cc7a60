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
 * The version that somebody who decides on this screen has before them: the page's, or a newer one that the form beside has come to by itself
 * since. Otherwise an editor's own autosave would look like somebody else's save to their review.
 */
export const versionInHand = (id: string, rendered: number): number => Math.max(rendered, held.get(id)?.version ?? 0)

/** Whether the form beside still shows an earlier text than the page knows of: it saves, or something is to be chosen first. */
export const isBehind = (id: string, rendered: number): boolean => (held.get(id)?.version ?? rendered) < rendered

/** Whether the text before them has somebody else's changes since a version that they know of: nobody approves what they were not told of. */
export const changedByOthers = (id: string, since: number): boolean => (held.get(id)?.takenIn ?? 0) > since
