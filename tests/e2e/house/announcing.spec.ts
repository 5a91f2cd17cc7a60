import { system } from '#lib/actor.ts'
import { ensureKey } from '#server/announcing/commands/ensure-key.ts'
import { expect, test } from '../fixtures.ts'
import { house } from '../support/house.ts'

test('search engines find the key file that proves the ownership of the addresses', async () => {
  const key = await ensureKey(system, undefined)
  const file = await fetch(`${house.url}/${key}.txt`)
  expect(file.status).toBe(200)
  expect(file.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await file.text()).toBe(key)
  expect((await fetch(`${house.url}/${'0'.repeat(32)}.txt`)).status).toBe(404)
})

test('a feed names its address in its header too', async () => {
  for (const path of ['/rss.xml', '/londrina-pr/rss.xml']) {
    const { headers } = await fetch(house.url + path)
    expect(headers.get('link'), path).toBe(`<${house.url + path}>; rel="self"`)
  }
})
