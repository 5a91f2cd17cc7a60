import { type ChildNode, isTag, isText } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import type { ReactNode } from 'react'
import { Fragment, Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { RelatedArticles } from '../article/related-articles.tsx'
import { ReportError } from '../article/report-error.tsx'
import { ConsentLayer } from '../consent/consent-layer.tsx'
import { AdSlot } from '../frame/ad-slot.tsx'
import { Footer } from '../frame/footer.tsx'
import { HeaderBar } from '../frame/header-bar.tsx'
import { Masthead } from '../frame/masthead.tsx'
import { RawHtml } from '../raw.tsx'
import { NotPlain } from './attributes.ts'
import { htmlOf } from './html-of.ts'

// React renders these parts: otherwise the test would compare our renderer with itself.
vi.mock('./markup.tsx', () => ({
  Markup: ({ as: Tag, children, ...attributes }: { as: 'div'; children: ReactNode }) => (
    <Tag {...attributes}>{children}</Tag>
  ),
}))

/** Parses HTML like a browser: names, attributes and texts. */
const read = (html: string) => parseDocument(html).children.map(shape)

function shape(node: ChildNode): unknown {
  if (isText(node)) return node.data
  if (!isTag(node)) return node.type
  return [node.name, node.attribs, node.children.map(shape)]
}

/** React's own output, parsed: adjacent texts become one. */
const asReact = (node: ReactNode) => read(renderToStaticMarkup(node))

const hostile = `"><script>alert(1)</script>'&amp;&lt; </p> \u2028 \u00a0 ‘aspas’ 😀`

const facts = { companyName: hostile, cnpj: hostile, address: hostile, email: hostile, phone: hostile }
const identity = { name: hostile, description: hostile, ...facts, profiles: [], completePages: ['termos' as const] }

const card = {
  id: 'a',
  path: `/sobral-ce/${hostile}`,
  title: hostile,
  summary: hostile,
  publishedAt: new Date('2026-11-21T12:00:00Z'),
  viewsCount: 12_345,
  premium: true,
  city: { name: hostile, path: 'sobral-ce' },
  tags: [hostile],
  cover: { src: '/a.webp', srcSet: '/a.webp 320w', width: 320, height: 180, alt: hostile, focus: { x: 10, y: 90 } },
  writers: ['b', null].map(id => ({ id, name: hostile, agency: false, avatarUrl: null, craft: 'reporting' })),
} as unknown as Parameters<typeof RelatedArticles>[0]['cards'][number]

const banner = { id: 'c', slot: 'home_top', imageUrl: '/b.png', media: null, alt: hostile } as unknown as Parameters<
  typeof AdSlot
>[0]['banners'][number]

describe('writes the same HTML as React for', () => {
  test.each<[string, ReactNode]>([
    ['the header of a reader', <HeaderBar key="a" reader={{ id: 'r', roles: [], subscribed: false }} />],
    ['the header of an author', <HeaderBar key="a" reader={{ id: 'a', roles: ['author'], subscribed: false }} />],
    ['the masthead', <Masthead key="a" identity={identity} />],
    ['the footer', <Footer key="a" year="2026" identity={identity} />],
    ['the question about cookies', <ConsentLayer key="a" />],
    ['the form for errors', <ReportError key="a" articleId={hostile} />],
    ['cards', <RelatedArticles key="a" cards={[card, { ...card, id: 'd', cover: null, city: null }]} />],
    ['banners', <AdSlot key="a" slot="home_top" banners={[banner, { ...banner, id: 'e' }]} network />],
    [
      'texts, numbers and gaps beside each other',
      <p key="a" title={hostile}>
        {hostile} {0} {false} {null} {undefined} {[1, [hostile, true]]} {10n}
        <br />
        <Fragment key="b">{hostile}</Fragment>
      </p>,
    ],
    [
      'attributes of every kind',
      <form key="a" noValidate encType="multipart/form-data" aria-hidden={false} data-x={hostile} className="">
        <input type="checkbox" defaultChecked required={false} disabled hidden tabIndex={-1} maxLength={0} />
        <input type="search" defaultValue={hostile} spellCheck={false} autoComplete="off" enterKeyHint="search" />
        <details open>
          <summary draggable>x</summary>
        </details>
        <time dateTime="2026-11-21">x</time>
        <svg viewBox="0 0 1 1" aria-hidden>
          <path strokeLinecap="round" fillRule="evenodd" d="M0 0" />
        </svg>
      </form>,
    ],
    ['raw HTML', <RawHtml key="a" html="<b>&amp;</b>" className="story" />],
  ])('%s', (_, node) => {
    expect(read(htmlOf(node))).toEqual(asReact(node))
  })
})

test('an address that would run a script is left out', () => {
  for (const href of ['javascript:alert(1)', ' \u0001java\nscript:alert(1)', 'JAVASCRIPT:x'])
    expect(htmlOf(<a href={href}>x</a>)).toBe('<a>x</a>')
  const harmless = '/javascript:x'
  expect(htmlOf(<a href={harmless}>x</a>)).toContain(harmless)
})

test('content that is not plain raises NotPlain, so that React can write it instead', () => {
  const waiting = async () => <p>x</p>
  const Waiting = waiting as unknown as () => ReactNode
  const ofTheBrowser = Object.assign(() => <p>x</p>, { $$typeof: Symbol.for('react.client.reference') })
  const OfTheBrowser = ofTheBrowser as unknown as () => ReactNode
  const strange = { '"><script>': 'x' }
  for (const node of [
    <Waiting key="a" />,
    <OfTheBrowser key="a" />,
    <Suspense key="a">x</Suspense>,
    <p key="a" style={{ color: 'red' }} />,
    <button key="a" type="button" onClick={() => {}} />,
    <p key="a" title={true as unknown as string} />,
    <p key="a" {...strange} />,
    { toString: () => '<b>' } as unknown as ReactNode,
  ])
    expect(() => htmlOf(node)).toThrow(NotPlain)
})
