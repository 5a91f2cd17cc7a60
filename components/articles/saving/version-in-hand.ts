const held = new Map<string, number>()

/** This tab's form shows an article's text as of a version: it saved that one itself, or took it in. */
export const holdVersion = (id: string, version: number): void => void held.set(id, version)

/**
 * The version that somebody who decides on this screen has before them: the page's, or a newer one that the form beside has come to by itself
 * since. Otherwise an editor's own autosave would look like somebody else's save to their review.
 */
export const versionInHand = (id: string, rendered: number): number => Math.max(rendered, held.get(id) ?? 0)
