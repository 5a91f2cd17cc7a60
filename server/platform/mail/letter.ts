import { colors, type Frame, type House, layout, plainLayout, sans, webAddress } from './layout.ts'
import { type Markup, markup } from './markup.ts'

/** The blocks of a mail: a closed list, each with an HTML and a plain-text form. Texts are plain, never HTML. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** A link as a button; absolute and http(s). */
  | { kind: 'button'; label: string; url: string }
  /** A code to type, e.g. for signing in. */
  | { kind: 'code'; code: string }
  /** Pairs of a name and a value, e.g. for a receipt. */
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] }

export interface Letter extends Omit<Frame, 'preview'> {
  /** By default the first text. */
  preview?: string
  blocks: readonly MailBlock[]
  /** The letter gives access to an account or a text, e.g. by a link for a new password. Only its recipient may see its body. */
  secret?: true
}

/** Whether a letter's body is for its recipient alone. A code to type always is. */
export const isSecret = ({ secret, blocks }: Letter): boolean =>
  secret === true || blocks.some(({ kind }) => kind === 'code')

/** The subject and both parts of a mail, as they are sent. */
export interface Written {
  subject: string
  text: string
  html: string
}

/** Writes a letter in HTML and in plain text, in the newspaper's layout. Raises when a link is no web address. */
export function writeLetter(letter: Letter, house: House): Written {
  const frame = { ...letter, preview: letter.preview ?? firstText(letter.blocks) }
  const body = markup`${letter.blocks.map(blockMarkup)}`
  const text = letter.blocks.map(blockText).join('\n\n')
  return { subject: letter.subject, text: plainLayout(text, frame, house), html: layout(body, frame, house) }
}

const firstText = (blocks: readonly MailBlock[]): string => blocks.find(block => block.kind === 'text')?.text ?? ''

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'heading':
      return block.text
    case 'list':
      return block.items.map(item => `- ${item}`).join('\n')
    case 'button':
      return `${block.label}:\n${webAddress(block.url)}`
    case 'code':
      return block.code
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
  }
}

function blockMarkup(block: MailBlock): Markup {
  switch (block.kind) {
    case 'text':
      return markup`<p style="margin:0 0 16px">${withBreaks(block.text)}</p>\n`
    case 'heading':
      return markup`<h2 style="margin:24px 0 12px;font:bold 18px/1.3 ${sans}">${block.text}</h2>\n`
    case 'list':
      return markup`<ul style="margin:0 0 16px;padding-left:20px">${block.items.map(item => markup`<li>${item}</li>`)}</ul>\n`
    case 'button':
      return buttonMarkup(block.label, webAddress(block.url))
    case 'code':
      return markup`<p class="sunken" style="margin:0 0 16px;padding:16px;background:${colors.sunken};font:bold 28px/1.2 monospace;letter-spacing:4px;text-align:center">${block.code}</p>\n`
    case 'facts':
      return markup`<table cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${block.facts.map(factMarkup)}</table>\n`
  }
}

const withBreaks = (text: string): Markup[] =>
  text.split('\n').map((line, at) => (at === 0 ? markup`${line}` : markup`<br>${line}`))

/** A link as a button. The table cell colours it in Outlook, which ignores a link's padding. */
export const buttonLink = (label: string, url: string): Markup =>
  markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td class="button" bgcolor="${colors.accent}" style="border-radius:4px;background:${colors.accent}"><a class="button" href="${url}" style="display:inline-block;padding:12px 24px;border-radius:4px;background:${colors.accent};color:${colors.onAccent};font:bold 16px/1.2 ${sans};text-decoration:none">${label}</a></td></tr></table>\n`

/** A button with its address in words below it. */
const buttonMarkup = (label: string, url: string): Markup =>
  markup`${buttonLink(label, url)}<p class="soft" style="margin:0 0 16px;font-size:13px;color:${colors.soft};word-break:break-all"><a class="link" href="${url}" style="color:${colors.accent}">${url}</a></p>\n`

const factMarkup = ([name, value]: readonly [string, string]): Markup =>
  markup`<tr><th scope="row" align="left" class="soft" style="padding:4px 16px 4px 0;font-weight:normal;color:${colors.soft}">${name}</th><td style="padding:4px 0">${value}</td></tr>`
