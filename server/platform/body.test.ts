import sanitizeHtml from 'sanitize-html'
import { describe, expect, test } from 'vitest'
import { limits } from '#lib/limits.ts'
import { sitePageTexts } from '#lib/site/pages/site-page-texts.ts'
import { cpuTime } from '#tests/support/cpu-time.ts'
import { madeUpBody } from '#tests/support/made-up-body.ts'
import { rounds } from '#tests/support/tier.ts'
import { isPlain, sanitizeContent } from './body.ts'

const { maxTags } = limits.content
const timeOf = (html: string) => cpuTime(() => sanitizeContent(html))

const cases: [what: string, given: string, stored: string][] = [
  ['keeps what the editor makes', '<p>a <strong>b</strong></p>', '<p>a <strong>b</strong></p>'],
  ['drops scripts with their text', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['drops event handlers', '<p onclick="x()">a</p>', '<p>a</p>'],
  ['keeps the words of a link that must not be followed', '<p><a href="javascript:x()">a</a></p>', '<p>a</p>'],
  ['is not fooled by hidden characters', '<p><a href="java\tscript:x()">a</a></p>', '<p>a</p>'],
  ['drops pictures in base64', '<p>a</p><img src="data:image/png;base64,AAAA">', '<p>a</p>'],
  ['drops svg and what is in it', '<svg><p>x</p><script>1</script></svg><p>a</p>', '<p>a</p>'],
  ['escapes what looks like markup', '<p>&lt;b&gt; &amp;amp;</p>', '<p>&lt;b&gt; &amp;amp;</p>'],
  [
    'makes a video of a player of YouTube, wherever it stood',
    '<ul><li>a<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="A posse" onload="x()"></iframe></li></ul>',
    '<ul><li>a</li></ul><figure data-video="dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">A posse</a></figure>',
  ],
  ['drops a video that is none', '<p>a</p><figure data-video="&quot;><script>"></figure>', '<p>a</p>'],
  [
    'keeps an embed as text, with what its list allows',
    '<figure data-embed="&lt;b onclick=x()&gt;a&lt;/b&gt;&lt;script&gt;x&lt;/script&gt;" data-height="9999">A nota</figure>',
    '<figure data-embed="&lt;b&gt;a&lt;/b&gt;" data-height="2000">A nota</figure>',
  ],
  [
    'keeps a table as a plain grid, with what its cells say',
    '<table class="x" style="width:9px"><caption>Q</caption><thead><tr><td>a</td><th colspan="2" onclick="x()">b</th></tr></thead><tr><td rowspan="2">c</td><td><p>d</p><p>e</p></td><td><ul><li>f</li></ul></td></tr><tr><td>g</td></tr></table>',
    '<table><thead><tr><th>a</th><th>b</th><th></th></tr></thead><tbody><tr><td>c</td><td>d<br />e</td><td>f</td></tr><tr><td></td><td>g</td><td></td></tr></tbody></table>',
  ],
  [
    'keeps a card of another article, by its id and a path of this site',
    '<aside data-related="0197F0A1-1111-7abc-8def-0123456789ab"><a href="/recife-pe/a" onclick="x()">A <b>obra</b></a></aside>',
    '<aside data-related="0197f0a1-1111-7abc-8def-0123456789ab"><a href="/recife-pe/a">A obra</a></aside>',
  ],
  [
    'makes text of a card that leads elsewhere or names nothing',
    '<aside data-related="0197f0a1-1111-7abc-8def-0123456789ab"><a href="//evil.example/a">a</a></aside><aside data-related="1"><a href="/b">b</a></aside><aside data-related="0197f0a1-1111-7abc-8def-0123456789ab"><a href="javascript:x()">c</a></aside>',
    '<p>a</p><p><a href="/b">b</a></p><p>c</p>',
  ],
  [
    'keeps a post as a link in the network’s own spelling',
    '<figure data-post="evil"><a href="https://mobile.twitter.com/ana/status/12?s=20"><b>Disse</b></a></figure>',
    '<figure data-post="x"><a href="https://x.com/ana/status/12">Disse</a></figure>',
  ],
  [
    'makes text of a post of nowhere',
    '<figure data-post="x"><a href="https://x.com.evil.example/ana/status/12">a</a></figure>',
    '<p><a href="https://x.com.evil.example/ana/status/12">a</a></p>',
  ],
  [
    'keeps a gallery in its order, each picture with its own caption and credit',
    '<figure data-gallery="x" onclick="x()"><figure data-align="left"><img src="/a.webp" alt="A" width="8" height="6" onerror="x()"><figcaption>Um <small>Ana</small></figcaption></figure><figure><img src="https://a.br/b.jpg" alt=""></figure></figure>',
    '<figure data-gallery><figure><img src="/a.webp" alt="A" width="8" height="6" /><figcaption>Um <small>Ana</small></figcaption></figure><figure><img src="https://a.br/b.jpg" alt="" /></figure></figure>',
  ],
  [
    'makes a gallery of figures within a figure, as other sites write it, and puts what stands between them below',
    '<figure class="wp-block-gallery"><p>Antes</p><figure><a href="https://a.br/"><img src="/a.webp" alt="A"></a><figcaption>Um</figcaption></figure><figure data-gallery><figure><img src="/b.webp" alt="B"></figure><script>x()</script></figure><figcaption>As <b>duas</b></figcaption></figure>',
    '<figure data-gallery><figure><img src="/a.webp" alt="A" /><figcaption>Um</figcaption></figure><figure><img src="/b.webp" alt="B" /></figure></figure><p>Antes</p><p>As <strong>duas</strong></p>',
  ],
  [
    'makes a picture of a gallery of one, and nothing of one whose pictures nobody may load',
    '<figure data-gallery><figure><img src="/a.webp" alt="A"></figure><figure><img src="data:image/png;base64,AA"></figure></figure><figure data-gallery><figure><img src="javascript:x()"></figure><figure><img src="//"></figure></figure>',
    '<figure><img src="/a.webp" alt="A" /></figure>',
  ],
  [
    'splits a gallery that is too large',
    `<figure data-gallery>${'<figure><img src="/a.webp" alt=""></figure>'.repeat(limits.gallery.most + 1)}</figure>`,
    `<figure data-gallery>${'<figure><img src="/a.webp" alt="" /></figure>'.repeat(limits.gallery.most)}</figure><figure><img src="/a.webp" alt="" /></figure>`,
  ],
  ['drops characters that PostgreSQL cannot hold', '<p>a\u0000b\ud800</p>', '<p>ab\ufffd</p>'],
]

describe('a body as it is stored', () => {
  test.each(cases)('%s', (_, given, stored) => {
    expect(sanitizeContent(given)).toBe(stored)
    expect(sanitizeContent(stored), 'stored again').toBe(stored)
  })

  test('generated bodies stay unchanged', () => {
    for (let seed = 1; seed <= rounds(60, 300); seed++) {
      const html = madeUpBody(seed)
      expect(sanitizeContent(html), `seed ${seed}`).toBe(html)
    }
  })

  test.each([
    ...[
      '<b>',
      '<ul>',
      '<li>',
      '<blockquote>',
      '<a href="/x">',
      '<table>',
      '<table><tr><td>',
      '<aside data-kind="pull">',
      '<figure data-gallery><img src="/a">',
    ].map(tag => [`half a megabyte of ${tag}`, tag.repeat(512_000 / tag.length)]),
    ['hard spaces in a line', `<p>a${'\u00a0'.repeat(100_000)}b</p>`],
    ['line breaks', `<p>${'<br>'.repeat(25_000)}b</p>`],
    ['brackets', '<'.repeat(50_000)],
  ])('%s do not hold up the house', (_, html) => expect(timeOf(html)).toBeLessThan(5_000), 60_000)

  // The slowest of many shapes tried, at the number of tags that the schema accepts.
  test.each([
    ['lists in lists with rules between', `${'<ul>'.repeat(90)}${'x<hr>'.repeat(maxTags - 90)}`],
    ['cells that reach far', `<table>${'<tr><td rowspan=300 colspan=20>a'.repeat((maxTags - 1) / 2)}`],
    [
      'galleries in galleries',
      `${'<figure data-gallery>'.repeat(90)}${'<figure><img src="/a">'.repeat((maxTags - 90) / 2)}`,
    ],
    ['quotes in quotes', `${'<blockquote>'.repeat(90)}${'<p>x'.repeat(maxTags - 90)}`],
  ])(
    'as many tags as are let through, in %s, do not either',
    (_, html) => expect(timeOf(html)).toBeLessThan(3_000),
    60_000,
  )
})

test.each(Object.entries(sitePageTexts))('the default text of %s is stored unchanged', (_, text) => {
  expect(sanitizeContent(text)).toBe(text.replace(/\n/g, ''))
})

describe('a body that is not sanitised a second time', () => {
  test.each([
    '<p onclick="x()">a</p>',
    '<p><a href="javascript:x()">a</a></p>',
    '<p><a href="https://a.br/&quot; onclick=x">a</a></p>',
    '<p><img src="https://a.br/f.jpg" alt=""></p>',
    '<script>alert(1)</script>',
    '<p>a</p><svg onload=x>',
    '<iframe src="https://a.br/"></iframe>',
  ])('is none of %s', html => expect(isPlain(html)).toBe(false))

  test('is one that the sanitiser would not change', () => {
    const list = {
      allowedTags: [
        'p',
        'h2',
        'h3',
        'ul',
        'ol',
        'li',
        'blockquote',
        'strong',
        'em',
        's',
        'sup',
        'sub',
        'a',
        'br',
        'hr',
      ],
      allowedAttributes: { a: ['href'] },
    }
    const text = `<h2>Água "e" 'luz'</h2><p>a &amp; b &lt;c&gt; <strong>d</strong><br /><a href="https://a.br/x?y=1">e</a></p><ul><li>f</li></ul><hr />`
    const plain = [text, ...Array.from({ length: rounds(60, 300) }, (_, seed) => madeUpBody(seed))]
      .map(sanitizeContent)
      .filter(isPlain)
    expect(plain).toContain(text)
    for (const html of plain) expect(sanitizeHtml(html, list)).toBe(html)
  })
})
