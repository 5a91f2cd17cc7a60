import { runBrowserStory } from '../../support/chaos/browser/story.ts'
import { expect, test } from '../fixtures.ts'
import { house } from '../support/house.ts'

// `STORIES=100` tells a hundred others.
test.setTimeout(400_000)
const more = Number(process.env.STORIES ?? 0)
for (const seed of more ? Array.from({ length: more }, (_, n) => n + 1) : [2, 4, 5]) {
  test(`two or three people write in one article, story ${seed}: no word is lost @whole`, async ({ browser }) => {
    const { typed } = await runBrowserStory(seed, { browser, url: house.url })
    expect(typed).toBeGreaterThan(10)
  })
}
