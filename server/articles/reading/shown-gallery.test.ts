import { expect, test } from 'vitest'
import { parseHtml } from '#lib/body/parse.ts'
import { readBody } from '#lib/body/read.ts'
import { findAll, type HtmlElement } from '#lib/body/tree.ts'
import { shownText } from './queries/shown-text.ts'
import { shownBody } from './shown-body.ts'

const folder = '/uploads/0197f0a1-1111-7abc-8def-0123456789ab/'
const gallery = (count: number, name = 'p') =>
  `<figure data-gallery>${Array.from({ length: count }, (_, place) => `<figure><img src="${folder}1280.webp" alt="${name}${place + 1}" width="1280" height="853" /><figcaption>Legenda ${place + 1} <small>Ana</small></figcaption></figure>`).join('')}</figure>`

const shown = (html: string) => parseHtml(shownBody('id', html))
const within = (nodes: ReturnType<typeof shown>, tag: string) =>
  findAll(nodes, 'figure').flatMap(outer =>
    findAll(outer.children, 'figure').flatMap(each => findAll(each.children, tag)),
  )
const ids = (nodes: readonly HtmlElement[]) => nodes.map(({ attrs }) => attrs.id)

test('each picture has an address, and every link in a gallery leads to one', () => {
  const nodes = shown(gallery(6))
  const [outer] = findAll(nodes, 'figure')
  const figures = findAll(outer?.children ?? [], 'figure')
  expect(ids(figures)).toEqual(['foto-1', 'foto-2', 'foto-3', 'foto-4', 'foto-5', 'foto-6'])
  const links = findAll(nodes, 'a')
  const names = ids([...findAll(outer?.children ?? [], 'figcaption'), ...figures, ...links])
  const targets = links.map(({ attrs }) => attrs.href)
  expect(targets.filter(href => !names.includes(href?.slice(1)))).toEqual([])
  // Itself, the ones beside it, and back to where it stands.
  const [, , , , fifth] = figures
  expect(findAll(fifth?.children ?? [], 'a').map(({ attrs }) => attrs.href)).toEqual([
    '#foto-5',
    '#foto-4',
    '#ver-5',
    '#foto-6',
  ])
  expect(shownBody('id', gallery(6))).toContain('<a href="#fotos">Ver as 6 fotos</a>')
})

test('four pictures are all there is to see; galleries of one text have addresses of their own', () => {
  expect(shownBody('id', gallery(4))).not.toContain('Ver as')
  const both = shownBody('id', `<p>a</p>${gallery(2)}<p>b</p>${gallery(5)}`)
  expect(both).toContain('id="foto-2"')
  expect(both).toContain('id="foto-2-5"')
  const all = [...both.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(all).size).toBe(all.length)
})

test('no picture of a gallery loads before it is seen, and a small one is narrow', () => {
  const images = within(shown(gallery(2)), 'img')
  expect(images).toHaveLength(4)
  expect(images.map(({ attrs }) => attrs.loading)).toEqual(['lazy', 'lazy', 'lazy', 'lazy'])
  expect(images.map(({ attrs }) => attrs.srcset?.split(' ').at(-1))).toEqual(['750w', '1280w', '750w', '1280w'])
})

test('captions and descriptions stay text', () => {
  const hostile = shownBody(
    'id',
    '<figure data-gallery><figure><img src="https://a.br/&quot;x" alt="&quot; onload=&quot;x" /><figcaption>&lt;script&gt;x()&lt;/script&gt; <small>&lt;b&gt;</small></figcaption></figure><figure><img src="/b" alt="" /></figure></figure>',
  )
  const attributes = within(parseHtml(hostile), 'img').flatMap(({ attrs }) => Object.keys(attrs))
  expect(new Set(attributes)).toEqual(new Set(['loading', 'decoding', 'src', 'alt', 'data-large']))
  expect(hostile).not.toMatch(/<script|<b>&lt;|<small><b>/)
})

test('a text that shares its page with others has the pictures one by one', () => {
  const alone = shownText(readBody(parseHtml(gallery(3))))
  expect(alone).not.toContain(' id=')
  expect(alone.match(/<figure>/g)).toHaveLength(3)
})
