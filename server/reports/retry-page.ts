import { createHash } from 'node:crypto'
import { limits } from '#lib/limits.ts'
import { escapeHtml } from '#lib/text/html.ts'

interface Typed {
  articleId: string
  message: string
  email: string
}

const style = `
:root { color-scheme: light dark }
* { box-sizing: border-box }
body { margin: 0; background: light-dark(#fffdf9, #141311); color: light-dark(#1c1917, #f2ece2); font: 1.0625rem/1.6 system-ui, sans-serif }
main { max-width: 36rem; margin: 0 auto; padding: 2rem 1.25rem }
h1 { font: 700 2rem/1.15 Georgia, serif }
label { display: block; margin-top: 1rem; font-weight: 600 }
textarea, input { width: 100%; padding: .625rem; border: 1px solid light-dark(#57504a, #b9b0a4); border-radius: 4px; background: transparent; color: inherit; font: inherit }
button { min-height: 2.75rem; margin-top: 1rem; padding: .5rem 1.25rem; border: 0; border-radius: 4px; background: light-dark(#a3320b, #ff9a6c); color: light-dark(#fff, #1d0c04); font: 600 1rem system-ui, sans-serif }
[role=alert] { padding: .75rem 1rem; border-left: 4px solid light-dark(#a01220, #ff9c9c); background: light-dark(#f5f0e7, #0d0c0b) }
a { color: light-dark(#a3320b, #ff9a6c) }
`

/** The page's Content-Security-Policy: it may use its own style and send the form. */
export const retryPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The HTML of the form with the typed text and the reason of the refusal. Reader pages are the same for everybody and cannot show it. */
export const retryPage = ({ articleId, message, email }: Typed, reason: string): string => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Comunicar erro</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Comunicar erro</h1>
<p role="alert">${escapeHtml(reason)}</p>
<form method="post" action="/api/error-report">
<input type="hidden" name="article" value="${escapeHtml(articleId)}">
<label for="message">O que está errado?</label>
<textarea id="message" name="message" rows="6" required minlength="${limits.errorReport.min}" maxlength="${limits.errorReport.max}">
${escapeHtml(message)}</textarea>
<label for="email">Seu e-mail, se quiser resposta</label>
<input id="email" name="email" type="email" autocomplete="email" maxlength="${limits.email.max}" value="${escapeHtml(email)}">
<button type="submit">Enviar</button>
</form>
<p><a href="/">Voltar ao início</a></p>
</main>
</body>
</html>
`
