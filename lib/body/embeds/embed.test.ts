import { describe, expect, test } from 'vitest'
import { sanitizeEmbed } from './embed.ts'

const cases: [what: string, given: string, kept: string][] = [
  [
    'a post with its widget',
    '<blockquote class="twitter-tweet" data-lang="pt"><p>a</p></blockquote> <script async src="https://platform.twitter.com/widgets.js" charset="utf-8"></script>',
    '<blockquote class="twitter-tweet" data-lang="pt"><p>a</p></blockquote> <script async="" src="https://platform.twitter.com/widgets.js" charset="utf-8"></script>',
  ],
  [
    'a script without its protocol',
    '<script src="//www.instagram.com/embed.js"></script>',
    '<script src="https://www.instagram.com/embed.js"></script>',
  ],
  [
    'a map',
    '<iframe src="https://mapas.example/x" width="600" onload="x()"></iframe>',
    '<iframe src="https://mapas.example/x" width="600"></iframe>',
  ],
  ['no script of an unknown host', 'a<script src="https://evil.example/x.js"></script>', 'a'],
  [
    'no script that looks like a known one',
    '<script src="https://platform.twitter.com.evil.example/x.js"></script>',
    '',
  ],
  ['no script without encryption', '<script src="http://platform.twitter.com/widgets.js"></script>', ''],
  ['no script in the text', '<script>alert(1)</script><b>a</b>', '<b>a</b>'],
  [
    'no text inside an allowed script',
    '<script src="https://platform.x.com/w.js">alert(1)</script>',
    '<script src="https://platform.x.com/w.js"></script>',
  ],
  ['no handlers', '<b onclick="x()" onmouseover=x()>a</b>', '<b>a</b>'],
  ['no styles that cover the page', '<div style="position:fixed;inset:0">a</div>', '<div>a</div>'],
  [
    'no dangerous address',
    '<a href="javascript:x()">a</a><a href="jav&#x09;ascript:x()">b</a><img src="data:image/svg+xml,x">',
    '<a>a</a><a>b</a><img>',
  ],
  ['no frame of our own origin', '<iframe src="/settings"></iframe><iframe src="https:evil"></iframe>', ''],
  [
    'no frame made of text',
    '<iframe srcdoc="<script>1</script>" src="https://a.br/"></iframe>',
    '<iframe src="https://a.br/"></iframe>',
  ],
  [
    'no forms, bases, metas, links',
    '<form action="https://e.br"><input name="a"></form><base href="https://e.br"><meta http-equiv="refresh" content="0"><link rel="stylesheet" href="https://e.br">',
    '',
  ],
  ['markup in text as text', '&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  [
    'quotes in values as values',
    `<b title='"><script>alert(1)</script>'>a</b>`,
    '<b title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">a</b>',
  ],
  ['no more than an embed may hold', `<p>${'a'.repeat(10_000)}</p>`, ''],
]

describe('an embed keeps', () => {
  test.each(cases)('%s, and the same when sanitised again', (_, given, kept) => {
    const once = sanitizeEmbed(given)
    expect(once).toBe(kept)
    expect(sanitizeEmbed(once)).toBe(once)
  })
})
