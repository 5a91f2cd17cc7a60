import { expect, test } from 'vitest'
import { parseHtml } from '#lib/body/parse.ts'
import { readBody } from '#lib/body/read.ts'
import { writeBody } from '#lib/body/write.ts'
import { embedAt, relatedIn, shownBody } from './shown-body.ts'

const embed = (html: string) => `<figure data-embed="${html}" data-height="300">Nota &amp; gráfico</figure>`

test('an embed is a link to its frame, without its HTML', () => {
  const stored = `<p>a</p>${embed('&lt;b&gt;um&lt;/b&gt;')}<p>b</p>${embed('&lt;i&gt;dois&lt;/i&gt;')}`
  expect(shownBody('id', stored)).toBe(
    '<p>a</p><figure data-frame data-height="300"><a href="/api/embed/id/0" target="_blank" rel="noopener">Nota &#38; gráfico</a></figure>' +
      '<p>b</p><figure data-frame data-height="300"><a href="/api/embed/id/1" target="_blank" rel="noopener">Nota &#38; gráfico</a></figure>',
  )
  expect(embedAt(stored, 1)).toEqual({ title: 'Nota & gráfico', html: '<i>dois</i>' })
  expect(embedAt(stored, 2)).toBeNull()
})

test('an embed stored unsanitised is sanitised when it is shown', () => {
  expect(embedAt(embed('&lt;img src=x onerror=alert(1)&gt;&lt;script&gt;alert(1)&lt;/script&gt;a'), 0)?.html).toBe(
    '<img>a',
  )
})

const uploaded = '/uploads/0197f0a1-1111-7abc-8def-0123456789ab/'

test.each([750, 740])(
  'an uploaded picture of %i pixels offers its narrow renditions, with the sizes of its place',
  width => {
    expect(shownBody('id', `<figure data-align="left"><img src="${uploaded}${width}.webp" alt="a" /></figure>`)).toBe(
      `<figure data-align="left"><img loading="lazy" decoding="async" src="${uploaded}${width}.webp" srcset="${uploaded}320.webp 320w, ${uploaded}480.webp 480w, ${uploaded}${width}.webp ${width}w" sizes="(min-width: 40rem) 19rem, 100vw" alt="a" /></figure>`,
    )
  },
)

const id = '0197f0a1-2222-7abc-8def-0123456789ab'
const related = `<aside data-related="${id}"><a href="/article/antigo">Título antigo</a></aside>`

test('a card shows its article’s present title, and disappears with the article', () => {
  const card = { id, path: '/recife-pe/novo', title: 'Título <novo>', picture: `${uploaded}320.webp`, look: '' }
  expect(shownBody('x', `<p>a</p>${related}<p>b</p>`, [card])).toBe(
    `<p>a</p><aside data-related="${id}"><a href="/recife-pe/novo"><img src="${uploaded}320.webp" alt="" loading="lazy" decoding="async">` +
      '<span><small>Leia também</small> Título &#60;novo&#62;</span></a></aside><p>b</p>',
  )
  expect(shownBody('x', `<p>a</p>${related}<p>b</p>`)).toBe('<p>a</p><p>b</p>')
  expect(relatedIn(related + related)).toEqual([id])
})

test('a table without words is stored for its author and left out for readers', () => {
  const blank = '<table><tbody><tr><td></td><td></td></tr></tbody></table>'
  expect(writeBody(readBody(parseHtml(blank)))).toBe(blank)
  expect(shownBody('id', `<p>Antes.</p>${blank}<p>Depois.</p>`)).toBe('<p>Antes.</p><p>Depois.</p>')
})
