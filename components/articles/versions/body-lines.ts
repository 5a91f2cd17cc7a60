import { parseInBrowser } from '#components/editor/paste/from-dom.ts'
import { blockLines } from '#lib/body/body.ts'
import { readBody } from '#lib/body/read.ts'

/** A body's lines as they are read. Only for browsers: their parser reads them. */
export const bodyLines = ({ content }: { content: string }): string[] =>
  readBody(parseInBrowser(content)).flatMap(blockLines)
