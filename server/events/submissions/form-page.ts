import { createHash } from 'node:crypto'
import {
  categoryOptions,
  type FilledForm,
  type SendField,
  type SentTexts,
  sendParts,
} from '#lib/events/desk/send-form.ts'
import { escapeHtml } from '#lib/text/html.ts'

const style = `
:root { color-scheme: light dark }
* { box-sizing: border-box }
body { margin: 0; background: light-dark(#fffdf9, #141311); color: light-dark(#1c1917, #f2ece2); font: 1.0625rem/1.6 system-ui, sans-serif }
main { max-width: 36rem; margin: 0 auto; padding: 2rem 1.25rem }
h1 { font: 700 2rem/1.15 Georgia, serif }
fieldset { margin: 2rem 0 0; padding: 0; border: 0 }
legend { font: 700 1.375rem/1.2 Georgia, serif }
label { display: block; margin-top: 1rem; font-weight: 600 }
label span { display: block; font-weight: 400; font-size: .9375rem }
textarea, input, select { width: 100%; min-height: 2.75rem; padding: .625rem; border: 1px solid light-dark(#57504a, #b9b0a4); border-radius: 4px; background: transparent; color: inherit; font: inherit; font-weight: 400 }
option { background: light-dark(#fffdf9, #141311) }
.box { display: flex; align-items: center; gap: .75rem; min-height: 2.75rem }
.box input { width: 1.25rem; min-height: 1.25rem }
[aria-invalid] { border-color: light-dark(#a01220, #ff9c9c); border-width: 2px }
.site { display: none }
button { min-height: 2.75rem; margin-top: 2rem; padding: .5rem 1.25rem; border: 0; border-radius: 4px; background: light-dark(#a3320b, #ff9a6c); color: light-dark(#fff, #1d0c04); font: 600 1rem system-ui, sans-serif }
[role=alert], [role=status] { padding: .75rem 1rem; border-left: 4px solid light-dark(#a01220, #ff9c9c); background: light-dark(#f5f0e7, #0d0c0b) }
[role=status] { border-color: light-dark(#1f6b3a, #8fd6a8) }
a { color: light-dark(#a3320b, #ff9a6c) }
`

/** The page's Content-Security-Policy: it may use its own style and send the form. */
export const formPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The form of `/events/enviar` with texts in it, as HTML. Reader pages are the same for everybody and cannot show them. */
export const formPage = ({ texts, errors, notice }: FilledForm): string => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Enviar um evento</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Enviar um evento</h1>
<p role="${notice.role}">${escapeHtml(notice.text)}</p>
<form method="post" action="/api/events/enviar">
${sendParts
  .map(
    ({ title, fields }) =>
      `<fieldset><legend>${escapeHtml(title)}</legend>${fields.map(field => control(field, texts, errors[field.name])).join('\n')}</fieldset>`,
  )
  .join('\n')}
<label class="site">Não preencha <input name="site" tabindex="-1" autocomplete="off"></label>
<button type="submit">Enviar evento</button>
</form>
<p><a href="/events">Voltar à agenda</a></p>
</main>
</body>
</html>
`

function control(field: SendField, texts: SentTexts, error: string | undefined): string {
  const { name, label, kind, hint, required, max, autocomplete = 'off' } = field
  const value = texts[name]
  if (kind === 'checkbox')
    return `<label class="box"><input type="checkbox" name="${name}" value="on"${value === 'on' ? ' checked' : ''}>${label}</label>`
  const common = `name="${name}"${required ? ' required' : ''}${max ? ` maxlength="${max}"` : ''}${error ? ' aria-invalid="true"' : ''}`
  const about = [hint, error].map(text => (text ? `<span>${escapeHtml(text)}</span>` : '')).join('')
  return `<label>${escapeHtml(label)}${about}${inputOf(kind, common, value, autocomplete)}</label>`
}

function inputOf(kind: SendField['kind'], common: string, value: string, autocomplete: string): string {
  if (kind === 'long') return `<textarea ${common} rows="6">\n${escapeHtml(value)}</textarea>`
  if (kind !== 'category')
    return `<input ${common} type="${kind}" autocomplete="${autocomplete}" value="${escapeHtml(value)}">`
  const options = categoryOptions.map(
    option =>
      `<option value="${option.value}"${option.value === value ? ' selected' : ''}>${escapeHtml(option.label)}</option>`,
  )
  return `<select ${common}><option value="">Escolha uma categoria</option>${options.join('')}</select>`
}
