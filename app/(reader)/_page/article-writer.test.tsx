import { expect, test, vi } from 'vitest'
import { defaultIdentity } from '#lib/schemas/site/site-settings.ts'
import { writeArticle } from './article-writer.tsx'

const article = { id: 'a', path: '/article/chuva', credits: [], tags: [], locations: [], corrections: [] }
vi.mock('#server/articles/reading/queries/address.ts', () => ({
  findArticleAt: async () => ({ kind: 'article', article }),
}))
vi.mock('./shell.ts', () => ({ readShell: async () => ({ identity: defaultIdentity, site: { settings: {} } }) }))
vi.mock('./directive.tsx', () => ({ inFrame: () => ({}) }))
vi.mock('#components/reader/frame/head.tsx', () => ({ Head: () => <title>x</title>, MissingHead: () => null }))
vi.mock('#server/platform/process/log.ts', () => ({ log: () => ({ warn: () => {} }) }))
vi.mock('#server/platform/process/env.ts', () => ({ siteOrigin: () => 'https://jornal.example' }))
const matter = vi.hoisted(() => ({ holdsScript: false }))
vi.mock('./article-matter.tsx', () => ({
  ArticleMatter: () => <button type="button" onClick={matter.holdsScript ? () => {} : undefined} />,
  describeArticle: () => ({ title: 'x' }),
  directiveOf: () => ({}),
}))
vi.mock('#lib/seo/metadata.ts', () => ({ pageMetadata: () => ({}) }))

test('an article with a component that only React can write is left to Next', async () => {
  expect(await writeArticle('/article/chuva')).toMatchObject({ main: '<button type="button"></button>' })
  matter.holdsScript = true
  expect(await writeArticle('/article/chuva')).toBeNull()
})
