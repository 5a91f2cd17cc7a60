import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anonymous, type SignedIn, system } from '#lib/actor.ts'
import { canonicalPath } from '#lib/addresses/canonical.ts'
import type { Parameters } from '#lib/addresses/parameters.ts'
import { ownNewsletterPath } from '#lib/addresses/paths.ts'
import { readListState } from '#lib/list/state.ts'
import { subscriberList } from '#lib/newsletter/subscriber-list.ts'
import { parse } from '#lib/parse.ts'
import { addSubscriberFields, subscribeFields } from '#lib/schemas/newsletter/subscriber.ts'
import { noteReport } from '#server/newsletter/bounces/commands/note-report.ts'
import { addSubscriber } from '#server/newsletter/commands/add-subscriber.ts'
import { endSubscriptions, eraseSubscribers } from '#server/newsletter/commands/end-subscriptions.ts'
import { subscribe } from '#server/newsletter/commands/subscribe.ts'
import { receiveOneClick, receiveOwnersAct, receiveSignUp, showOneClick } from '#server/newsletter/http.ts'
import { newsletterJobs } from '#server/newsletter/jobs.ts'
import {
  countSubscribers,
  eachSubscriber,
  findAccountNewsletter,
  findSubscription,
  listSubscribers,
} from '#server/newsletter/queries.ts'
import { composeEdition } from '#server/newsletter/sending/compose.ts'
import { db } from '#server/platform/db/db.ts'
import { serve } from '#server/platform/door/route.ts'
import { messageIdOf } from '#server/platform/mail/mail.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { given } from '../../support/given.ts'
import { mailsIn } from '../../support/mail/mail-files.ts'
import { makeEdition } from '../../support/mail/newsletter.ts'
import { refusal } from '../../support/refusal.ts'

const origin = 'http://jornal.test'
let master: SignedIn
let networks = 0
let address = ''

beforeAll(async () => {
  master = await given.master()
})

beforeEach(async () => {
  await db().newsletterSubscriber.deleteMany()
  networks += 1
  address = `203.0.113.${networks}`
})

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = { origin }): Request {
  return new Request(origin + path, {
    method: 'POST',
    headers: { 'x-forwarded-host': 'jornal.test', 'x-forwarded-for': address, ...headers },
    body: new URLSearchParams(fields),
  })
}

const signUp = (fields: Record<string, string>, headers?: Record<string, string>) =>
  receiveSignUp(post('/api/newsletter', fields, headers))
const act = (token: string, what: string, fields: Record<string, string> = {}) =>
  receiveOwnersAct(post('/api/newsletter/subscription', { token, act: what, ...fields }))
const oneClick = (token: string) =>
  receiveOneClick(post(`/api/newsletter/leave/${token}`, { 'List-Unsubscribe': 'One-Click' }, {}), {
    params: Promise.resolve({ token }),
  })
const leaveAddress = serve(receiveOneClick, showOneClick)
const rowOf = (email: string) => db().newsletterSubscriber.findUniqueOrThrow({ where: { email } })
const rows = () => db().newsletterSubscriber.count()
/** Sends the confirmation mails that wait in the queue, as the queue does. */
async function sendMails(): Promise<number> {
  const jobs = await db().$queryRaw<{ id: string; data: { id: string } }[]>`
    DELETE FROM pgboss.job WHERE name = 'newsletter.confirmation' RETURNING id, data`
  for (const { data } of jobs) await newsletterJobs[0]?.run(data)
  return jobs.length
}
const list = (parameters: Parameters = {}) =>
  listSubscribers(master, readListState(subscriberList, parameters)).then(({ rows }) => rows.map(({ email }) => email))

