import { createCommand, type LexicalCommand, type NodeKey } from 'lexical'
import type { Inset } from '#lib/body/body.ts'

/** Opens the dialog that makes, changes or removes the link at the caret. */
export const OPEN_LINK_DIALOG: LexicalCommand<void> = createCommand('OPEN_LINK_DIALOG')

/** The inset that a dialog edits: the one with `key`, or a new one (null). */
export interface InsetTarget {
  kind: Inset['kind']
  key: NodeKey | null
}

/** Opens find and replace. */
export const OPEN_FIND: LexicalCommand<void> = createCommand('OPEN_FIND')

/** Opens the dialog of an inset. */
export const OPEN_INSET_DIALOG: LexicalCommand<InsetTarget> = createCommand('OPEN_INSET_DIALOG')

/** Sets the text in Portuguese typography. */
export const TYPESET: LexicalCommand<void> = createCommand('TYPESET')

/** Opens a dialog for a picture file, or one for several, to put them into the text. */
export const INSERT_PICTURES: LexicalCommand<File[]> = createCommand('INSERT_PICTURES')

/** Looks for the title of the page that a pasted link leads to; the payload is the node of the link's text, which is the address. */
export const LINK_PASTED: LexicalCommand<{ key: NodeKey; address: string }> = createCommand('LINK_PASTED')

/** Shows a sentence to the author. */
export const SHOW_MESSAGE: LexicalCommand<string> = createCommand('SHOW_MESSAGE')
