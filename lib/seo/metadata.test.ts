import { expect, test } from 'vitest'
import { pageMetadata } from './metadata.ts'

const page = { title: 'Obra termina', description: 'Prefeitura entrega', path: '/londrina-pr/obra' }

test('a title carries the site’s name, and the site’s own stands alone', () => {
  expect(pageMetadata(page).title).toBe('Obra termina | Portal de Notícias')
  expect(pageMetadata({ ...page, title: 'Portal de Notícias' }).title).toBe('Portal de Notícias')
})

test('a page says its address, its region and its feed', () => {
  const metadata = pageMetadata({ ...page, place: 'Londrina' })
  expect(metadata.alternates).toMatchObject({
    canonical: '/londrina-pr/obra',
    types: { 'application/rss+xml': [{ url: '/rss.xml' }] },
  })
  expect(metadata.other).toEqual({ 'geo.region': 'BR', 'geo.placename': 'Londrina' })
  expect(metadata.robots).toEqual({ index: true, follow: true, 'max-image-preview': 'large' })
})

test('a page that stays out of search engines says so', () => {
  expect(pageMetadata({ ...page, indexed: false }).robots).toMatchObject({ index: false })
})

test('an article is shared with its cover, its dates and its author', () => {
  const metadata = pageMetadata({
    ...page,
    cover: { src: '/uploads/x/1600.webp', width: 1600, height: 900, alt: 'Ponte', credit: 'Foto' },
    article: {
      publishedAt: new Date('2026-11-20T12:00:00Z'),
      changedAt: new Date('2026-11-20T15:30:00Z'),
      author: 'Helena',
      tags: ['Obras'],
      section: 'Obras',
    },
  })
  expect(metadata.openGraph).toMatchObject({
    type: 'article',
    locale: 'pt_BR',
    publishedTime: '2026-11-20T12:00:00.000Z',
    modifiedTime: '2026-11-20T15:30:00.000Z',
    authors: ['Helena'],
    images: [{ url: '/uploads/x/1600.webp', width: 1600, height: 900, alt: 'Ponte' }],
  })
  expect(metadata.twitter).toMatchObject({ card: 'summary_large_image', images: [{ url: '/uploads/x/1600.webp' }] })
})

test('a page without a cover is shared with the house’s picture', () => {
  expect(pageMetadata(page).openGraph.images).toMatchObject([{ url: '/brand/share.png', width: 1200, height: 630 }])
})