describe('the public form', () => {
  test('stores an address as waiting and mails it the link that confirms it', async () => {
    const fields = { name: ' Ana  Lima', city: 'londrina-pr', frequency: 'weekly' }
    const answer = await signUp({ email: ' Ana@Exemplo.com ', ...fields })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/newsletter/assinar/confirme'])
    const row = await rowOf('ana@exemplo.com')
    expect(row).toMatchObject({ ...fields, status: 'pending', name: 'Ana Lima', source: 'form' })
    expect(await sendMails()).toBe(1)
    const [mail = ''] = await mailsIn('ana@exemplo.com')
    expect(mail).toContain(ownNewsletterPath(row.token))
    expect(mail).toContain('Confirmar')
    // Opening the page, as programs do that read mails, confirms nothing.
    expect(await findSubscription(row.token)).toMatchObject({ status: 'pending', email: 'ana@exemplo.com' })
    expect((await rowOf('ana@exemplo.com')).status).toBe('pending')
  })

  test('answers alike whoever is subscribed, changes nobody, and mails an address once in ten minutes', async () => {
    await signUp({ email: 'ana@exemplo.com' })
    const { token } = await rowOf('ana@exemplo.com')
    await act(token, 'confirm', { city: 'londrina-pr' })
    const again = await signUp({ email: 'ana@exemplo.com', city: 'maringa-pr', name: 'Outro' })
    expect(again.headers.get('location')).toBe('/newsletter/assinar/confirme')
    expect(again.headers.get('set-cookie')).toBeNull()
    expect(await rowOf('ana@exemplo.com')).toMatchObject({ status: 'active', city: 'londrina-pr', name: '' })
    expect(await sendMails()).toBe(1)
    await db().newsletterSubscriber.updateMany({ data: { askedAt: new Date(Date.now() - 11 * 60_000) } })
    await signUp({ email: 'ana@exemplo.com' })
    expect(await sendMails()).toBe(1)
  })

  test('cannot be used to flood an address: the pauses between its mails grow until its owner confirms', async () => {
    let now = new Date()
    const restore = setClock(() => now)
    const asksAfter = async (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000)
      await subscribe(anonymous, parse(subscribeFields, { email: 'ana@exemplo.com' }))
      return sendMails()
    }
    const day = 24 * 60
    const answers = async () => [await asksAfter(0), await asksAfter(9), await asksAfter(2), await asksAfter(day - 5)]
    expect(await answers()).toEqual([1, 0, 1, 0])
    expect([await asksAfter(6), await asksAfter(day), await asksAfter(7 * day), await asksAfter(6 * day)]).toEqual([
      1, 0, 1, 0,
    ])
    const { token } = await rowOf('ana@exemplo.com')
    await act(token, 'leave')
    expect(await asksAfter(day - 10)).toBe(0)
    await act(token, 'confirm')
    now = new Date(now.getTime() + 7 * day * 60_000)
    expect(await answers()).toEqual([1, 0, 1, 0])
    restore()
  })

  test('a complaint about its mail is the last word: that address gets none any more', async () => {
    await signUp({ email: 'queixosa@exemplo.com' })
    await sendMails()
    const messageId = messageIdOf((await rowOf('queixosa@exemplo.com')).askedMail ?? '')
    expect((await mailsIn('queixosa@exemplo.com')).at(-1)).toContain(messageId)
    const told = { kind: 'complaint', code: '', messageId, email: null, signedKey: null } as const
    expect(await noteReport(system, told)).toBe('counted')
    expect(await rowOf('queixosa@exemplo.com')).toMatchObject({ status: 'complained' })
    await db().newsletterSubscriber.updateMany({ data: { askedAt: new Date(0) } })
    await signUp({ email: 'queixosa@exemplo.com' })
    expect(await sendMails()).toBe(0)
  })

  test('twenty at once for one address are one row and one mail', async () => {
    const fields = parse(subscribeFields, { email: 'ana@exemplo.com' })
    await Promise.all(Array.from({ length: 20 }, () => subscribe(anonymous, fields)))
    expect(await rows()).toBe(1)
    expect(await sendMails()).toBe(1)
  })

  test('answers a script that stays on the page with the sentence, alike for every address', async () => {
    const headers = { origin, accept: 'application/json' }
    const forms: Record<string, string>[] = [
      { email: 'nova@exemplo.com.br' },
      { email: 'nova@exemplo.com.br' },
      { email: 'a@b.com.br', site: 'x' },
    ]
    const answers = await Promise.all(
      forms.map(async fields => {
        const answer = await signUp(fields, headers)
        return [answer.status, await answer.json()]
      }),
    )
    const said = { message: expect.stringContaining('Abra o link dela para confirmar') }
    expect(answers).toEqual([
      [200, said],
      [200, said],
      [200, said],
    ])
    expect(await rows()).toBe(1)
    const refused = await signUp({ email: 'ninguém' }, headers)
    expect([refused.status, (await refused.json()).message]).toEqual([422, expect.stringMatching(/e-?mail/i)])
  })

  test('is deaf to bots and other sites, and says what is wrong', async () => {
    expect((await signUp({ email: 'ana@exemplo.com', site: 'http://x' })).status).toBe(303)
    expect((await signUp({ email: 'ana@exemplo.com' }, { origin: 'http://mau.test' })).status).toBe(403)
    for (const email of ['', 'ana', 'ana@exemplo.com\nBcc: b@x.com', `${'a'.repeat(260)}@x.com`]) {
      const answer = await signUp({ email })
      expect(answer.status).toBe(303)
      expect(decodeURIComponent(answer.headers.get('set-cookie') ?? '')).toMatch(/Email (?:inválido|muito longo)/)
    }
    const nowhere = await signUp({ email: 'ana@exemplo.com', city: 'lugar-nenhum-xx' })
    expect(decodeURIComponent(nowhere.headers.get('set-cookie') ?? '')).toContain('Escolha uma cidade da lista')
    expect(await rows()).toBe(0)
  })

  test('is throttled by network', async () => {
    const answers = []
    for (let place = 0; place < 25; place++) answers.push(await signUp({ email: `p${place}@exemplo.com` }))
    expect(await rows()).toBe(20)
    expect(decodeURIComponent(answers.at(-1)?.headers.get('set-cookie') ?? '')).toContain('Aguarde')
  })
})

