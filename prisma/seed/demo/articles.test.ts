import { expect, test } from 'vitest'
import { sanitizeContent } from '#server/platform/body.ts'
import { passThroughEditor } from '#tests/support/editor.ts'
import { readDemoArticles } from './articles.ts'

test('every text of the demonstration passes through the editor unchanged', async () => {
  for (const { slug, content } of await readDemoArticles()) {
    const stored = sanitizeContent(content.join('\n'))
    expect(await passThroughEditor(stored), slug).toBe(stored)
  }
})
