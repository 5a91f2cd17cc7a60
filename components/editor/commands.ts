import { createCommand, type LexicalCommand, type NodeKey } from 'lexical'
import type { Inset } from '#lib/body/body.ts'

/** Asks for the dialog that makes, changes or removes the link at the caret. */
export const OPEN_LINK_DIALOG: LexicalCommand<void> = createCommand('OPEN_LINK_DIALOG')

/** An inset that somebody wants to make, or to change: the one of that key. */
export interface InsetWish {
  kind: Inset['kind']
  key: NodeKey | null
}

/** Asks for the dialog of an inset. */
export const OPEN_INSET_DIALOG: LexicalCommand<InsetWish> = createCommand('OPEN_INSET_DIALOG')

/** Sets the text in Portuguese typography. */
export const SET_IN_TYPE: LexicalCommand<void> = createCommand('SET_IN_TYPE')

/** Brings pictures into the text from files, one dialog each. */
export const BRING_PICTURES: LexicalCommand<File[]> = createCommand('BRING_PICTURES')

/** Tells whoever writes a sentence. */
export const TELL: LexicalCommand<string> = createCommand('TELL')
