import { parseInBrowser } from '#components/editor/paste/from-dom.ts'
import { blockLines } from '#lib/body/body.ts'
import { readBody } from '#lib/body/read.ts'

/** The visible lines of a body. Only for browsers: uses their HTML parser. */
export const bodyLines = ({ content }: { content: string }): string[] =>
  readBody(parseInBrowser(content)).flatMap(blockLines)
