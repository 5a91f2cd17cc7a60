import { changeStatus } from '#server/articles/commands/change-status.ts'
import { given } from '#tests/support/given.ts'
import { expect, test } from './fixtures.ts'
import { house } from './support/house.ts'
import { type SecondHouse, startSecondHouse } from './support/second-house.ts'

test.describe('two instances on one database', () => {
  let second: SecondHouse

  test.beforeAll(async () => {
    test.setTimeout(120_000)
    second = await startSecondHouse(4312)
  })
  test.afterAll(() => second.stop())

  test('show what was published, and hide what was taken down, as it happens', async () => {
    const { article } = await given.article({ status: 'review' })
    const editor = await given.editor()
    const path = `/${article.locationPath}/${article.slug}`
    const read = async (target: string) => {
      const answers = await Promise.all([house.url, second.url].map(url => fetch(url + target)))
      return Promise.all(
        answers.map(async answer => ({ status: answer.status, shown: (await answer.text()).includes(article.title) })),
      )
    }
    const both = (status: number, shown: boolean) => [
      { status, shown },
      { status, shown },
    ]
    // Asked before, so that what is kept must be forgotten.
    expect(await read(path)).toEqual(both(404, false))
    expect(await read('/')).toEqual(both(200, false))

    await changeStatus(editor, { id: article.id, version: article.version, status: 'published' })
    // The promise is a second; a busy machine may take longer, and then says so in the bench and not here.
    const timeout = 5_000
    await expect.poll(() => read('/'), { timeout, intervals: [20] }).toEqual(both(200, true))
    await expect.poll(() => read(path), { timeout, intervals: [20] }).toEqual(both(200, true))

    await changeStatus(editor, { id: article.id, version: article.version + 1, status: 'draft' })
    await expect.poll(() => read(path), { timeout, intervals: [20] }).toEqual(both(404, false))
    await expect.poll(() => read('/'), { timeout, intervals: [20] }).toEqual(both(200, false))
  })
})
