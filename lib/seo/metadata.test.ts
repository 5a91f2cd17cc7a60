import { expect, test } from 'vitest'
import { type PageDescription, pageMetadata } from './metadata.ts'

const identity = { name: 'Folha do Sertão' }
const drawn = { url: '/og/jornal/1.png', width: 1200, height: 630, alt: 'Folha do Sertão', type: 'image/png' }
const page = { title: 'Obra termina', description: 'Prefeitura entrega', path: '/londrina-pr/obra', picture: drawn }
const metadataOf = (described: PageDescription) => pageMetadata(described, identity)

test('a title ends with the newspaper’s name, which stands alone on the home page', () => {
  expect(metadataOf(page).title).toBe('Obra termina | Folha do Sertão')
  expect(metadataOf({ ...page, title: 'Folha do Sertão' }).title).toBe('Folha do Sertão')
})

test('a page has its address, its region and its feed', () => {
  const metadata = metadataOf({ ...page, place: 'Londrina' })
  expect(metadata.alternates).toMatchObject({ canonical: '/londrina-pr/obra' })
  expect(metadata.other).toEqual({ 'geo.region': 'BR', 'geo.placename': 'Londrina' })
  expect(metadata.robots).toEqual({ index: true, follow: true, 'max-image-preview': 'large' })
})

test('a page outside search engines is marked noindex', () => {
  expect(metadataOf({ ...page, indexed: false }).robots).toMatchObject({ index: false })
})

test('an article is shared with its cover, its dates and its author', () => {
  const publishedAt = new Date('2026-11-20T12:00:00Z')
  const changedAt = new Date('2026-11-20T15:30:00Z')
  const picture = { url: '/uploads/x/1600.webp', width: 1600, height: 900, alt: 'Ponte' }
  const article = { publishedAt, changedAt, authors: ['Helena', 'Agência Brasil'], tags: ['Obras'], section: 'Obras' }
  const metadata = metadataOf({ ...page, picture, article })
  expect(metadata.openGraph).toMatchObject({
    type: 'article',
    publishedTime: '2026-11-20T12:00:00.000Z',
    modifiedTime: '2026-11-20T15:30:00.000Z',
    authors: ['Helena', 'Agência Brasil'],
    images: [picture],
  })
  expect(metadata.twitter).toMatchObject({ card: 'summary_large_image', images: [{ url: '/uploads/x/1600.webp' }] })
})
