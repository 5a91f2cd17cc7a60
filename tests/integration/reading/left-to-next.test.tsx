import { expect, test, vi } from 'vitest'
import { given } from '#tests/support/given.ts'
import { writeArticle } from '../../../app/(reader)/_page/article-writer.tsx'

const matter = vi.hoisted(() => ({ holdsScript: false }))
vi.mock('../../../app/(reader)/_page/article-matter.tsx', async original => ({
  ...(await original<object>()),
  ArticleMatter: () => <button type="button" onClick={matter.holdsScript ? () => {} : undefined} />,
}))

test('an article with a component that only React can write is left to Next', async () => {
  const { article } = await given.article({ status: 'published' })
  const path = `/article/${article.slug}`
  expect(await writeArticle(path)).toMatchObject({ main: '<button type="button"></button>' })
  matter.holdsScript = true
  expect(await writeArticle(path)).toBeNull()
})
