import type { SourcePost } from '#lib/imports/post.ts'
import { type ConvertContext, type ConvertedPost, convertPost } from '#server/imports/convert/convert-post.ts'

const up = 'https://antigo.example/wp-content/uploads'

/** The pictures of the old site that texts name by id. */
export const attachments = new Map([
  ['50', { url: `${up}/a.jpg`, alt: 'Ponte velha', caption: 'A ponte sobre o rio', credit: 'Caio Melo' }],
  ['51', { url: `${up}/b.jpg`, alt: '', caption: '', credit: '' }],
])

export const now = new Date('2026-11-22T12:00:00Z')

/** A post of another system: complete, but for what a test gives. */
export const sourcePost = (given: Partial<SourcePost> = {}): SourcePost => ({
  ...{ kind: 'post', recordId: '7', title: 'Chuva para a ponte', excerpt: '', slug: 'chuva-para-a-ponte' },
  author: 'Ana Lima',
  html: 'A chuva parou a ponte nesta terça-feira. Ninguém se feriu, segundo a prefeitura.',
  publishedAt: new Date('2019-05-03T12:00:00Z'),
  ...{ modifiedAt: null, status: 'published', premium: false, categories: [], tags: [], cover: null, attachments },
  ...{ addresses: ['https://antigo.example/2019/05/chuva-para-a-ponte/'], notes: [] },
  ...given,
})
export const convertContext: ConvertContext = {
  site: 'https://antigo.example',
  origin: 'wxr:antigo.example',
  options: { status: 'published', existing: 'skip', twin: 'ask', city: '', site: '' },
  now,
}

/** A converted post; fails when it became a problem. */
export function convertOne(given: Partial<SourcePost> = {}, context: Partial<ConvertContext> = {}): ConvertedPost {
  const converted = convertPost(sourcePost(given), { ...convertContext, ...context })
  if (converted.kind === 'problem') throw new Error(`a problem: ${converted.cause}`)
  return converted
}
