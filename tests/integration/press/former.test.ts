import { describe, expect, test } from 'vitest'
import type { FindFormer } from '#server/press/print/printer.ts'
import { type FakeNext, htmlPage, openFrontDoor } from '#tests/support/front-door.ts'

const table = new Map<string, { to: string } | 'gone'>([
  ['/2019/05/slug', { to: '/recife-pe/slug' }],
  ['/2018/fim', 'gone'],
  ['/?p=123', { to: '/recife-pe/slug' }],
  ['/?p=9', 'gone'],
  ['/?attachment_id=55', { to: '/recife-pe/slug' }],
  ['/tag/x', { to: '/tag/y' }],
  ['/ultimas', { to: '/tag/y' }],
])

/** Knows the articles under /recife-pe and the gone page; all else is missing. `/article/antigo` is a former slug of ours. */
const next: FakeNext = ({ url = '' }, response) => {
  if (url === '/article/antigo') return response.writeHead(308, { location: '/recife-pe/slug' }).end()
  if (url === '/prensa/removido') return htmlPage(response, 'removida', { status: 410 })
  if (url === '/' || url === '/ultimas' || url.startsWith('/recife-pe'))
    return htmlPage(response, 'sim', { keys: ['feed'] })
  return htmlPage(response, 'não', { status: 404 })
}

async function openOldHouse() {
  const lookups: string[] = []
  const findFormer: FindFormer = async address => {
    lookups.push(address)
    return table.get(address) ?? null
  }
  const door = await openFrontDoor(next, { findFormer })
  const hop = async (target: string) => {
    const { status, headers } = await door.ask(target)
    return [status, headers.location]
  }
  return { ...door, lookups, hop }
}

describe('a former address answers in one hop', () => {
  test('with a path in any spelling, by its number, or as a former slug', async () => {
    const door = await openOldHouse()
    for (const target of [
      ...['/2019/05/slug', '/2019/05/slug/', '/2019//05/sl%75g/?utm_source=x', '/article/antigo/'],
      ...['/?p=123', '/index.php?p=123', '/qualquer/coisa/?attachment_id=55'],
    ])
      expect(await door.hop(target), target).toEqual([308, '/recife-pe/slug'])
    expect(await door.hop('/recife-pe/slug')).toEqual([200, undefined])
  })

  test('one whose article is gone is a 410', async () => {
    const door = await openOldHouse()
    for (const target of ['/2018/fim', '/2018/fim/', '/?p=9']) {
      const { status, text } = await door.ask(target)
      expect([status, text.includes('removida')], target).toEqual([410, true])
    }
  })
})

describe('what is no former address stays as it was', () => {
  test('a page of ours is never shadowed', async () => {
    const door = await openOldHouse()
    expect(await door.hop('/ultimas')).toEqual([200, undefined])
    expect(await door.hop('/ultimas/')).toEqual([308, '/ultimas'])
    expect(await door.hop('/tag/x')).toEqual([308, '/tag/y'])
  })

  test('ordinary pages cost no lookup; a missing one costs one and is kept', async () => {
    const door = await openOldHouse()
    for (const target of ['/', '/ultimas', '/recife-pe/slug', '/?utm_source=1', '/?p=abc', '/?pp=1'])
      await door.ask(target)
    expect(door.lookups).toEqual([])
    for (const _ of [1, 2]) expect(await door.hop('/2019/nada')).toEqual([404, undefined])
    for (const _ of [1, 2]) expect(await door.hop('/tag/nada')).toEqual([404, undefined])
    expect(door.lookups).toEqual(['/2019/nada', '/tag/nada'])
  })

  test('a new redirect is found though the address was kept as missing', async () => {
    const door = await openOldHouse()
    expect(await door.hop('/2020/novo')).toEqual([404, undefined])
    table.set('/2020/novo', { to: '/tag/z' })
    door.press.forget(['redirects'])
    expect(await door.hop('/2020/novo')).toEqual([308, '/tag/z'])
  })

  test('while the lookup fails, the answer is an error and not a missing page', async () => {
    const door = await openFrontDoor(next, {
      findFormer: async () => {
        throw new Error('no database')
      },
    })
    expect((await door.ask('/2019/05/slug')).status).toBe(500)
    expect((await door.ask('/?p=123')).status).toBe(500)
    expect((await door.ask('/2019/05/slug/')).headers.location).toBe('/2019/05/slug')
    expect((await door.ask('/recife-pe/slug')).status).toBe(200)
  })
})
