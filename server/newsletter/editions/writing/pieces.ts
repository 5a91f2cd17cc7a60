import { jpegOf } from '#lib/articles/renditions.ts'
import { serif } from '#server/platform/mail/layout.ts'
import { type Markup, markup } from '#server/platform/mail/markup.ts'

/** The width of a mail's column in pixels, without its margins. */
export const columnWidth = 520

/** A headline's font. */
export const headingFont = (size: number): string => `bold ${size}px/1.25 ${serif}`

export interface MailPicture {
  /** Absolute. */
  url: string
  alt: string
  width: number | null
  height: number | null
}

/** An uploaded picture as its copy in JPEG, as high as its width demands; any other picture as it is. */
export function asJpeg<Given extends { url: string; width: number | null; height: number | null }>(
  picture: Given,
): Given {
  const jpeg = jpegOf(picture.url)
  if (!jpeg) return picture
  const { width, height } = picture
  return { ...picture, url: jpeg.src, width: jpeg.width, height: width && height && (height * jpeg.width) / width }
}

/** A picture in its own width, at most the column's. Outlook reads the attributes, other programs the style. */
export function pictureMarkup({ url, alt, width, height }: MailPicture): Markup {
  const shown = Math.min(width ?? columnWidth, columnWidth)
  const tall = width && height ? Math.round((height * shown) / width) : null
  const style = `display:block;width:100%;max-width:${shown}px;height:auto;border:0`
  return tall
    ? markup`<img src="${url}" alt="${alt}" width="${shown}" height="${tall}" style="${style}">\n`
    : markup`<img src="${url}" alt="${alt}" width="${shown}" style="${style}">\n`
}
