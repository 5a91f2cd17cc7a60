import { createCommand, type LexicalCommand, type NodeKey } from 'lexical'

/** Asks for the dialog that makes, changes or removes the link at the caret. */
export const OPEN_LINK_DIALOG: LexicalCommand<void> = createCommand('OPEN_LINK_DIALOG')

/** Asks for the dialog of a picture: of a figure by its key, or of a new one. */
export const OPEN_FIGURE_DIALOG: LexicalCommand<NodeKey | null> = createCommand('OPEN_FIGURE_DIALOG')

/** Asks for the dialog of a video: of one by its key, or of a new one. */
export const OPEN_VIDEO_DIALOG: LexicalCommand<NodeKey | null> = createCommand('OPEN_VIDEO_DIALOG')

/** Asks for the dialog of an embed: of one by its key, or of a new one. */
export const OPEN_EMBED_DIALOG: LexicalCommand<NodeKey | null> = createCommand('OPEN_EMBED_DIALOG')

/** Asks for the dialog of a post: of one by its key, or of a new one. */
export const OPEN_POST_DIALOG: LexicalCommand<NodeKey | null> = createCommand('OPEN_POST_DIALOG')

/** Asks for the dialog of a card of another article: of one by its key, or of a new one. */
export const OPEN_RELATED_DIALOG: LexicalCommand<NodeKey | null> = createCommand('OPEN_RELATED_DIALOG')

/** Sets the text in Portuguese typography. */
export const SET_IN_TYPE: LexicalCommand<void> = createCommand('SET_IN_TYPE')

/** Brings pictures into the text from files, one dialog each. */
export const BRING_PICTURES: LexicalCommand<File[]> = createCommand('BRING_PICTURES')

/** Tells that pictures were in what came from the clipboard and could not be taken over. */
export const PICTURES_LEFT_OUT: LexicalCommand<void> = createCommand('PICTURES_LEFT_OUT')
