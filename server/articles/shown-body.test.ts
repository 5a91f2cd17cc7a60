import { expect, test } from 'vitest'
import { embedAt, shownBody } from './shown-body.ts'

const embed = (html: string) => `<figure data-embed="${html}" data-height="300">Nota &amp; gráfico</figure>`

test('a body without embeds is shown byte for byte', () => {
  const stored =
    '<p>a  b</p><figure data-video="dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">A</a></figure>'
  expect(shownBody('id', stored)).toBe(stored)
})

test('pictures in a text are fetched when they are near', () => {
  expect(shownBody('id', '<p>a &lt;figure>&lt;img </p><figure><img src="/a.webp" alt="" /></figure>')).toBe(
    '<p>a &lt;figure>&lt;img </p><figure><img loading="lazy" decoding="async" src="/a.webp" alt="" /></figure>',
  )
})

test('an embed is a link to its frame, and its HTML stays behind', () => {
  const stored = `<p>a</p>${embed('&lt;b&gt;um&lt;/b&gt;')}<p>b</p>${embed('&lt;i&gt;dois&lt;/i&gt;')}`
  expect(shownBody('id', stored)).toBe(
    '<p>a</p><figure data-frame data-height="300"><a href="/api/embed/id/0" target="_blank" rel="noopener">Nota &#38; gráfico</a></figure>' +
      '<p>b</p><figure data-frame data-height="300"><a href="/api/embed/id/1" target="_blank" rel="noopener">Nota &#38; gráfico</a></figure>',
  )
  expect(embedAt(stored, 1)).toEqual({ title: 'Nota & gráfico', html: '<i>dois</i>' })
  expect(embedAt(stored, 2)).toBeNull()
})

test('what another hand stored is sanitised on its way out', () => {
  expect(embedAt(embed('&lt;img src=x onerror=alert(1)&gt;&lt;script&gt;alert(1)&lt;/script&gt;a'), 0)?.html).toBe(
    '<img>a',
  )
})
