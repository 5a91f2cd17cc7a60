import { expect, test } from 'vitest'
import { undescribedIn } from './pictures.ts'

test.each([
  ['a described picture is none of them', '<figure><img src="/a" alt="A ponte" /></figure>', []],
  [
    'each is told by its place among all pictures, and by its caption',
    '<figure><img src="/a" alt="A ponte" /></figure><p>x</p><figure data-align="left"><img src="/b" alt="" width="8" height="6" /><figcaption>Ontem &amp; hoje <small>Ana</small></figcaption></figure><figure><img src="/c" alt="" /></figure>',
    [
      { src: '/b', place: 2, caption: 'Ontem & hoje Ana' },
      { src: '/c', place: 3, caption: '' },
    ],
  ],
  [
    'the words of a caption are not those of the next picture',
    '<figure><img src="/a" alt="" /></figure><figure><img src="/b" alt="x" /><figcaption>Legenda da outra</figcaption></figure>',
    [{ src: '/a', place: 1, caption: '' }],
  ],
  [
    'what is in an embed is not the text',
    '<figure data-embed="&lt;img src=&quot;/a&quot; alt=&quot;&quot;&gt;" data-height="80">x</figure>',
    [],
  ],
])('%s', (_, content, expected) => {
  expect(undescribedIn(content)).toEqual(expected)
})
