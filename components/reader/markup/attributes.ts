import { escapeHtml } from '#lib/text/html.ts'

/** Attributes that are there or not (HTML Standard, 2.3.2); a value of theirs is no matter. */
const present = new Set([
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

/** Attributes whose yes and no are words. */
const worded = /^(?:aria-|data-|(?:contenteditable|draggable|spellcheck)$)/

/** What React calls otherwise than HTML and SVG do; all other names are HTML's in lower case. */
const otherwise: Record<string, string> = {
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

/** Raised for what only React's own renderer can write: a handler, a style object, an unknown kind of element. */
export class NotPlain extends Error {
  constructor(what: string) {
    super(`only React can write ${what}`)
    this.name = 'NotPlain'
  }
}

/** Props of React's own that no tag shows. */
const inward = new Set(['children', 'dangerouslySetInnerHTML', 'key', 'ref', 'suppressHydrationWarning'])

const names = new Map<string, string | null>()

/** An attribute's name in the document; null for a prop that no tag shows. Raises NotPlain for what cannot be a name. */
function nameOf(prop: string): string | null {
  const known = names.get(prop)
  if (known !== undefined) return known
  if (!/^[a-zA-Z][\w:-]*$/.test(prop)) throw new NotPlain(`the attribute ${prop}`)
  const name = inward.has(prop) ? null : (otherwise[prop] ?? (worded.test(prop) ? prop : prop.toLowerCase()))
  names.set(prop, name)
  return name
}

/** Addresses that would run something: none is shown, whoever wrote it (as React does). */
const runs =
  /^[\0-\x20]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i
const addresses = new Set(['href', 'src', 'action', 'formaction'])

/** An element's attributes as they stand in its tag, each after a space. Raises NotPlain for a handler, a style or another object. */
export function attributesOf(props: Readonly<Record<string, unknown>>): string {
  let written = ''
  for (const prop in props) {
    const value = props[prop]
    if (value === null || value === undefined) continue
    const name = nameOf(prop)
    if (name !== null) written += attribute(name, value)
  }
  return written
}

function attribute(name: string, value: unknown): string {
  if (present.has(name)) return value ? ` ${name}=""` : ''
  if (typeof value === 'boolean') {
    if (worded.test(name)) return ` ${name}="${value}"`
    if (value) throw new NotPlain(`true as the value of ${name}`)
    return ''
  }
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new NotPlain(`a value of type ${typeof value} for ${name}`)
  if (addresses.has(name) && runs.test(String(value))) return ''
  return ` ${name}="${escapeHtml(String(value))}"`
}
