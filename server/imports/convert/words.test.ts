import { describe, expect, test } from 'vitest'
import { blockLines } from '#lib/body/body.ts'
import { sanitizeEmbed } from '#lib/body/embeds/embed.ts'
import { parseHtml } from '#lib/body/parse.ts'
import { readBody } from '#lib/body/read.ts'
import type { HtmlElement, HtmlNode } from '#lib/body/tree.ts'
import { sanitizeContent } from '#server/platform/body.ts'
import { convertOne } from '#tests/support/imports/convert-one.ts'
import { hostileBody } from '#tests/support/imports/hostile-body.ts'
import { blockCases, classicCases } from '#tests/support/imports/theme-cases.ts'
import { dice, madeUpBody } from '#tests/support/made-up-body.ts'

const silent = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'iframe',
  'object',
  'video',
  'audio',
  'svg',
  'head',
  'title',
])

/** A file's own button repeats its link. */
const isSilent = ({ tag, attrs }: HtmlElement) => silent.has(tag) || /\bwp-block-file__button\b/.test(attrs.class ?? '')

/** The words that a browser shows of some HTML, without addresses and shortcodes. Small digits count as digits. */
function shownWords(html: string): string[] {
  const text = (nodes: readonly HtmlNode[]): string =>
    nodes.map(node => (typeof node === 'string' ? node : isSilent(node) ? ' ' : ` ${text(node.children)} `)).join('')
  return wordsIn(text(parseHtml(html.replace(/\[\/?[a-z][\w-]*[^[\]]*\]|https?:\/\/[^\s<"]+/g, ' '))))
}

const wordsIn = (text: string) => text.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? []

/** All words of an article and of its notes: its text, descriptions and addresses. */
function keptWords(html: string): Set<string> {
  const { fields, notes } = convertOne({ html })
  const body = readBody(parseHtml(fields.content))
  return new Set(wordsIn([...body.flatMap(blockLines), fields.content, ...notes.map(({ detail }) => detail)].join(' ')))
}

const lost = (html: string) => {
  const kept = keptWords(html)
  // Words that a mark in their middle splits stand in the result as one.
  const whole = [...kept].join(' ')
  return shownWords(html).filter(word => !kept.has(word) && !whole.includes(word))
}

test.each([...blockCases, ...classicCases])('no word is lost: $name', ({ html }) => {
  expect(lost(html)).toEqual([])
})

test('no word is lost of 300 made-up bodies, whole and with their blocks in boxes', { timeout: 60_000 }, () => {
  for (let seed = 1; seed <= 300; seed++) {
    const html = madeUpBody(seed)
    expect(lost(html)).toEqual([])
    expect(lost(`<div class="wp-block-group"><figure>${html}</figure></div>`)).toEqual([])
  }
})

test('no word is lost in elements of any kind', () => {
  const tags =
    'article section aside header footer main nav figure figcaption center font big small tt marquee blink details summary dialog fieldset legend label button select option optgroup textarea form output meter progress ruby rt rp bdi bdo data time var samp kbd abbr acronym address dfn ins del s strike u mark sub sup q cite canvas math map menu dir li dd dt dl caption td th tr x-unknown nobr pre listing xmp plaintext picture slot hgroup search'
  for (const tag of tags.split(' ')) {
    for (const html of [`<${tag}>dentro</${tag}>`, `<p>antes <${tag}>dentro <b>fundo</b></${tag}> depois</p>`]) {
      expect(lost(`<p>começo</p>${html}<p>fim</p>`), tag).toEqual([])
    }
  }
})

describe('hostile texts (abuse case 14)', () => {
  const tags =
    /^(?:p|h2|h3|ul|ol|li|blockquote|aside|table|thead|tbody|tr|th|td|a|strong|em|s|sup|sub|br|hr|figure|figcaption|small|img)$/
  const attributes = /^(?:href|src|alt|width|height|start|data-(?:kind|related|video|embed|height|align|post|gallery))$/
  const addresses = /^(?:https?:\/\/[^/]|\/(?![/\\])|mailto:|tel:)/

  /** What of a tree is not allowed. */
  const forbidden = (nodes: readonly HtmlNode[]): string[] =>
    nodes.flatMap(node => {
      if (typeof node === 'string') return []
      const wrong = Object.entries(node.attrs).filter(([name, value]) => {
        if (name === 'href' || name === 'src') return !addresses.test(value)
        return name === 'data-embed' ? sanitizeEmbed(value) !== value : !attributes.test(name)
      })
      const own = [...(tags.test(node.tag) ? [] : [node.tag]), ...wrong.map(pair => pair.join('='))]
      return [...own, ...forbidden(node.children)]
    })

  test('nothing that runs passes, of 1,000 bodies', { timeout: 60_000 }, () => {
    for (let seed = 1; seed <= 1_000; seed++) {
      // It is stored as it is: the converter's body is not parsed again.
      const stored = convertOne({ html: hostileBody(dice(seed)) }).fields.content
      expect(forbidden(parseHtml(stored)), `seed ${seed}`).toEqual([])
      expect(sanitizeContent(stored)).toBe(stored)
    }
  })

  test('titles, summaries, tags and names are plain text', () => {
    const bad = '<img src=x onerror=alert(1)>&lt;script&gt;a<script>b</script><b>Bom</b>'
    const { fields, author } = convertOne({ title: bad, excerpt: `${bad} e o resto`, tags: [bad], author: bad })
    expect(fields).toMatchObject({ title: '<script>aBom', summary: '<script>aBom e o resto', tags: ['<script>aBom'] })
    expect(author).toBe('<script>aBom')
  })
})

test.each([
  ['elements within each other', '<div>'.repeat(50_000)],
  ['open brackets', '[a '.repeat(50_000)],
  ['shortcodes', '[a][b][c d="e"]'.repeat(10_000)],
  ['closing shortcodes', '[a]'.repeat(20_000) + '[/a]'.repeat(20_000)],
  ['open comments', '<!-- wp:a '.repeat(20_000)],
  ['blocks', '<!-- wp:a {"a":1} -->'.repeat(10_000)],
  ['captions', '[caption]<img src="/a.jpg">'.repeat(3_000) + '[/caption]'.repeat(3_000)],
  ['line breaks', '\n \n'.repeat(100_000)],
  ['addresses', 'https://a.example/ '.repeat(10_000)],
  ['figures within each other', '<figure><img src="/a.jpg">'.repeat(3_000)],
  ['quotes within each other', '<blockquote>a'.repeat(5_000)],
])('%s take little time', (_, html) => {
  const started = process.cpuUsage()
  try {
    convertOne({ html })
  } catch (error) {
    expect(String(error)).toContain('content_too_long')
  }
  const { user, system } = process.cpuUsage(started)
  expect((user + system) / 1000).toBeLessThan(3_000)
})
