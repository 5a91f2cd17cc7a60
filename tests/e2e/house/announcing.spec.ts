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
