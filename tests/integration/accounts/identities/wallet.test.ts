import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { beforeAll, describe, expect, test } from 'vitest'
import { postMessage, postSignature } from '#server/accounts/wallet/http.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { given } from '#tests/support/given.ts'
import { Browser } from '#tests/support/identities/browser.ts'
import { cookieName, sessionCookie } from '#tests/support/session-cookie.ts'

beforeAll(() => {
  process.env.WALLET_SIGN_IN = '1'
})

const newWallet = () => privateKeyToAccount(generatePrivateKey())
type Wallet = ReturnType<typeof newWallet>

async function ask(browser: Browser, wallet: Wallet, purpose = 'enter'): Promise<{ message: string; state: string }> {
  const body = { purpose, address: wallet.address, next: '/auth?next=/dashboard' }
  return (await browser.ask(postMessage, '/api/identity/wallet/message', { body })).json()
}
async function send(browser: Browser, state: string, signature: string) {
  return (await browser.ask(postSignature, '/api/identity/wallet/signature', { body: { state, signature } })).json()
}
async function sign(browser: Browser, wallet: Wallet, purpose = 'enter') {
  const { message, state } = await ask(browser, wallet, purpose)
  return send(browser, state, await wallet.signMessage({ message }))
}

/** A person with a linked wallet. */
async function owner() {
  const [person, wallet, browser] = [await given.editor(), newWallet(), new Browser()]
  browser.cookies.set(cookieName, await sessionCookie(person.id))
  expect(await sign(browser, wallet, 'link')).toEqual({ url: '/settings/seguranca' })
  return { person, wallet }
}

test('the message names this site, the wallet, a nonce and its end', async () => {
  const wallet = newWallet()
  const { message } = await ask(new Browser(), wallet)
  expect(message).toMatch(/^localhost:3000 wants you to sign in with your Ethereum account:\n/)
  expect(message).toContain(wallet.address)
  for (const line of ['URI: http://localhost:3000', 'Version: 1', 'Chain ID: 1']) expect(message).toContain(`\n${line}`)
  const [issued, end] = ['Issued At', 'Expiration Time'].map(name =>
    Date.parse(new RegExp(`\n${name}: (\\S+)`).exec(message)?.[1] ?? ''),
  )
  expect((end ?? 0) - (issued ?? 0)).toBe(10 * 60_000)
  expect(message).toMatch(/\nNonce: [0-9a-f]{32}\n/)
})

test('a linked wallet signs its owner in', async () => {
  const { person, wallet } = await owner()
  const browser = new Browser()
  expect(await sign(browser, wallet)).toEqual({ url: '/auth?next=%2Fdashboard' })
  expect((await browser.session())?.actor.id).toBe(person.id)
  const sessions = await db().session.findMany({ where: { userId: person.id }, orderBy: { createdAt: 'desc' } })
  expect(sessions[0]?.method).toBe('wallet')
})

test('an unknown wallet opens no account', async () => {
  const before = await db().user.count()
  expect(await sign(new Browser(), newWallet())).toMatchObject({ code: 'identity_unknown' })
  expect(await db().user.count()).toBe(before)
})

describe('refused', () => {
  test.each<[string, (message: string) => string]>([
    ['another domain', message => message.replace('localhost:3000', 'evil.example')],
    ['another nonce', message => message.replace(/Nonce: .{8}/, 'Nonce: 00000000')],
    ['a later end', message => message.replace(/Expiration Time: \d{4}/, 'Expiration Time: 2099')],
  ])('a signature over a message with %s', async (_, change) => {
    const { wallet } = await owner()
    const browser = new Browser()
    const { message, state } = await ask(browser, wallet)
    expect(change(message)).not.toBe(message)
    const signature = await wallet.signMessage({ message: change(message) })
    expect(await send(browser, state, signature)).toMatchObject({ code: 'identity_refused' })
    expect(await browser.session()).toBeNull()
  })

  test('the signature of another wallet, and one that is none', async () => {
    const { wallet } = await owner()
    for (const signature of [null, `0x${'00'.repeat(65)}`, `0x${'ff'.repeat(65)}`]) {
      const browser = new Browser()
      const { message, state } = await ask(browser, wallet)
      const given = signature ?? (await newWallet().signMessage({ message }))
      expect(await send(browser, state, given)).toMatchObject({ code: 'identity_refused' })
    }
    expect(await send(new Browser(), '', '0x')).toMatchObject({ code: 'invalid' })
  })

  test('a signature twice, in another browser, or after ten minutes', async () => {
    const { wallet } = await owner()
    const browser = new Browser()
    const { message, state } = await ask(browser, wallet)
    const signature = await wallet.signMessage({ message })
    const other = new Browser()
    await ask(other, wallet)
    expect(await send(other, state, signature)).toMatchObject({ code: 'ceremony_over' })
    const restore = setClock(() => new Date(Date.now() + 11 * 60_000))
    const late = await send(browser, state, signature).finally(restore)
    expect(late).toMatchObject({ code: 'ceremony_over' })
    await send(browser, state, signature)
    expect(await send(browser, state, signature)).toMatchObject({ code: 'ceremony_over' })
  })
})
