import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { anonymous, type SignedIn } from '#lib/actor.ts'
import { readListState } from '#lib/list/state.ts'
import { fileConsent, type SubscriberFileResult } from '#lib/newsletter/file.ts'
import { everybody } from '#lib/newsletter/segment.ts'
import { subscriberList } from '#lib/newsletter/subscriber-list.ts'
import { addSubscriber } from '#server/newsletter/commands/add-subscriber.ts'
import { eraseSubscribers } from '#server/newsletter/commands/end-subscriptions.ts'
import { setCounting } from '#server/newsletter/commands/set-counting.ts'
import { newToken } from '#server/newsletter/commands/subscribe.ts'
import { tagSubscribers } from '#server/newsletter/commands/tag-subscribers.ts'
import { exportSubscribers } from '#server/newsletter/export/http.ts'
import { receiveSubscribers } from '#server/newsletter/intake/http.ts'
import { listSubscribers, listTags } from '#server/newsletter/queries.ts'
import { countSegment } from '#server/newsletter/recipients.ts'
import { findSubscriber } from '#server/newsletter/record/queries.ts'
import { db } from '#server/platform/db/db.ts'
import { actorOf, sessionOf } from '#server/platform/session/request-session.ts'
import { given } from '../../support/given.ts'
import { refusal } from '../../support/refusal.ts'

// The test sets the actor of each request.
vi.mock('#server/platform/session/request-session.ts', () => ({ actorOf: vi.fn(), sessionOf: vi.fn() }))

let master: SignedIn

beforeAll(async () => {
  master = await given.master()
})
beforeEach(async () => {
  await db().newsletterSubscriber.deleteMany()
  vi.mocked(actorOf).mockResolvedValue(master)
  vi.mocked(sessionOf).mockResolvedValue({ actor: master, provedAt: new Date() } as never)
})

async function stored(email: string, own: object = {}): Promise<string> {
  const data = { email, status: 'active', source: 'manual', token: newToken(), ...own }
  return (await db().newsletterSubscriber.create({ data })).id
}

async function send(body: string | Uint8Array, query = '?consentimento=1') {
  const headers = { origin: 'https://jornal.test', 'x-forwarded-host': 'jornal.test' }
  const url = `https://jornal.test/api/newsletter/import${query}`
  const answer = await receiveSubscribers(new Request(url, { method: 'POST', headers, body: body as BodyInit }))
  return { status: answer.status, result: (await answer.json()) as SubscriberFileResult & { fields?: object } }
}

const rows = async () =>
  (await db().newsletterSubscriber.findMany({ orderBy: { email: 'asc' } })).map(
    ({ email, name, city, tags, status }) => {
      return { email, name, city, tags, status }
    },
  )

