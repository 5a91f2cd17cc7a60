import { runBrowserStory } from '../../support/chaos/browser/story.ts'
import { expect, test } from '../fixtures.ts'
import { house } from '../support/house.ts'

// `npm run bench:writing -- --browser` runs a hundred.
test.setTimeout(400_000)
for (const seed of [2, 4, 5]) {
  test(`two or three people write in one article, story ${seed}: no word is lost @whole`, async ({ browser }) => {
    const { typed } = await runBrowserStory(seed, { browser, url: house.url })
    expect(typed).toBeGreaterThan(10)
  })
}
