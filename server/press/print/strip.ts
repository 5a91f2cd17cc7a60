import { Parser } from 'htmlparser2'

/** A page as readers get it, and the JSON of the directive that stood in its head. */
export interface Stripped {
  html: string
  directive: string | null
  /** False when the page waits for scripts to put its parts in place (Suspense). */
  whole: boolean
}

type Attributes = Record<string, string>

const OWN_SCRIPTS = '/assets/'
/** Data for machines; they run nothing. */
const DATA_TYPES = new Set(['application/ld+json', 'speculationrules'])

/** A script of ours, or data. Everything else is the framework's or an intruder's. */
function mayPass({ src, type = '' }: Attributes): boolean {
  if (src === undefined) return DATA_TYPES.has(type.toLowerCase())
  return src.startsWith(OWN_SCRIPTS) && !src.includes('..') && !src.includes('\\')
}

function preparesScript({ rel = '', as }: Attributes): boolean {
  const kind = rel.toLowerCase()
  return kind === 'modulepreload' || ((kind === 'preload' || kind === 'prefetch') && as === 'script')
}

/** Next's payload as it writes it: `<` stands escaped in it. Two thirds of a page are cut off here in no time; what is left, the
 * parser judges. */
const PAYLOAD = /<script>\(?self\.__next_f[^<]*<\/script>/g
const SCRIPT = /<script/gi

/** Takes out of a page every script that is not on the allow list, what prepares for one, React's comment markers and the
 * directive; all else stays byte for byte. Raises when a script is left that the parser did not judge: in text, `<` stands escaped. */
export function strip(page: string): Stripped {
  const source = page.replace(PAYLOAD, '')
  let html = ''
  let copiedTo = 0
  let directive: string | null = null
  let whole = true
  let passed = 0
  let inDroppedScript = false
  const leaveOut = (from: number, to: number) => {
    if (from > copiedTo) html += source.slice(copiedTo, from)
    copiedTo = Math.max(copiedTo, to)
  }
  const tag = () => leaveOut(parser.startIndex, parser.endIndex + 1)
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' && !mayPass(attributes)) {
        tag()
        inDroppedScript = true
      } else if (name === 'script') passed++
      else if (name === 'link' && preparesScript(attributes)) tag()
      else if (name === 'meta' && attributes.name === 'press') {
        directive = attributes.content ?? null
        tag()
      } else if (name === 'template' && attributes.id?.startsWith('B:')) whole = false
    },
    onclosetag(name) {
      if (name !== 'script' || !inDroppedScript) return
      tag()
      inDroppedScript = false
    },
    ontext() {
      if (inDroppedScript) tag()
    },
    oncomment: tag,
  })
  parser.end(source)
  html += source.slice(copiedTo)
  if ((html.match(SCRIPT)?.length ?? 0) !== passed) throw new Error('a script escaped the parser')
  return { html, directive, whole }
}
