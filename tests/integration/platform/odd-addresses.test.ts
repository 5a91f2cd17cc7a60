import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { NextRequest } from 'next/server'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { feedPath, tagPath } from '#lib/addresses/paths.ts'
import { tagFeed } from '#server/articles/reading/http.ts'
import { actorOf } from '#server/platform/session/request-session.ts'
import { given } from '#tests/support/given.ts'
import { expectWithin } from '#tests/support/tier.ts'

// The test sets the actor of each request.
vi.mock('#server/platform/session/request-session.ts', () => ({ actorOf: vi.fn(), sessionOf: async () => null }))

type Handler = (request: Request, context: { params: Promise<unknown> }) => Promise<Response>

/** Values for segments and parameters: beyond Latin-1, of several bytes, broken, and what headers and databases refuse. */
const odd = [
  ...['Łódź', 'Ω', '日本', '👍', 'São João', 'e\u0301', '\u202eabc', '\u2028', '\ud800', '\ufeff', '\u0130'],
  ...['\0', 'a\r\nset-cookie: x=1', '\t', '"', '\\', '%', '%zz', '%E0%A4%A', '%00', '%C5%81', '..', '__proto__', ''],
  ...["' OR 1=1", '[contains]', '$where', '{}', '*', 'a'.repeat(3_000), '👍'.repeat(400)],
]
const files = globSync('app/**/route.ts')
const handlers = new Map<string, Handler>()

beforeAll(async () => {
  for (const file of files) handlers.set(file, (await import(resolve(file))).GET)
})
beforeEach(async () => {
  vi.mocked(actorOf).mockResolvedValue(await given.master())
})

/** The dynamic segments of a route's file, each with the same value. */
function paramsWith(file: string, value: string): Record<string, string | string[]> {
  const names = [...file.matchAll(/\[(\.\.\.)?(\w+)\]/g)]
  return Object.fromEntries(names.map(([, rest, name = '']) => [name, rest ? [value] : value]))
}

test.each(files)('%s answers odd segments and parameters without an error (abuse cases 13, 21)', async file => {
  for (const value of odd) {
    const written = encodeURIComponent(value.toWellFormed())
    const url = `https://jornal.example/x?q=${written}&${written}=${written}&callbackUrl=${written}&previa=${written}&antes[]=${written}`
    for (const given of new Set([value, written])) {
      const started = performance.now()
      const handler = handlers.get(file)
      const response = await handler?.(new NextRequest(url), { params: Promise.resolve(paramsWith(file, given)) })
      const attempt = `${file} with ${JSON.stringify(given.slice(0, 40))}`
      expect(response?.status, attempt).toBeLessThan(500)
      expect(response?.headers.get('set-cookie') ?? '', attempt).not.toContain('x=1')
      expectWithin(3_000, started, attempt)
      await response?.body?.cancel()
    }
  }
})

test.each(['Łódź', '日本', '👍', 'São João', 'Ω ω'])(
  'the feed of the tag %s is sent, with its keys and its links',
  async tag => {
    await given.article({ status: 'published', fields: { tags: [tag] } })
    const path = tagPath(tag)
    const key = decodeURIComponent(path.replace('/tag/', ''))
    const response = await tagFeed(path.replace('/tag/', ''))
    expect(response.status).toBe(200)
    expect(JSON.parse(response.headers.get('x-press') ?? '').keys).toContain(`tag:${key}`)
    expect(response.headers.get('link')).toContain(`<http://localhost:3000${feedPath(path)}>; rel="self"`)
    // The redirect from another spelling.
    const shout = await tagFeed(encodeURIComponent(key.toLocaleUpperCase('pt-BR')))
    expect([200, 308]).toContain(shout.status)
    expect(shout.headers.get('location') ?? '').toMatch(/^[\x21-\x7e]*$/)
  },
)
