import { readFile } from 'node:fs/promises'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { expect, test } from '../fixtures.ts'
import { house } from '../support/house.ts'
import { cookieName, sessionCookie, userIdOf } from '../support/session.ts'

interface BuiltAction {
  id: string
  name: string
  /** A screen whose bundle contains the action. */
  path: string
}

/** Every server action of the build, read from the public scripts as an attacker would. */
async function builtActions(): Promise<BuiltAction[]> {
  const manifest = JSON.parse(await readFile('.next/server/server-reference-manifest.json', 'utf8'))
  const entries = Object.entries(manifest.node) as [
    string,
    { exportedName: string; workers: Record<string, unknown> },
  ][]
  return entries.map(([id, { exportedName, workers }]) => {
    const [page = ''] = Object.keys(workers)
    const path = page
      .replace(/^app/, '')
      .replace(/\/\([^)]+\)/g, '')
      .replace(/\[[^\]]+\]/g, '0199f0a0-0000-7000-8000-000000000000')
      .replace(/\/page$/, '')
    return { id, name: exportedName, path }
  })
}

function call(action: BuiltAction, body: string, cookie?: string, headers: Record<string, string> = {}) {
  return fetch(house.url + action.path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'next-action': action.id,
      'content-type': 'text/plain;charset=UTF-8',
      origin: house.url,
      ...(cookie && { cookie: `${cookieName}=${cookie}` }),
      ...headers,
    },
    body,
  })
}

/** The text reveals nothing internal: no stack, no path, no SQL. */
function expectDiscreet(text: string): void {
  expect(text).not.toMatch(/\bat \w+ \(|node_modules|\/server\/[a-z]+\/|SELECT |prisma\./i)
}

const cookies = async (): Promise<Record<string, string | undefined>> => ({
  anonymous: undefined,
  rubbish: 'not-a-token',
  leitor: await sessionCookie(await userIdOf('leitor@portal.local')),
  assinante: await sessionCookie(await userIdOf('assinante@portal.local')),
  autor: await sessionCookie(await userIdOf('autor@portal.local')),
  'ex-master': await sessionCookie((await given.person([])).id),
})

/** Every refusal is a 4xx, or the action's own answer with a code and a sentence. It is never a result. */
async function expectRefused(response: Response, attempt: string): Promise<void> {
  const text = await response.text()
  expectDiscreet(text)
  if (response.status === 200)
    expect(text, attempt).toMatch(/"serverError":\{"code":"(?!unexpected)\w+","message":"[^"]+"/)
  else expect(Math.floor(response.status / 100), attempt).toBe(4)
}

/** Actions without an argument, on the caller's own account: everybody with a session may call them. */
const ofOneself = new Set([
  'beginTotpAction',
  'cancelEmailChangeAction',
  'challengeProofAction',
  'confirmOwnAddressAction',
  'endOtherSessionsAction',
  'proofWaysAction',
  'proveForDownloadAction',
  'removePhoneAction',
  'renewCodesAction',
  'requestExportAction',
  'requestProofCodeAction',
  'withdrawErasureAction',
])

test('every action, called without its screen on a foreign article, changes nothing and reveals nothing (abuse cases 3, 7) @whole', async () => {
  // Some 3,000 calls, one after the other: three minutes on a fast machine.
  test.setTimeout(15 * 60_000)
  const actions = await builtActions()
  expect(actions.length).toBeGreaterThan(8)
  const { article } = await given.article({ status: 'published' })
  const fields = { title: 'Tomado por estranhos', slug: 'tomado', status: 'published', authorId: article.authorId }
  const args = {
    id: article.id,
    version: article.version,
    status: 'draft',
    fields,
    role: 'master',
    userId: article.authorId,
  }
  for (const [role, cookie] of Object.entries(await cookies())) {
    for (const action of actions) {
      const malformed = role === 'anonymous' || role === 'autor' ? ['[]', '[null]', '[[]]', '["texto"]'] : []
      for (const body of [JSON.stringify([args]), ...malformed]) {
        const attempt = `${action.name} as ${role} with ${body.slice(0, 20)}`
        const response = await call(action, body, cookie)
        if (cookie && ofOneself.has(action.name)) expectDiscreet(await response.text())
        else await expectRefused(response, attempt)
      }
    }
  }
  // The job that analyses a published article notes when it did.
  const { aiLastUpdated: _, ...before } = article
  expect(await db().article.findUniqueOrThrow({ where: { id: article.id } })).toMatchObject(before)
  const readers = { user: { email: { in: ['leitor@portal.local', 'assinante@portal.local'] } } }
  expect(await db().userRole.count({ where: readers })).toBe(0)
})