describe('a file of subscribers', () => {
  test('adds people with city and tags, active by the declaration of a master, and says what it left out', async () => {
    const file = [
      'nome;E-mail;etiquetas;cidade',
      'Ana Lima; ANA@exemplo.com ;Feira|Escola;Londrina (PR)',
      ';bia@exemplo.com;;maringa-pr',
      'Caio;caio@exemplo;;',
      'Davi;davi@exemplo.com;;Lugar Nenhum',
      'Ana de novo;ana@exemplo.com;;',
      '',
      `Eva;eva@exemplo.com;;`,
      `Fim;fim@exemplo.com;${'x'.repeat(61)};`,
    ].join('\r\n')
    const preview = await send(file, '?previa=1')
    expect(preview.result).toMatchObject({ lines: 7, added: 3, known: 0, refusedCount: 4 })
    expect(await rows()).toEqual([])
    const { result } = await send(file)
    expect(result.refused.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '4 Email inválido',
      '5 Cidade não encontrada: Lugar Nenhum',
      '6 Repetido no arquivo',
      '9 Etiqueta muito longa',
    ])
    expect(await rows()).toEqual([
      { email: 'ana@exemplo.com', name: 'Ana Lima', city: 'londrina-pr', tags: ['Feira', 'Escola'], status: 'active' },
      { email: 'bia@exemplo.com', name: '', city: 'maringa-pr', tags: [], status: 'active' },
      { email: 'eva@exemplo.com', name: 'Eva', city: null, tags: [], status: 'active' },
    ])
    const entry = await db().auditEntry.findFirstOrThrow({ where: { action: 'newsletter.imported' } })
    expect(entry.details).toMatchObject({ added: 3, consent: fileConsent })
    // The same file again adds nobody.
    expect((await send(file)).result).toMatchObject({ added: 0, known: 3 })
  })

  test('brings nobody back who was erased on request; the person still can, and a master in person', async () => {
    const email = 'apagada@exemplo.com'
    await eraseSubscribers(master, { ids: [await stored(email)] })
    expect(JSON.stringify(await db().newsletterErased.findMany())).not.toContain('apagada')
    const { result } = await send(`email\nAPAGADA@exemplo.com\noutra@exemplo.com\n`)
    expect(result.refused).toMatchObject([{ line: 2 }])
    await addSubscriber(master, { email, name: '' })
    expect((await send(`email\n${email}\n`)).result).toMatchObject({ added: 0, known: 1, refusedCount: 0 })
  })

  test('brings nobody back who left, was refused, complained or has not confirmed', async () => {
    for (const status of ['unsubscribed', 'bounced', 'complained', 'pending'])
      await stored(`${status}@exemplo.com`, { status, source: 'form' })
    const before = await rows()
    const { result } = await send(
      `email,etiquetas\n${before.map(({ email }) => `${email.toUpperCase()},Feira`).join('\n')}`,
    )
    expect(result).toMatchObject({ added: 0, known: 0, refusedCount: 4 })
    expect(await rows()).toEqual(before)
    // Active people get its tags, and nothing else changes.
    await stored('ana@exemplo.com', { name: 'Ana', city: 'londrina-pr', tags: ['Feira'] })
    await send('email,name,city,tags\nana@exemplo.com,Outra,maringa-pr,Escola|Feira')
    expect((await rows())[0]).toMatchObject({ name: 'Ana', city: 'londrina-pr', tags: ['Feira', 'Escola'] })
  })

  test('ends whom the file itself says left, was refused or complained, and says so before (NEWS-6)', async () => {
    const file = [
      'email,nome,status,unsubscribed_at',
      'ativa@exemplo.com,Ana,subscribed,',
      'saiu@exemplo.com,Bia,Unsubscribed,2026-03-01 10:00',
      'recusou@exemplo.com,Cau,cleaned,',
      'spam@exemplo.com,Davi,complained,',
      'data@exemplo.com,Eva,,01/02/2026',
      'espera@exemplo.com,Fabi,pending,',
      'talvez@exemplo.com,Gil,non-subscribed,',
      'zero@exemplo.com,Hugo,,0',
      // Both lines speak of one person: the one that ends counts, in whatever order.
      'duas@exemplo.com,Ivo,subscribed,',
      'duas@exemplo.com,Ivo,unsubscribed,',
    ].join('\n')
    const told = { lines: 10, added: 2, ended: { unsubscribed: 3, bounced: 1, complained: 1 }, refusedCount: 3 }
    expect((await send(file, '?previa=1')).result).toMatchObject(told)
    expect(await rows()).toEqual([])
    const { result } = await send(file)
    expect(result).toMatchObject(told)
    expect(result.refused.map(({ message }) => message)).toEqual([
      'O arquivo diz que ainda não confirmou a inscrição',
      'Não conhecemos a situação “non subscribed” deste arquivo',
      'Repetido no arquivo',
    ])
    const stood = (await rows()).map(({ email, status }) => `${email.split('@')[0]} ${status}`)
    expect(stood).toEqual([
      ...['ativa active', 'data unsubscribed', 'duas unsubscribed', 'recusou bounced'],
      ...['saiu unsubscribed', 'spam complained', 'zero active'],
    ])
    const saiu = await db().newsletterSubscriber.findUniqueOrThrow({ where: { email: 'saiu@exemplo.com' } })
    expect(saiu.endedAt).toEqual(new Date('2026-03-01T13:00:00Z'))
    // No later file makes them active, and one that says more ends whom a file had made active, not who subscribed here.
    await stored('daqui@exemplo.com', { source: 'form', confirmedAt: new Date() })
    expect((await send('email\nsaiu@exemplo.com')).result).toMatchObject({ added: 0, refusedCount: 1 })
    const later = 'email,unsubscribed\nativa@exemplo.com,true\ndaqui@exemplo.com,true\nsaiu@exemplo.com,true'
    expect((await send(later)).result).toMatchObject({ ended: { unsubscribed: 2 }, refused: [{ line: 3 }] })
    const now = (await rows()).filter(({ status }) => status === 'active').map(({ email }) => email)
    expect(now).toEqual(['daqui@exemplo.com', 'zero@exemplo.com'])
  })

  test('reads the states of our own file and of other services', async () => {
    const line = async (heading: string, cell: string) => {
      const { result } = await send(`email;${heading}\n${crypto.randomUUID()}@exemplo.com;${cell}`, '?previa=1')
      if (result.refusedCount > 0) return 'refused'
      return Object.entries(result.ended).find(([, count]) => count > 0)?.[0] ?? 'active'
    }
    for (const [heading, cell, state] of [
      ...[
        ['Status', 'Descadastrado', 'unsubscribed'],
        ['Status', 'Marcou como spam', 'complained'],
      ],
      ...[
        ['Status do e-mail', 'Cancelado', 'unsubscribed'],
        ['Status', 'Ativo', 'active'],
        ['Status', 'Aguarda confirmação', 'refused'],
      ],
      ...[
        ['UNSUB_TIME', '2025-01-02 03:04:05', 'unsubscribed'],
        ['CLEAN_TIME', '2025-01-02', 'bounced'],
      ],
      ...[
        ['subscribed_to_emails', 'false', 'unsubscribed'],
        ['subscribed_to_emails', 'true', 'active'],
      ],
      ...[
        ['email_disabled', 'TRUE', 'unsubscribed'],
        ['email_disabled', 'False', 'active'],
      ],
      ...[
        ['Situação', 'inativo', 'unsubscribed'],
        ['status', '', 'active'],
        ['Estado', 'PR', 'active'],
      ],
      ...[
        ['bounced_at', '0000-00-00 00:00:00', 'active'],
        ['spam complaint', '1', 'complained'],
      ],
      ...[
        ['Opt-in', 'Não', 'unsubscribed'],
        ['Data de saída', '-', 'active'],
        ['status', 'toString', 'refused'],
      ],
    ] as const)
      expect([heading, cell, await line(heading, cell)]).toEqual([heading, cell, state])
  })

  test('needs the declaration, a column and a master (abuse cases 3, 17)', async () => {
    const file = 'email\nana@exemplo.com'
    expect((await send(file, '')).status).toBe(422)
    expect((await send('nome\nAna')).status).toBe(422)
    expect((await send('email\n')).status).toBe(422)
    expect((await send(new Uint8Array([0xff, 0xfe, 0, 1, 2, 3]))).status).toBe(422)
    expect((await send(`email\n${'a'.repeat(17 * 1024 * 1024)}`)).status).toBe(413)
    for (const actor of [anonymous, await given.reader(), await given.editor()]) {
      vi.mocked(actorOf).mockResolvedValue(actor)
      expect([401, 403]).toContain((await send(file)).status)
    }
    expect(await rows()).toEqual([])
  })

  test('holds formulas that no spreadsheet runs when they are exported (abuse case 18)', async () => {
    await send('email;nome;etiquetas\nana@exemplo.com;"=HYPERLINK(""http://mau"")";+1|@x')
    const answer = await exportSubscribers(
      new Request('https://jornal.test/api/export/inscritos', { headers: { 'x-forwarded-host': 'jornal.test' } }),
    )
    const text = await answer.text()
    expect(text).toContain('ana@exemplo.com')
    expect(text).not.toMatch(/"[=+@-]/)
  })

  test('of many thousand lines is written in batches, in a moment', async () => {
    const many = Array.from({ length: 5_000 }, (_, at) => `pessoa${at}@exemplo.com,Londrina`).join('\n')
    const { result } = await send(`email,cidade\n${many}\npessoa1@exemplo.com,Londrina`)
    expect(result).toMatchObject({ added: 5_000, refusedCount: 1 })
    expect(await db().newsletterSubscriber.count({ where: { city: 'londrina-pr', source: 'file' } })).toBe(5_000)
  })
})

