import {
  type Block,
  type Body,
  type BodyPicture,
  blockLines,
  type Embed,
  type Figure,
  type Gallery,
  type Inline,
  type Item,
  type List,
  type Post,
  type Related,
  type Table,
  type Text,
  type Video,
} from './body.ts'
import { videoPage } from './embeds/video.ts'
import { escapeAttribute, escapeText } from './markup.ts'

/** A body as canonical HTML: equal bodies give equal bytes. */
export function writeBody(body: Body): string {
  return body.map(writeBlock).join('')
}

function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${writeInlines(block.inlines)}</p>`
    case 'heading':
      return `<h${block.level}>${writeInlines(block.inlines)}</h${block.level}>`
    case 'list':
      return writeList(block)
    case 'quote':
      return `<blockquote>${block.paragraphs.map(line => `<p>${writeInlines(line)}</p>`).join('')}</blockquote>`
    case 'pull':
      return `<aside data-kind="pull">${writeInlines(block.inlines)}</aside>`
    case 'table':
      return writeTable(block)
    case 'figure':
      return writeFigure(block)
    case 'gallery':
      return writeGallery(block)
    case 'video':
      return writeVideo(block)
    case 'embed':
      return writeEmbed(block)
    case 'post':
      return writePost(block)
    case 'related':
      return writeRelated(block)
    case 'rule':
      return '<hr />'
  }
}

function writeList({ ordered, start, items }: List): string {
  const content = items.map(writeItem).join('')
  if (!ordered) return `<ul>${content}</ul>`
  return start === 1 ? `<ol>${content}</ol>` : `<ol start="${start}">${content}</ol>`
}

const writeItem = ({ inlines, lists }: Item) => `<li>${writeInlines(inlines)}${lists.map(writeList).join('')}</li>`

function writeTable({ header, rows }: Table): string {
  const head = header ? `<thead>${writeRows(rows.slice(0, 1), 'th')}</thead>` : ''
  const rest = header ? rows.slice(1) : rows
  return `<table>${head}${rest.length > 0 ? `<tbody>${writeRows(rest, 'td')}</tbody>` : ''}</table>`
}

const writeRows = (rows: readonly Inline[][][], tag: 'th' | 'td') =>
  rows.map(cells => `<tr>${cells.map(cell => `<${tag}>${writeInlines(cell)}</${tag}>`).join('')}</tr>`).join('')

const writeFigure = (figure: Figure) =>
  `<figure${figure.align ? ` data-align="${figure.align}"` : ''}>${writePicture(figure)}</figure>`

/** Figures within a figure: what HTML has for a picture made of pictures. */
const writeGallery = ({ pictures }: Gallery) =>
  `<figure data-gallery>${pictures.map(picture => `<figure>${writePicture(picture)}</figure>`).join('')}</figure>`

function writePicture({ src, alt, caption, credit, width, height }: BodyPicture): string {
  const size = width && height ? ` width="${width}" height="${height}"` : ''
  const image = `<img src="${escapeAttribute(src)}" alt="${escapeAttribute(alt)}"${size} />`
  const small = credit && `<small>${escapeText(credit)}</small>`
  const text = [escapeText(caption), small].filter(part => part !== '').join(' ')
  return image + (text && `<figcaption>${text}</figcaption>`)
}

const writeVideo = ({ id, title }: Video) =>
  `<figure data-video="${id}"><a href="${videoPage(id)}">${escapeText(title)}</a></figure>`

const writeEmbed = ({ html, title, height }: Embed) =>
  `<figure data-embed="${escapeAttribute(html)}" data-height="${height}">${escapeText(title)}</figure>`

const writePost = ({ network, url, title }: Post) =>
  `<figure data-post="${network}"><a href="${escapeAttribute(url)}">${escapeText(title)}</a></figure>`

const writeRelated = ({ article, path, title }: Related) =>
  `<aside data-related="${article}"><a href="${escapeAttribute(path)}">${escapeText(title)}</a></aside>`

/** Marks nest in one order: link, bold, italic, struck through, above or below the line. */
function writeInlines(inlines: readonly Inline[]): string {
  return wrapRuns(
    inlines,
    inline => inline.href,
    writeMarked,
    (href, html) => `<a href="${escapeAttribute(href)}">${html}</a>`,
  )
}

const writeMarked = (inlines: readonly Inline[]) =>
  wrapRuns(inlines, marked('bold'), writeItalic, (_, html) => `<strong>${html}</strong>`)

const writeItalic = (inlines: readonly Inline[]) =>
  wrapRuns(inlines, marked('italic'), writeStruck, (_, html) => `<em>${html}</em>`)

const writeStruck = (inlines: readonly Inline[]) =>
  wrapRuns(inlines, marked('strike'), writePlaced, (_, html) => `<s>${html}</s>`)

const writePlaced = (inlines: readonly Inline[]) =>
  wrapRuns(
    inlines,
    inline => (inline.kind === 'text' ? inline.position : null),
    writePlain,
    (tag, html) => `<${tag}>${html}</${tag}>`,
  )

const writePlain = (inlines: readonly Inline[]) =>
  inlines.map(inline => (inline.kind === 'break' ? '<br />' : escapeText(inline.text))).join('')

const marked = (mark: keyof Pick<Text, 'bold' | 'italic' | 'strike'>) => (inline: Inline) =>
  inline.kind === 'text' && inline[mark] ? mark : null

/** Writes neighbours with the same mark as one run inside `wrap`. Runs without a mark are not wrapped. */
function wrapRuns(
  inlines: readonly Inline[],
  markOf: (inline: Inline) => string | null,
  write: (run: readonly Inline[]) => string,
  wrap: (mark: string, html: string) => string,
): string {
  let html = ''
  for (let from = 0, to = 0; from < inlines.length; from = to) {
    const mark = markOf(inlines[from] as Inline)
    while (to < inlines.length && markOf(inlines[to] as Inline) === mark) to++
    const run = write(inlines.slice(from, to))
    html += mark === null ? run : wrap(mark, run)
  }
  return html
}

/** The label before the words of a block that is not a plain paragraph. */
const names: Partial<Record<Block['kind'], string>> = {
  heading: 'Intertítulo',
  quote: 'Citação',
  figure: 'Imagem',
  gallery: 'Galeria',
  video: 'Vídeo',
  embed: 'Conteúdo incorporado',
  rule: 'Linha divisória',
  pull: 'Destaque',
  table: 'Tabela',
  post: 'Publicação',
}

/** A body's blocks for a comparison: the visible text of each, and its HTML as `form`. */
export const comparableBody = (body: Body): { text: string; form: string }[] =>
  body.map(block => {
    const words = blockLines(block).join('\n')
    const name = names[block.kind]
    return { text: name ? `[${name}] ${words}`.trim() : words, form: writeBody([block]) }
  })
