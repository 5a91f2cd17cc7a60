import {
  type Block,
  type Body,
  type BodyPicture,
  type Inline,
  type Item,
  inlineText,
  type List,
  linesOf,
  type Position,
  picturesOf,
  type Table,
} from '#lib/body/body.ts'
import { wholeAddress } from '#lib/newsletter/blocks.ts'
import { colors } from '#server/platform/mail/layout.ts'
import { type Markup, markup } from '#server/platform/mail/markup.ts'
import { asJpeg, headingFont, pictureMarkup } from './pieces.ts'

/** A text of the body editor as a mail's HTML. Videos, posts and article cards become links, a gallery its pictures; embeds are left out. */
export const bodyMarkup = (body: Body, siteUrl: string): Markup =>
  markup`${body.map(block => blockMarkup(block, siteUrl))}`

function blockMarkup(block: Block, siteUrl: string): Markup {
  const line = (inlines: readonly Inline[]) => lineMarkup(inlines, siteUrl)
  switch (block.kind) {
    case 'paragraph':
      return markup`<p style="margin:0 0 16px">${line(block.inlines)}</p>\n`
    case 'heading':
      return block.level === 2
        ? markup`<h2 style="margin:24px 0 12px;font:${headingFont(20)}">${line(block.inlines)}</h2>\n`
        : markup`<h3 style="margin:20px 0 8px;font:${headingFont(17)}">${line(block.inlines)}</h3>\n`
    case 'list':
      return listMarkup(block, siteUrl)
    case 'quote':
      return markup`<blockquote class="rule" style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${colors.rule}">${block.paragraphs.map(each => markup`<p style="margin:0 0 8px">${line(each)}</p>`)}</blockquote>\n`
    case 'pull':
      return markup`<p style="margin:24px 0;font:${headingFont(22)}">${line(block.inlines)}</p>\n`
    case 'table':
      return tableMarkup(block, siteUrl)
    case 'figure':
    case 'gallery':
      return markup`${picturesOf(block).map(picture => pictureInText(picture, siteUrl))}`
    case 'rule':
      return ruleMarkup
    case 'video':
      return linkLine('Assistir', block.title, `https://www.youtube.com/watch?v=${block.id}`)
    case 'post':
      return linkLine(block.network === 'x' ? 'No X' : 'No Instagram', block.title, block.url)
    case 'related':
      return linkLine('Leia também', block.title, siteUrl + block.path)
    case 'embed':
      return markup``
  }
}

export const ruleMarkup: Markup = markup`<div class="rule" style="margin:24px 0;border-top:1px solid ${colors.rule};font-size:1px;line-height:1px">&nbsp;</div>\n`

const linkLine = (what: string, title: string, url: string): Markup =>
  markup`<p style="margin:0 0 16px"><span class="soft" style="color:${colors.soft}">${what}:</span> <a class="link" href="${url}" style="color:${colors.accent}">${title || url}</a></p>\n`

const lineMarkup = (inlines: readonly Inline[], siteUrl: string): Markup =>
  markup`${inlines.map(inline => inlineMarkup(inline, siteUrl))}`

function inlineMarkup(inline: Inline, siteUrl: string): Markup {
  if (inline.kind === 'break') return markup`<br>`
  let made = markup`${inline.text}`
  if (inline.position) made = shifted(inline.position, made)
  if (inline.strike) made = markup`<s>${made}</s>`
  if (inline.italic) made = markup`<em>${made}</em>`
  if (inline.bold) made = markup`<strong>${made}</strong>`
  const href = inline.href && linkOf(inline.href, siteUrl)
  return href ? markup`<a class="link" href="${href}" style="color:${colors.accent}">${made}</a>` : made
}

/** A raised or lowered text. Without a line height of zero it would move the lines apart. */
const shifted = (position: Position, made: Markup): Markup =>
  position === 'sup'
    ? markup`<sup style="line-height:0">${made}</sup>`
    : markup`<sub style="line-height:0">${made}</sub>`

/** A link's address for a mail: with its origin, or `mailto:` or `tel:`; null for an address that leads nowhere from a mail. */
export const linkOf = (href: string, siteUrl: string): string | null =>
  /^(?:mailto|tel):/.test(href) ? href : wholeAddress(href, siteUrl)