describe('tags', () => {
  test('are given to many and taken from many; who has twenty gets no more', async () => {
    const full = Array.from({ length: 20 }, (_, at) => `E${at}`)
    const [ana, bia, caio] = [
      await stored('ana@x.com'),
      await stored('bia@x.com', { tags: ['Feira'] }),
      await stored('caio@x.com', { tags: full }),
    ]
    const gone = crypto.randomUUID()
    const given = await tagSubscribers(master, { ids: [ana, bia, caio, gone], tag: 'Feira', act: 'add' })
    expect([given.done.length, given.refused.map(({ id }) => id)]).toEqual([2, [caio, gone]])
    expect((await rows()).map(({ tags }) => tags.length)).toEqual([1, 1, 20])
    const list = async (parameters: object) =>
      (await listSubscribers(master, readListState(subscriberList, { ...parameters }))).rows.map(({ email }) => email)
    expect((await list({ etiqueta: 'Feira' })).sort()).toEqual(['ana@x.com', 'bia@x.com'])
    expect(await listTags(master)).toEqual([...full, 'Feira'].sort())
    await tagSubscribers(master, { ids: [ana, bia], tag: 'Feira', act: 'remove' })
    expect(await list({ etiqueta: 'Feira' })).toEqual([])
  })
})

describe("one subscriber's page", () => {
  test('tells what happened, newest first, and is gone with everything on request', async () => {
    const day = (at: number) => new Date(Date.UTC(2026, 9, at))
    const id = await stored('ana@x.com', { subscribedAt: day(1), confirmedAt: day(2), source: 'form' })
    const send = await db().newsletterSend.create({
      data: { subject: 'Bom dia', status: 'sent', sentAt: day(3), openedCount: 1 },
    })
    await db().newsletterEngagement.create({ data: { sendId: send.id, subscriberId: id, openedAt: day(4) } })
    await db().newsletterBounce.create({
      data: { subscriberId: id, sendId: send.id, kind: 'soft', code: '4.2.2', reportKey: id, at: day(6) },
    })
    const record = await findSubscriber(master, id)
    expect(record?.events.map(({ kind }) => kind)).toEqual(['bounced', 'opened', 'confirmed', 'subscribed'])
    await eraseSubscribers(master, { ids: [id] })
    expect(await findSubscriber(master, id)).toBeNull()
    expect([await db().newsletterEngagement.count(), await db().newsletterBounce.count()]).toEqual([0, 0])
    // The edition's figures stay.
    expect((await db().newsletterSend.findUniqueOrThrow({ where: { id: send.id } })).openedCount).toBe(1)
  })

  test('and the acts are for masters', async () => {
    const id = await stored('ana@x.com')
    for (const actor of [await given.reader(), await given.editor()])
      for (const attempt of [
        () => findSubscriber(actor, id),
        () => tagSubscribers(actor, { ids: [id], tag: 'x', act: 'add' }),
        () => setCounting(actor, { counts: false }),
        () => listTags(actor),
        () => countSegment(actor, everybody),
      ])
        expect(await refusal(attempt())).toBe('forbidden')
    expect(await findSubscriber(master, "'; DROP TABLE x")).toBeNull()
  })
})
