import { parseInBrowser } from '#components/editor/paste/from-dom.ts'
import { linesOf } from './compare.ts'

/** A body's lines as they are read. Only for browsers: their parser reads them. */
export const bodyLines = ({ content }: { content: string }) => linesOf(parseInBrowser(content))
