import { escapeHtml } from '#lib/text/html.ts'

/** Boolean attributes (HTML Standard, 2.3.2): their presence counts, their value does not. */
const booleans = new Set([
  'async',
  'autofocus',
  'checked',
  'defer',
  'disabled',
  'hidden',
  'multiple',
  'nomodule',
  'novalidate',
  'open',
  'readonly',
  'required',
  'selected',
])

/** Attributes that write a boolean as `true` or `false`. */
const enumerated = /^(?:aria-|data-|(?:contenteditable|draggable|spellcheck)$)/

/** React's names that differ from HTML's and SVG's; every other name is HTML's in lower case. */
const renamed: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  defaultValue: 'value',
  defaultChecked: 'checked',
  viewBox: 'viewBox',
  clipRule: 'clip-rule',
  fillRule: 'fill-rule',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeWidth: 'stroke-width',
}

/** Raised for content that only React's own renderer can write: a handler, a style object, an unknown kind of element. */
export class NotPlain extends Error {
  constructor(what: string) {
    super(`only React can write ${what}`)
    this.name = 'NotPlain'
  }
}

/** React's own props, which are no attributes. */
const reactOnly = new Set(['children', 'dangerouslySetInnerHTML', 'key', 'ref', 'suppressHydrationWarning'])

const names = new Map<string, string | null>()

/** The HTML attribute of a prop; null for React's own props. Raises NotPlain for an invalid name. */
function nameOf(prop: string): string | null {
  const known = names.get(prop)
  if (known !== undefined) return known
  if (!/^[a-zA-Z][\w:-]*$/.test(prop)) throw new NotPlain(`the attribute ${prop}`)
  const name = reactOnly.has(prop) ? null : (renamed[prop] ?? (enumerated.test(prop) ? prop : prop.toLowerCase()))
  names.set(prop, name)
  return name
}

/** `javascript:` addresses, in every spelling that browsers accept. They are never written, as in React. */
const scriptAddress =
  /^[\0-\x20]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i
const addresses = new Set(['href', 'src', 'action', 'formaction'])

/** An element's attributes as HTML, each with a leading space. Takes React props. Raises NotPlain for a handler, a style or another object. */
export function attributesOf(props: Readonly<Record<string, unknown>>): string {
  let html = ''
  for (const prop in props) {
    const value = props[prop]
    if (value === null || value === undefined) continue
    const name = nameOf(prop)
    if (name !== null) html += attribute(name, value)
  }
  return html
}

function attribute(name: string, value: unknown): string {
  if (booleans.has(name)) return value ? ` ${name}=""` : ''
  if (typeof value === 'boolean') {
    if (enumerated.test(name)) return ` ${name}="${value}"`
    if (value) throw new NotPlain(`true as the value of ${name}`)
    return ''
  }
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new NotPlain(`a value of type ${typeof value} for ${name}`)
  if (addresses.has(name) && scriptAddress.test(String(value))) return ''
  return ` ${name}="${escapeHtml(String(value))}"`
}
