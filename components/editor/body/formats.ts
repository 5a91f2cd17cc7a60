import type { TextFormatType } from 'lexical'
import type { Text } from '#lib/body/body.ts'

/** The formats of the editor's texts that a body has, each with its tag and its place in a body, from the innermost. */
export const formats = [
  ['superscript', 'sup', text => text.position === 'sup'],
  ['subscript', 'sub', text => text.position === 'sub'],
  ['strikethrough', 's', text => text.strike],
  ['italic', 'em', text => text.italic],
  ['bold', 'strong', text => text.bold],
] as const satisfies readonly [TextFormatType, string, (text: Text) => boolean][]

/** One of those formats. */
export type Format = (typeof formats)[number][0]

/** Whether a body can contain a format of the editor. */
export const isFormat = (format: TextFormatType): format is Format => formats.some(([known]) => known === format)