function listMarkup({ ordered, start, items }: List, siteUrl: string): Markup {
  const lines = items.map(item => itemMarkup(item, siteUrl))
  const style = 'margin:0 0 16px;padding-left:24px'
  if (!ordered) return markup`<ul style="${style}">${lines}</ul>\n`
  return start > 1
    ? markup`<ol start="${start}" style="${style}">${lines}</ol>\n`
    : markup`<ol style="${style}">${lines}</ol>\n`
}

const itemMarkup = ({ inlines, lists }: Item, siteUrl: string): Markup =>
  markup`<li style="margin:0 0 4px">${lineMarkup(inlines, siteUrl)}${lists.map(list => listMarkup(list, siteUrl))}</li>`

function tableMarkup({ header, rows }: Table, siteUrl: string): Markup {
  const cell = `padding:6px 8px;border-bottom:1px solid ${colors.rule}`
  const made = rows.map((cells, place) =>
    header && place === 0
      ? markup`<tr>${cells.map(each => markup`<th scope="col" align="left" class="rule" style="${cell}">${lineMarkup(each, siteUrl)}</th>`)}</tr>`
      : markup`<tr>${cells.map(each => markup`<td class="rule" style="${cell}">${lineMarkup(each, siteUrl)}</td>`)}</tr>`,
  )
  return markup`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;font-size:15px">${made}</table>\n`
}

function pictureInText({ src, alt, caption, credit, ...size }: BodyPicture, siteUrl: string): Markup {
  const { url: address, width, height } = asJpeg({ url: src, width: size.width, height: size.height })
  const url = wholeAddress(address, siteUrl)
  if (!url) return markup``
  const words = [caption, credit].filter(Boolean).join(' · ')
  return markup`${pictureMarkup({ url, alt, width, height })}${words ? markup`<p class="soft" style="margin:6px 0 16px;font-size:13px;line-height:1.5;color:${colors.soft}">${words}</p>\n` : markup`<div style="font-size:1px;line-height:16px;height:16px">&nbsp;</div>\n`}`
}

/** A text of the body editor as plain text, its links in brackets after their words. */
export const bodyText = (body: Body, siteUrl: string): string =>
  body
    .map(block => blockText(block, siteUrl))
    .filter(Boolean)
    .join('\n\n')

function blockText(block: Block, siteUrl: string): string {
  switch (block.kind) {
    case 'list':
      return listText(block, siteUrl, '')
    case 'table':
      return block.rows.map(cells => cells.map(inlineText).join(' | ')).join('\n')
    case 'figure':
    case 'gallery':
      return picturesOf(block)
        .flatMap(({ alt, caption }) => [alt && `[Imagem: ${alt}]`, caption].filter(Boolean))
        .join('\n')
    case 'rule':
      return '----'
    case 'video':
      return `Assistir: ${block.title}\nhttps://www.youtube.com/watch?v=${block.id}`
    case 'post':
      return `${block.title}\n${block.url}`
    case 'related':
      return `Leia também: ${block.title}\n${siteUrl}${block.path}`
    case 'embed':
      return ''
    default:
      return linesOf(block)
        .map(line => lineText(line, siteUrl))
        .join('\n')
  }
}

const listText = ({ ordered, start, items }: List, siteUrl: string, indent: string): string =>
  items
    .flatMap(({ inlines, lists }, place) => [
      `${indent}${ordered ? `${start + place}.` : '-'} ${lineText(inlines, siteUrl)}`,
      ...lists.map(list => listText(list, siteUrl, `${indent}  `)),
    ])
    .join('\n')

function lineText(inlines: readonly Inline[], siteUrl: string): string {
  return inlines
    .map((inline, place) => {
      const text = inline.kind === 'text' ? inline.text : '\n'
      const next = inlines[place + 1]
      const ends = inline.href !== null && next?.href !== inline.href
      const href = ends && inline.href ? linkOf(inline.href, siteUrl) : null
      return href ? `${text} (${href.replace(/^mailto:|^tel:/, '')})` : text
    })
    .join('')
}
