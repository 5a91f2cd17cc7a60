import { expect, test } from 'vitest'
import { escapeXml } from './xml.ts'

test.each([
  ['the end of a CDATA section', 'a ]]> b', 'a ]]&#62; b'],
  ['ampersands, also in text that looks escaped', 'Silva &amp; Filhos', 'Silva &#38;amp; Filhos'],
  ['tags and quotes', `<b a="1" c='2'>`, '&#60;b a=&#34;1&#34; c=&#39;2&#39;&#62;'],
  ['control characters, which XML forbids', 'a\u0000b\u0008c\u000bd\u001fe\ufffef', 'abcdef'],
  ['a lone surrogate', 'a\ud83db', 'ab'],
])('%s cannot break a feed', (_, text, escaped) => {
  expect(escapeXml(text)).toBe(escaped)
})