describe('the owner of an address', () => {
  test('opens the address of one-click leaving in a browser and comes to the page, where leaving is a button (abuse case 39)', async () => {
    await addSubscriber(master, { email: 'ana@exemplo.com', name: '' })
    const { token } = await rowOf('ana@exemplo.com')
    for (const method of ['GET', 'HEAD']) {
      const answer = await leaveAddress[method as 'GET'](
        new Request(`${origin}/api/newsletter/leave/${token}`, { method }),
        {
          params: Promise.resolve({ token }),
        },
      )
      expect([answer.status, answer.headers.get('location')]).toEqual([303, ownNewsletterPath(token)])
    }
    expect((await rowOf('ana@exemplo.com')).status).toBe('active')
  })

  test('confirms, changes, leaves and comes back, each act once and again', async () => {
    await signUp({ email: 'ana@exemplo.com' })
    const { token } = await rowOf('ana@exemplo.com')
    for (const _ of [1, 2]) await act(token, 'confirm', { city: 'londrina-pr', frequency: 'weekly' })
    const confirmed = await rowOf('ana@exemplo.com')
    expect(confirmed).toMatchObject({ status: 'active', city: 'londrina-pr', frequency: 'weekly' })
    expect(confirmed.confirmedAt).not.toBeNull()
    await act(token, 'change', { city: '', frequency: 'daily' })
    expect(await rowOf('ana@exemplo.com')).toMatchObject({ status: 'active', city: null, frequency: 'daily' })
    for (const _ of [1, 2]) await act(token, 'leave')
    const left = await rowOf('ana@exemplo.com')
    expect(left.status).toBe('unsubscribed')
    expect(left.endedAt).not.toBeNull()
    const refused = await act(token, 'change')
    expect(decodeURIComponent(refused.headers.get('set-cookie') ?? '')).toContain('foi cancelada')
    await act(token, 'confirm')
    expect(await rowOf('ana@exemplo.com')).toMatchObject({ status: 'active', endedAt: null })
  })

  test('leaves by one click without cookies or an origin; a guessed token learns nothing (abuse case 39)', async () => {
    await signUp({ email: 'ana@exemplo.com' })
    const { token } = await rowOf('ana@exemplo.com')
    await act(token, 'confirm')
    const left = await oneClick(token)
    const guessed = await oneClick('x'.repeat(24))
    expect([left.status, left.headers.get('set-cookie')]).toEqual([200, null])
    expect([guessed.status, await guessed.text()]).toEqual([200, await left.text()])
    expect((await rowOf('ana@exemplo.com')).status).toBe('unsubscribed')
    expect((await oneClick(token)).status).toBe(200)
  })

  test('without the token nobody changes anything', async () => {
    await signUp({ email: 'ana@exemplo.com' })
    const { id } = await rowOf('ana@exemplo.com')
    for (const token of ['x'.repeat(24), id, '', '%', "' OR 1=1 --".padEnd(16, '-')]) {
      expect(await findSubscription(token)).toBeNull()
      expect((await act(token, 'confirm')).status).not.toBe(500)
    }
    expect((await rowOf('ana@exemplo.com')).status).toBe('pending')
  })
})

