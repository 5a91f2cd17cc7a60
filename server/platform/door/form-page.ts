import { createHash } from 'node:crypto'
import type { FilledTexts, PlainField } from '#lib/plain-field.ts'
import { OWN_PAGE } from '#lib/press.ts'
import { escapeHtml } from '#lib/text/html.ts'
import { noStore } from './answers.ts'

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
const formPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A form of a reader page. */
export interface PlainForm {
  title: string
  action: string
  parts: readonly { title: string; fields: readonly PlainField[] }[]
  submit: string
  back: { path: string; label: string }
}

/** A form with texts in it, as a page of its own. Reader pages are the same for everybody and cannot show them. */
export const formAnswer = (
  form: PlainForm,
  filled: FilledTexts,
  status: number,
  headers: Record<string, string> = noStore,
) =>
  new Response(formPage(form, filled), {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
      [OWN_PAGE]: '1',
      'content-security-policy': formPolicy,
    },
  })

const formPage = (
  { title, action, parts, submit, back }: PlainForm,
  { texts, errors, notice }: FilledTexts,
): string => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p role="${notice.role}">${escapeHtml(notice.text)}</p>
<form method="post" action="${action}">
${parts
  .map(
    part =>
      `<fieldset><legend>${escapeHtml(part.title)}</legend>${part.fields.map(field => control(field, texts[field.name] ?? '', errors[field.name])).join('\n')}</fieldset>`,
  )
  .join('\n')}
<label class="site">Não preencha <input name="site" tabindex="-1" autocomplete="off"></label>
<button type="submit">${escapeHtml(submit)}</button>
</form>
<p><a href="${back.path}">${escapeHtml(back.label)}</a></p>
</main>
</body>
</html>
`

function control(field: PlainField, value: string, error: string | undefined): string {
  const { name, label, kind, hint, required, min, max, autocomplete = 'off' } = field
  if (kind === 'checkbox')
    return `<label class="box"><input type="checkbox" name="${name}" value="on"${value === 'on' ? ' checked' : ''}>${label}</label>`
  const lengths = `${min ? ` minlength="${min}"` : ''}${max ? ` maxlength="${max}"` : ''}`
  const common = `name="${name}"${required ? ' required' : ''}${lengths}${error ? ' aria-invalid="true"' : ''}`
  const about = [hint, error].map(text => (text ? `<span>${escapeHtml(text)}</span>` : '')).join('')
  return `<label>${escapeHtml(label)}${about}${inputOf(field, common, value, autocomplete)}</label>`
}

function inputOf({ kind, choices }: PlainField, common: string, value: string, autocomplete: string): string {
  if (kind === 'long') return `<textarea ${common} rows="6">\n${escapeHtml(value)}</textarea>`
  if (!choices) return `<input ${common} type="${kind}" autocomplete="${autocomplete}" value="${escapeHtml(value)}">`
  const options = choices.options.map(
    option =>
      `<option value="${option.value}"${option.value === value ? ' selected' : ''}>${escapeHtml(option.label)}</option>`,
  )
  return `<select ${common}><option value="">${escapeHtml(choices.none)}</option>${options.join('')}</select>`
}
