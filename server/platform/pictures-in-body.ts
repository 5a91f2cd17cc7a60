import { mediaPath } from '#lib/addresses/paths.ts'
import type { Block, BodyPicture } from '#lib/body/body.ts'
import { escapeAttribute } from '#lib/body/markup.ts'
import { parseHtml } from '#lib/body/parse.ts'
import { readBody } from '#lib/body/read.ts'
import { writeBody } from '#lib/body/write.ts'
import { sanitizeContent } from './body.ts'

/** A stored picture that takes the place of one at an old address. */
export interface Replacement {
  url: string
  media: { id: string; width: number; height: number; widths: readonly number[] }
}

/** The address and size of a stored picture in a text: those of its widest rendition. */
function figureOf({ media }: Replacement) {
  const width = Math.max(...media.widths)
  return {
    src: mediaPath(media.id, width),
    width,
    height: Math.max(1, Math.round((media.height * width) / media.width)),
  }
}

/** A body with the pictures at an old address replaced; the same text if it has none. */
export function replaceInBody(content: string, replacement: Replacement): string {
  if (!content.includes(escapeAttribute(replacement.url))) return content
  const replaced = <Picture extends BodyPicture>(picture: Picture): Picture =>
    picture.src === replacement.url ? { ...picture, ...figureOf(replacement) } : picture
  const body = readBody(parseHtml(content)).map((block): Block => {
    if (block.kind === 'gallery') return { ...block, pictures: block.pictures.map(replaced) }
    return block.kind === 'figure' ? replaced(block) : block
  })
  return sanitizeContent(writeBody(body))
}

/** A form's stored fields with the picture replaced, as cover and in the text. Other values are given back as they are. */
export function replaceInFields(fields: unknown, replacement: Replacement): unknown {
  if (typeof fields !== 'object' || fields === null) return fields
  const { content, coverImage } = fields as { content?: unknown; coverImage?: unknown }
  return {
    ...fields,
    ...(typeof content === 'string' && { content: replaceInBody(content, replacement) }),
    ...(coverImage === replacement.url && { coverImage: null, coverMediaId: replacement.media.id }),
  }
}
