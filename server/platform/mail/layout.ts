import { type Markup, markup } from './markup.ts'

/** The newspaper that sends a mail. */
export interface House {
  name: string
  /** Postal address; empty when none is set. */
  address: string
  /** The site's configured origin. */
  siteUrl: string
}

/** The parts of a mail around its body. Written without a library for mails (decision 0156). */
export interface Frame {
  subject: string
  /** The line that mail programs show after the subject. */
  preview: string
  /** Why the recipient gets this mail: a sentence for the footer. */
  reason: string
  /** A link to unsubscribe, e.g. “Cancelar inscrição”. */
  leave?: { label: string; url: string }
  /** A line under the newspaper's name, e.g. the day and the place of an edition. */
  masthead?: string
  /** A link above the body to its page, e.g. “Ver no navegador”. */
  online?: { label: string; url: string }
}

/**
 * Colours of components/layout/tokens.css. Light ones are in style attributes, which every mail client reads; dark ones are in a
 * style element, for clients that support colour schemes.
 */
export const colors = {
  paper: '#fffdf9',
  sunken: '#f5f0e7',
  ink: '#1c1917',
  soft: '#57504a',
  rule: '#ddd5c8',
  accent: '#a3320b',
  onAccent: '#ffffff',
}

const dark = markup`
      .page { background: #0d0c0b !important }
      .paper { background: #141311 !important }
      .ink, .ink a { color: #f2ece2 !important }
      .soft, .soft a { color: #b9b0a4 !important }
      .rule { border-color: #38332d !important }
      .ink .link { color: #ff9a6c !important }
      .ink .button { background: #ff9a6c !important; color: #1d0c04 !important }
      .sunken { background: #1d1b18 !important; color: #f2ece2 !important }`

export const serif = "Georgia, 'Times New Roman', serif"
export const sans = '-apple-system, Segoe UI, Roboto, Helvetica, Arial, sans-serif'

/** An absolute http(s) address, normalised. Raises on any other, so that no mail links to a script or to nothing. */
export function webAddress(url: string): string {
  const parsed = URL.parse(url)
  if (!parsed || !/^https?:$/.test(parsed.protocol)) throw new Error('A mail links to web addresses only')
  return parsed.href
}

/**
 * A whole mail in HTML: one column of 600 px in tables, which Outlook needs. The newspaper's name is above the body; the reason
 * and the newspaper's address are below it.
 */
export function layout(body: Markup, frame: Frame, house: House): string {
  const { paper, sunken, ink, soft, rule, accent } = colors
  return markup`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${frame.subject}</title>
<style>
    @media (max-width: 620px) { .paper { padding: 24px 20px !important } }
    @media (prefers-color-scheme: dark) {${dark}
    }
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${sunken};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${frame.preview}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${sunken}">
<tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="paper" style="padding:32px 40px;background:${paper};border-top:4px solid ${accent}">
${frame.online ? markup`<p class="soft" style="margin:0 0 16px;font:13px/1.6 ${sans};color:${soft}"><a href="${webAddress(frame.online.url)}" style="color:${soft}">${frame.online.label}</a></p>\n` : null}${
  frame.masthead
    ? markup`<div class="rule" style="margin:0 0 24px;padding:0 0 16px;border-bottom:1px solid ${rule}">
<p class="ink" style="margin:0;font:bold 32px/1.15 ${serif};color:${ink}"><a href="${webAddress(house.siteUrl)}" style="color:${ink};text-decoration:none">${house.name}</a></p>
<p class="soft" style="margin:6px 0 0;font:13px/1.6 ${sans};color:${soft}">${frame.masthead}</p>
</div>`
    : markup`<p class="ink" style="margin:0 0 24px;font:bold 22px/1.2 ${serif};color:${ink}"><a href="${webAddress(house.siteUrl)}" style="color:${ink};text-decoration:none">${house.name}</a></p>`
}
<div class="ink" style="font:16px/1.6 ${sans};color:${ink}">
${body}
</div>
<div class="soft rule" style="margin-top:32px;padding-top:16px;border-top:1px solid ${rule};font:13px/1.6 ${sans};color:${soft}">
<p style="margin:0">${frame.reason}</p>
<p style="margin:8px 0 0">${house.name}${house.address ? markup`<br>${house.address}` : null}</p>
${frame.leave ? markup`<p style="margin:8px 0 0"><a href="${webAddress(frame.leave.url)}" style="color:${soft}">${frame.leave.label}</a></p>` : null}
</div>
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`.html
}

/** The plain-text part of a mail, with the same masthead and footer. */
export function plainLayout(body: string, frame: Frame, house: House): string {
  const footer = [
    frame.online && `${frame.online.label}: ${webAddress(frame.online.url)}`,
    frame.reason,
    house.name,
    house.address,
    frame.leave && `${frame.leave.label}: ${webAddress(frame.leave.url)}`,
  ]
  const head = frame.masthead ? `${house.name}\n${frame.masthead}\n\n` : ''
  return `${head}${body}\n\n-- \n${footer.filter(Boolean).join('\n')}\n`
}