describe('masters', () => {
  test('add an address at once, and a second time never', async () => {
    const fields = parse(addSubscriberFields, { email: ' BIA@exemplo.com', name: 'Bia' })
    await addSubscriber(master, fields)
    const row = await rowOf('bia@exemplo.com')
    expect(row).toMatchObject({ status: 'active', source: 'manual', addedBy: master.id })
    expect(await refusal(addSubscriber(master, fields))).toBe('subscriber_exists')
    expect(await db().auditEntry.count({ where: { action: 'newsletter.added', subjectId: row.id } })).toBe(1)
  })

  test('filter, search, count, export, end and erase', async () => {
    for (const name of ['Ana', 'Bia', 'Caio', 'Davi'])
      await addSubscriber(master, parse(addSubscriberFields, { email: `${name}@exemplo.com`, name: `=${name}` }))
    await signUp({ email: 'eva@exemplo.com' })
    const ids = async (...emails: string[]) => Promise.all(emails.map(async email => (await rowOf(email)).id))
    await endSubscriptions(master, { ids: await ids('ana@exemplo.com') })
    await eraseSubscribers(master, { ids: await ids('davi@exemplo.com') })
    expect((await list({ situacao: 'ativos' })).sort()).toEqual(['bia@exemplo.com', 'caio@exemplo.com'])
    expect(await list({ situacao: 'pendentes' })).toEqual(['eva@exemplo.com'])
    expect(await list({ situacao: 'fora' })).toEqual(['ana@exemplo.com'])
    expect(await list({ situacao: 'todos', busca: 'caio exemplo' })).toEqual(['caio@exemplo.com'])
    expect(await list({ situacao: 'todos', origem: 'formulario' })).toEqual(['eva@exemplo.com'])
    expect(await countSubscribers(master)).toEqual({ active: 2, ended: 1 })
    const exported = []
    for await (const batch of eachSubscriber(master, readListState(subscriberList, { situacao: 'todos' })))
      exported.push(...batch)
    expect(exported).toHaveLength(4)
    // Who left is not added again by hand.
    expect(
      await refusal(addSubscriber(master, parse(addSubscriberFields, { email: 'ana@exemplo.com', name: '' }))),
    ).toBe('subscriber_exists')
  })

  test('are masters: nobody else reads or changes the list', async () => {
    const others = [anonymous, await given.reader(), await given.editor()]
    const state = readListState(subscriberList, {})
    for (const actor of others) {
      for (const attempt of [
        () => listSubscribers(actor, state),
        async () => eachSubscriber(actor, state),
        () => countSubscribers(actor),
        () => addSubscriber(actor, parse(addSubscriberFields, { email: 'x@exemplo.com', name: '' })),
        () => endSubscriptions(actor, { ids: [] }),
        () => eraseSubscribers(actor, { ids: [] }),
      ])
        expect(await refusal(attempt())).toBe('forbidden')
    }
    expect(await rows()).toBe(0)
  })
})

test('who ticks nothing is not counted, and gets no picture and no link that counts', async () => {
  await signUp({ email: 'ana@exemplo.com' })
  const { id, token } = await rowOf('ana@exemplo.com')
  const counted = async () => (await rowOf('ana@exemplo.com')).isCounted
  const edition = await makeEdition({
    blocks: [{ id: 'b', kind: 'button', label: 'Ler', url: 'https://exemplo.com.br' }],
  })
  const mail = async () => {
    const letter = (await composeEdition({ ref: edition.id, recipient: id }))?.letter
    return letter && 'html' in letter ? letter.html : ''
  }
  for (const fields of [{}, { asked: 'counted' }] as Record<string, string>[]) {
    await act(token, 'confirm', fields)
    expect(await counted()).toBe(false)
    expect(await mail()).toContain('href="https://exemplo.com.br')
    expect(await mail()).not.toMatch(/api\/newsletter\/[co]\//)
  }
  await act(token, 'change', { asked: 'counted', counted: 'yes' })
  expect(await counted()).toBe(true)
  expect(await mail()).toMatch(/api\/newsletter\/o\//)
  await act(token, 'change')
  expect(await counted()).toBe(true)
  await act(token, 'change', { asked: 'counted' })
  expect(await counted()).toBe(false)
})

test('a secret address survives the press, which writes paths in lower case', async () => {
  await signUp({ email: 'ana@exemplo.com' })
  const { token } = await rowOf('ana@exemplo.com')
  const path = ownNewsletterPath(token)
  expect(canonicalPath(path)).toBe(path)
  // A mail of an older version has it in mixed case.
  await oneClick(token.toUpperCase())
  expect((await rowOf('ana@exemplo.com')).status).toBe('unsubscribed')
})

test('an account shows the newsletter of its own address once it confirmed it, and never another’s', async () => {
  const reader = await given.reader()
  await subscribe(anonymous, parse(subscribeFields, { email: reader.email }))
  const { token } = await db().newsletterSubscriber.findUniqueOrThrow({ where: { email: reader.email } })
  const shown = { status: 'pending', frequency: 'daily', city: null, path: ownNewsletterPath(token) }
  expect(await findAccountNewsletter(reader)).toEqual(shown)
  expect(await findAccountNewsletter(await given.reader())).toBeNull()
  // Anybody signs up with a stranger's address: its secret link is not for them.
  await db().user.update({ where: { id: reader.id }, data: { emailConfirmedAt: null } })
  expect(await findAccountNewsletter(reader)).toBeNull()
})
