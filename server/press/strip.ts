import { RewritingStream } from 'parse5-html-rewriting-stream'

/** A page as readers get it, and the JSON of the directive that stood in its head. */
export interface Stripped {
  html: string
  directive: string | null
  /** False when the page waits for scripts to put its parts in place (Suspense). */
  whole: boolean
}

type StartTag = Parameters<RewritingStream['emitStartTag']>[0]

const OWN_SCRIPTS = '/assets/'
/** Data for machines; they run nothing. */
const DATA_TYPES = new Set(['application/ld+json', 'speculationrules'])

const attribute = (tag: StartTag, name: string) => tag.attrs.find(each => each.name === name)?.value

/** A script of ours, or data. Everything else is the framework's or an intruder's. */
function mayPass(script: StartTag): boolean {
  const src = attribute(script, 'src')
  if (src === undefined) return DATA_TYPES.has(attribute(script, 'type')?.toLowerCase() ?? '')
  return src.startsWith(OWN_SCRIPTS) && !src.includes('..') && !src.includes('\\')
}

function preparesScript(link: StartTag): boolean {
  const rel = attribute(link, 'rel')?.toLowerCase()
  return rel === 'modulepreload' || ((rel === 'preload' || rel === 'prefetch') && attribute(link, 'as') === 'script')
}

/** Collects what the rewriter passes on, without the cost of a stream. */
class Sheet extends RewritingStream {
  html = ''
  override push(chunk: unknown): boolean {
    if (chunk !== null) this.html += chunk
    return true
  }
}

/** Next's payload as it writes it: `<` stands escaped in it. Two thirds of a page are cut off here in no time; what is left, the
 * parser judges. */
const PAYLOAD = /<script>\(?self\.__next_f[^<]*<\/script>/g

/** Takes out of a page every script that is not on the allow list, what prepares for one, React's comment markers and the
 * directive; all else stays byte for byte. */
export function strip(page: string): Stripped {
  const sheet = new Sheet()
  let directive: string | null = null
  let whole = true
  let inDroppedScript = false
  sheet.on('startTag', (tag, raw) => {
    if (tag.tagName === 'script' && !mayPass(tag)) inDroppedScript = true
    else if (tag.tagName === 'link' && preparesScript(tag)) return
    else if (tag.tagName === 'meta' && attribute(tag, 'name') === 'press') directive = attribute(tag, 'content') ?? null
    else {
      if (tag.tagName === 'template' && attribute(tag, 'id')?.startsWith('B:')) whole = false
      sheet.emitRaw(raw)
    }
  })
  sheet.on('endTag', (tag, raw) => {
    if (inDroppedScript && tag.tagName === 'script') inDroppedScript = false
    else sheet.emitRaw(raw)
  })
  sheet.on('text', (_, raw) => {
    if (!inDroppedScript) sheet.emitRaw(raw)
  })
  sheet.on('comment', () => {})
  sheet.end(page.replace(PAYLOAD, ''))
  return { html: sheet.html, directive, whole }
}
