import { expect, test } from 'vitest'
import { undescribedIn } from './pictures.ts'

test.each([
  [
    'each undescribed picture has its number among all pictures, and its caption',
    '<figure><img src="/a" alt="A ponte" /></figure><p>x</p><figure data-align="left"><img src="/b" alt="" width="8" height="6" /><figcaption>Ontem &amp; hoje <small>Ana</small></figcaption></figure><figure><img src="/c" alt="" /></figure>',
    [
      { src: '/b', place: 2, caption: 'Ontem & hoje Ana' },
      { src: '/c', place: 3, caption: '' },
    ],
  ],
  [
    'the caption of the next picture is not used',
    '<figure><img src="/a" alt="" /></figure><figure><img src="/b" alt="x" /><figcaption>Legenda da outra</figcaption></figure>',
    [{ src: '/a', place: 1, caption: '' }],
  ],
  [
    'pictures of a gallery are counted like others',
    '<figure data-gallery><figure><img src="/a" alt="A ponte" /></figure><figure><img src="/b" alt="" /><figcaption>Rio</figcaption></figure></figure>',
    [{ src: '/b', place: 2, caption: 'Rio' }],
  ],
  [
    'pictures in an embed are not counted',
    '<figure data-embed="&lt;img src=&quot;/a&quot; alt=&quot;&quot;&gt;" data-height="80">x</figure>',
    [],
  ],
])('%s', (_, content, expected) => {
  expect(undescribedIn(content)).toEqual(expected)
})
