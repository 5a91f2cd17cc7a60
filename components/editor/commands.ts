import { createCommand, type LexicalCommand, type NodeKey } from 'lexical'
import type { Inset } from '#lib/body/body.ts'

/** Opens the dialog that makes, changes or removes the link at the caret. */
export const OPEN_LINK_DIALOG: LexicalCommand<void> = createCommand('OPEN_LINK_DIALOG')

/** The inset that a dialog edits: the one with `key`, or a new one (null). */
export interface InsetWish {
  kind: Inset['kind']
  key: NodeKey | null
}

/** Opens the dialog of an inset. */
export const OPEN_INSET_DIALOG: LexicalCommand<InsetWish> = createCommand('OPEN_INSET_DIALOG')

/** Sets the text in Portuguese typography. */
export const SET_IN_TYPE: LexicalCommand<void> = createCommand('SET_IN_TYPE')

/** Opens a dialog for each picture file, one after another, to put it into the text. */
export const BRING_PICTURES: LexicalCommand<File[]> = createCommand('BRING_PICTURES')

/** Shows a sentence to the author. */
export const TELL: LexicalCommand<string> = createCommand('TELL')
