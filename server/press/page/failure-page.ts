import { escapeHtml } from '#lib/text/html.ts'
import type { Site } from '../request/visitor.ts'
import { type Draft, finish, type Page } from './page.ts'
import { lonePageHeaders } from './security.ts'

/** Seconds after which a client may try again. */
const RETRY_AFTER = '5'

const STYLE = `
:root { color-scheme: light dark }
body { margin: 0; background: light-dark(#fffdf9, #141311); color: light-dark(#1c1917, #f2ece2); font: 1.125rem/1.6 Georgia, serif }
header, main { max-width: 36rem; margin: 0 auto; padding: 0 1.25rem }
header { padding-top: 1.5rem; padding-bottom: 1rem; border-bottom: 4px solid; font: 900 1.75rem/1 Georgia, serif; letter-spacing: -.03em }
header a { color: inherit; text-decoration: none }
main { padding-top: 10vh; padding-bottom: 3rem }
h1 { font-size: 2.25rem; line-height: 1.15 }
main a { color: light-dark(#a3320b, #ff9a6c) }
code { font-size: .875rem; overflow-wrap: anywhere }
`

/** A page that needs no other request: no stylesheet, font or script. */
const lonePage = (name: string, title: string, text: string) => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${escapeHtml(name)}</title>
<style>${STYLE}</style>
</head>
<body>
<header><a href="/">${escapeHtml(name)}</a></header>
<main>
<h1>${title}</h1>
${text}
</main>
</body>
</html>
`

function loneDraft(site: Site, status: 500 | 503, html: string): Draft {
  const retry = status === 503 ? ['retry-after', RETRY_AFTER] : []
  return {
    status,
    life: 0,
    keys: [],
    contentType: 'text/html; charset=utf-8',
    lines: ['cache-control', 'private, no-store', ...lonePageHeaders(site, STYLE), ...retry],
    body: Buffer.from(html),
  }
}

/** The site's address and the newspaper's name, as failure pages show them. */
export interface Imprint {
  site: Site
  name: string
}

/** The page for a reader when a page could not be made. Shows the log entry's `id`. Status 500, or 503 while the database is away. */
export function failurePage({ site, name }: Imprint, id: string, isUp: boolean): Draft {
  const text = `<p>Não foi possível mostrar esta página agora. Tente de novo em alguns instantes ou <a href="/">volte ao início</a>.</p>
<p><small>Se o problema continuar, informe este código:<br><code>${id}</code></small></p>`
  return loneDraft(site, isUp ? 500 : 503, lonePage(name, 'Algo deu errado', text))
}

let lastBusy: (Imprint & { page: Promise<Page> }) | null = null

/** The page for a reader when the print queue is full. Finished once and reused: an overloaded press has no time to compress. */
export function busyPage({ site, name }: Imprint): Promise<Page> {
  if (lastBusy?.name !== name || lastBusy.site !== site) {
    lastBusy = { site, name, page: finish(busyDraft({ site, name })) }
  }
  return lastBusy.page
}

function busyDraft({ site, name }: Imprint): Draft {
  const text = `<p>Há muitos leitores chegando ao mesmo tempo, e esta página ainda não ficou pronta. Espere alguns segundos e
<a href="">tente de novo</a>, ou <a href="/">volte ao início</a>.</p>`
  return loneDraft(site, 503, lonePage(name, 'Só um instante', text))
}
