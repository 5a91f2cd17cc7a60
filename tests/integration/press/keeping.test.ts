import { describe, expect, test } from 'vitest'
import { htmlPage, openFrontDoor } from '#tests/support/front-door.ts'

const longText = '<p>Chuva forte alaga ruas do centro do Recife.</p>'.repeat(50)
const article = { keys: ['article:1'] }

describe('keeping', () => {
  test('a page without a directive is not kept', async () => {
    const door = await openFrontDoor((_, response) => htmlPage(response, longText))
    await door.ask('/')
    const { headers } = await door.ask('/')
    expect([door.asked.length, headers['cache-control']]).toEqual([2, 'private, no-store'])
  })

  test('a page that sets a cookie is not kept', async () => {
    const door = await openFrontDoor((_, response) => {
      response.setHeader('set-cookie', 'a=b')
      htmlPage(response, longText, article)
    })
    await door.ask('/')
    const { headers } = await door.ask('/')
    expect([door.asked.length, headers['cache-control'], headers['set-cookie']]).toEqual([
      2,
      'private, no-store',
      ['a=b'],
    ])
  })

  describe('while changes are not heard', () => {
    async function deafDoor() {
      let broken = false
      const door = await openFrontDoor((request, response) => {
        if (broken) throw new Error('no database')
        const reader = request.headers.cookie ? 'de Rita' : 'de todos'
        htmlPage(response, `${longText}<p>${reader}</p>`, { ...article, askFirst: request.url?.includes('premium') })
      })
      for (const target of ['/', '/cidade/premium']) await door.ask(target)
      door.press.changes.lost()
      broken = true
      return { ...door, mend: () => (broken = false) }
    }

    test('a finished free page is sent without a print; a premium one is asked for, and no new page is kept', async () => {
      const door = await deafDoor()
      expect((await door.ask('/')).status).toBe(200)
      expect(door.asked.length).toBe(2)
      expect((await door.ask('/cidade/premium')).status).toBe(503)
      door.mend()
      for (const _ of [1, 2]) expect((await door.ask('/cidade/nova')).status).toBe(200)
      expect(door.asked.length).toBe(5)
    })

    test('unchanged pages are sent again afterwards, premium ones too', async () => {
      const door = await deafDoor()
      await door.startListening()
      expect((await door.ask('/cidade/premium')).status).toBe(200)
      expect(door.asked.length).toBe(2)
    })
  })
})
