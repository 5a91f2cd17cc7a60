import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import { sentEventList } from '#lib/events/desk/event-lists.ts'
import { limits } from '#lib/limits.ts'
import { readListState } from '#lib/list/state.ts'
import { OWN_PAGE } from '#lib/press.ts'
import type { EventFieldsInput } from '#lib/schemas/events/event.ts'
import { escapeHtml } from '#lib/text/html.ts'
import { createEvent } from '#server/events/commands/create-event.ts'
import { acceptSubmission } from '#server/events/submissions/commands/accept-submission.ts'
import { refuseSubmission } from '#server/events/submissions/commands/close-submission.ts'
import { sendEvent } from '#server/events/submissions/commands/send-event.ts'
import { fillForm, receiveEvent } from '#server/events/submissions/http.ts'
import { eventJobs } from '#server/events/submissions/jobs.ts'
import { answerLetter } from '#server/events/submissions/letters.ts'
import { thanksMail } from '#server/events/submissions/mails.ts'
import { countWaitingEvents, findWaitingEvent, listSentEvents } from '#server/events/submissions/queries.ts'
import { db } from '#server/platform/db/db.ts'
import { parseApart } from '#server/platform/work/parse-apart.ts'
import { eventWith, given } from '#tests/support/given.ts'
import { mailsIn } from '#tests/support/mail/mail-files.ts'
import { refusal } from '#tests/support/refusal.ts'

// The parsers work; what reaches them is watched.
vi.mock('#server/platform/work/parse-apart.ts', { spy: true })

const sender = { senderName: 'Ana Souza', senderEmail: 'ana@exemplo.com.br' }
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
let network = 0
beforeEach(() => {
  network += 1
})

async function sent(own: Partial<EventFieldsInput> = {}) {
  const requestId = randomUUID()
  await sendEvent(anonymous, { requestId, sender, fields: eventWith(own) })
  return db().eventSubmission.findUniqueOrThrow({ where: { requestId } })
}

const post = (path: string, body: BodyInit, origin = 'http://jornal.test') =>
  new Request(`http://jornal.test${path}`, {
    method: 'POST',
    headers: { origin, 'x-forwarded-host': 'jornal.test', 'x-forwarded-for': `198.51.100.${network}` },
    body,
  })
const typed = (own: Record<string, string> = {}) =>
  new URLSearchParams({
    ...{ title: 'Bingo da creche', description: 'A renda compra o parquinho novo.', category: 'festas' },
    ...{ startDate: inDays(9), startTime: '15:00', endDate: '', endTime: '', location: 'Creche Pequeno Príncipe' },
    ...{ city: 'Campina Grande (PB)', price: 'R$ 5', site: '', ...sender, ...own },
  })
const send = (own: Record<string, string> = {}) => receiveEvent(post('/api/events/enviar', typed(own)))
const rows = (title: string) => db().eventSubmission.findMany({ where: { title } })

describe('sending', () => {
  test('a filled form waits for the editors; sent twice it waits once, and its sender is thanked both times', async () => {
    const title = `Bingo ${randomUUID().slice(0, 8)}`
    for (const answer of [await send({ title }), await send({ title })])
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/events/enviar#enviado'])
    expect(await rows(title)).toMatchObject([
      { status: 'waiting', senderEmail: sender.senderEmail, fields: { city: 'campina-grande-pb', price: 'R$ 5' } },
    ])
    expect(await db().event.count({ where: { title } })).toBe(0)
  })

  test.each([
    ['startDate', inDays(-2), 'Escolha uma data que ainda não passou'],
    ['city', 'Lugar Nenhum', 'Não encontramos esta cidade'],
    ['senderEmail', 'ninguém', 'Informe um e-mail válido'],
    ['linkUrl', 'javascript:alert(1)', 'URL inválida'],
  ])('a wrong %s (“%s”) is refused with its sentence, and nothing typed is lost', async (name, value, sentence) => {
    const heldBy = `Grupo "${randomUUID()}" <script>`
    const answer = await send({ [name]: value, heldBy })
    const page = await answer.text()
    expect(answer.status).toBe(422)
    expect(page).toContain(sentence)
    expect(page).toContain(escapeHtml(heldBy))
    expect(page).not.toContain('<script')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('a city that shares its name is asked for, and never guessed; the only one of its name needs no state', async () => {
    const title = `Trilha ${randomUUID().slice(0, 8)}`
    const answer = await send({ title, city: 'bonito' })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('Qual destas? Bonito (PE), Bonito (MS)')
    expect(await rows(title)).toEqual([])
    await send({ title, city: 'bonito - MS' })
    await send({ title: `${title} 2`, city: 'campina grande' })
    expect((await rows(title))[0]?.fields).toMatchObject({ city: 'bonito-ms' })
    expect((await rows(`${title} 2`))[0]?.fields).toMatchObject({ city: 'campina-grande-pb' })
  })

  test('the hidden field, another site and the eleventh event of a network in an hour store nothing', async () => {
    const title = `Robô ${randomUUID().slice(0, 8)}`
    expect((await send({ title, site: 'x' })).status).toBe(303)
    expect((await receiveEvent(post('/api/events/enviar', typed({ title }), 'http://mau.test'))).status).toBe(403)
    expect(await rows(title)).toEqual([])
    for (let number = 0; number < 10; number++) await send({ title: `${title} ${number}` })
    const answer = await send({ title })
    expect([answer.status, (await answer.text()).includes(title)]).toEqual([429, true])
    expect(await rows(title)).toEqual([])
  })

  test('no field beside the form’s own reaches the event (abuse case 8)', async () => {
    const { fields } = await sent({
      repetition: { every: 'week', weekdays: [], until: inDays(90) },
      coverAlt: 'Capa alheia',
    })
    expect(fields).toMatchObject({ repetition: null, coverMediaId: null, coverAlt: '' })
  })
})

describe('thanks by mail', () => {
  const waiting = async (email: string) => {
    const sentBy = await db().eventSubmission.findMany({ where: { senderEmail: email }, select: { id: true } })
    const jobs = await db().$queryRaw<{ data: { id: string } }[]>`
      SELECT data FROM pgboss.job WHERE name = ${thanksMail.name}`
    return jobs.map(({ data }) => data).filter(({ id }) => sentBy.some(row => row.id === id))
  }

  test('come once, whether a form is sent twice or ten events come at once, and repeat nothing that was typed', async () => {
    const senderEmail = `ana-${randomUUID().slice(0, 8)}@exemplo.com.br`
    const event = (title: string) => send({ title, senderEmail })
    await Promise.all(['Rifa', 'Rifa', 'Bingo', 'Quermesse'].map(event))
    const [job, ...more] = await waiting(senderEmail)
    expect(more).toEqual([])
    await eventJobs.find(({ job: { name } }) => name === thanksMail.name)?.run(job)
    const [mail, ...others] = await mailsIn(senderEmail)
    expect(others).toEqual([])
    expect(mail).toContain('Recebemos o evento')
    expect(mail).not.toMatch(/Rifa|Bingo|Quermesse|parquinho|Ana Souza/)
  })

  test('come again for an event of another day', async () => {
    const senderEmail = `ana-${randomUUID().slice(0, 8)}@exemplo.com.br`
    await send({ title: 'Primeiro', senderEmail })
    await db().eventSubmission.updateMany({
      where: { senderEmail },
      data: { createdAt: new Date(Date.now() - 25 * 60 * 60 * 1000) },
    })
    await send({ title: 'Segundo', senderEmail })
    expect(await waiting(senderEmail)).toHaveLength(2)
  })
})

async function fill(name: 'text' | 'file', content: string): Promise<string> {
  const body = new FormData()
  body.set(name, name === 'file' ? new File([content], 'convite.ics') : content)
  const answer = await fillForm(post('/api/events/preencher', body))
  expect(answer.headers.get(OWN_PAGE)).toBe('1')
  return answer.text()
}

test('a pasted text and an ICS file come back as a filled form (abuse case 41)', async () => {
  const [day, month] = inDays(20).split('-').reverse()
  const page = await fill(
    'text',
    `Sarau do bairro\n${day}/${month}, 19h–22h, Praça do Rádio, Santos (SP), entrada franca`,
  )
  for (const value of [inDays(20), '19:00', '22:00', 'Praça do Rádio', 'Santos (SP)'])
    expect(page).toContain(`value="${value}"`)
  expect(page).toMatch(/Preenchemos o que estava escrito: [a-zçá-]+(?:-feira)?, .+ das 19h às 22h\. Confira/)
  const calendar = (stamp: string) =>
    `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Feira do livro\r\nDTSTART${stamp}\r\nLOCATION:Parque da Cidade\r\nEND:VEVENT\r\nEND:VCALENDAR`
  const utc = await fill('file', calendar(':20260614T223000Z'))
  for (const part of ['value="Feira do livro"', 'value="2026-06-14"', 'value="19:30"']) expect(utc).toContain(part)
  expect(await fill('file', 'BEGIN:VCALENDAR\r\n<script>')).toContain(
    'Não encontramos um evento com data válida neste arquivo ICS.',
  )
  await fill('text', 'de 12 a '.repeat(2_500))
  // It takes the reading more than a second, of another thread.
  expect(vi.mocked(parseApart).mock.lastCall).toMatchObject([
    { name: 'readText' },
    { text: expect.stringMatching(/^(?:de 12 a ?){2500}$/) },
    { sender: 'strangers' },
  ])
  expect(utc).toContain('O arquivo diz as horas no fuso UTC; aqui elas estão no horário de Brasília.')
  const hostile = (lines: string) => calendar(`;TZID=X:20270101T100000\r\n${lines}`).replace('LOCATION', 'X-LOCATION')
  const zone =
    'BEGIN:VTIMEZONE\r\nTZID:X\r\nBEGIN:STANDARD\r\nDTSTART:20200101T000000\r\nRRULE:FREQ=MINUTELY\r\nTZOFFSETFROM:-0300\r\nTZOFFSETTO:-0200\r\nEND:STANDARD\r\nEND:VTIMEZONE'
  // A zone that repeats each minute, and a duration of ages.
  const zoned = await fill('file', hostile('X:1').replace('BEGIN:VEVENT', `${zone}\r\nBEGIN:VEVENT`))
  expect(zoned).toContain('value="10:00"')
  expect(zoned).toContain('Não conhecemos o fuso “X” do arquivo. Horas lidas no fuso horário de Brasília.')
  expect(await fill('file', hostile('DURATION:P99999999999999W'))).toContain('Não encontramos um evento')
})

test('a calendar file says what did not come along, and a cancelled event fills no form', async () => {
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0']
  const event = (...lines: string[]) => [
    'BEGIN:VEVENT',
    'UID:a',
    ...lines,
    'LOCATION:Centro Cultural\\, Rua A\\, 10\\nLondrina - PR',
    'END:VEVENT',
  ]
  const file = (...lines: string[]) => fill('file', [...head, ...lines, 'END:VCALENDAR'].join('\r\n'))
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:America/Sao_Paulo',
    'BEGIN:DAYLIGHT',
    'DTSTART:16010101T000000',
    'TZOFFSETFROM:-0300',
  ]
  const oldSummer = [
    ...zone,
    'TZOFFSETTO:-0200',
    'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ]
  const page = await file(
    ...oldSummer,
    ...event('RECURRENCE-ID:20261219T220000Z', 'DTSTART:20261219T230000Z', 'SUMMARY:Mais tarde'),
    ...event(
      'DTSTART;TZID=America/Sao_Paulo:20261205T190000',
      'SUMMARY:Sarau\\, música \\& poesia',
      'RRULE:FREQ=YEARLY',
      'EXDATE:20271205T220000Z',
      'DESCRIPTION:<p>Venha ao <b>sarau</b>.</p>',
    ),
    ...event('DTSTART:20261206T220000Z').map(line => line.replace('UID:a', 'UID:b')),
  )
  for (const part of ['2026-12-05', '19:00', 'Sarau, música &#38; poesia', 'Londrina (PR)', 'Rua A, 10, Londrina - PR'])
    expect(page).toContain(`value="${part}"`)
  expect(page).toContain('Venha ao sarau.')
  expect(page).toContain(
    'Do arquivo não vieram: a repetição, 1 data que a série pula, 1 data alterada e 1 outro evento.',
  )
  const cancelled = await file('METHOD:CANCEL', ...event('DTSTART:20261212', 'SUMMARY:Sarau'))
  expect(cancelled).toContain('O arquivo avisa que “Sarau”, de 12/12/2026, foi cancelado.')
  expect(cancelled).not.toContain('value="2026-12-12"')
})

test('nobody but editors and masters reads or answers what readers sent (abuse cases 3, 7)', async () => {
  const row = await sent()
  const { id } = row
  const state = readListState(sentEventList, {})
  const creation = { requestId: randomUUID(), status: 'published' as const, fields: eventWith(), submissionId: id }
  const former = { ...(await given.editor()), roles: [] }
  for (const actor of [anonymous, await given.reader(), await given.subscriber(), await given.author(), former]) {
    expect(await refusal(acceptSubmission(actor, { id }))).toBe('forbidden')
    expect(await refusal(refuseSubmission(actor, { id, reason: '' }))).toBe('forbidden')
    expect(await refusal(findWaitingEvent(actor, id))).toBe('forbidden')
    expect(await refusal(listSentEvents(actor, state, new Date()))).toBe('forbidden')
    expect(await countWaitingEvents(actor)).toBe(0)
    expect(await refusal(createEvent(actor, creation))).toMatch(/^(?:event_creation_)?forbidden$/)
  }
  expect(await db().eventSubmission.findUniqueOrThrow({ where: { id } })).toEqual(row)
  expect(await db().event.count({ where: { requestId: creation.requestId } })).toBe(0)
})

test('accepting publishes the event once, whoever presses twice, and answers the sender', async () => {
  const [editor, colleague] = [await given.editor(), await given.master()]
  const { id, title } = await sent()
  const [one, again] = await Promise.all([acceptSubmission(editor, { id }), acceptSubmission(editor, { id })])
  expect(again).toEqual(one)
  expect(await refusal(acceptSubmission(colleague, { id }))).toBe('submission_closed')
  expect(await refusal(refuseSubmission(colleague, { id, reason: '' }))).toBe('submission_closed')
  expect(await db().event.findMany({ where: { title }, select: { status: true, organizerId: true } })).toEqual([
    { status: 'published', organizerId: editor.id },
  ])
  expect(await db().eventSubmission.findUniqueOrThrow({ where: { id } })).toMatchObject({
    ...{ status: 'accepted', closedBy: editor.id, eventId: one.id },
  })
  const acts = await db().auditEntry.findMany({ where: { subjectId: id } })
  expect(acts.map(({ action }) => action)).toEqual(['event.submission_accepted'])
})

test('the answer says nothing of what was sent, and a refusal carries the editors’ words', () => {
  const house = { name: 'Jornal', address: '', siteUrl: 'https://jornal.example' }
  const event = { id: randomUUID(), slug: 'bingo' }
  const accepted = answerLetter({ status: 'accepted', reason: '', event }, house)
  expect(JSON.stringify(accepted.blocks)).toContain(`https://jornal.example/events/${event.id}/bingo`)
  const refused = answerLetter({ status: 'refused', reason: 'Já está na agenda.', event: null }, house)
  expect(JSON.stringify(refused.blocks)).toContain('Já está na agenda.')
})

test('senders’ names and addresses are erased a month after the answer', async () => {
  const editor = await given.editor()
  const [old, recent] = [await sent(), await sent()]
  for (const { id } of [old, recent]) await refuseSubmission(editor, { id, reason: '' })
  const longAgo = new Date(Date.now() - (limits.sentEvent.closedDays + 1) * 86_400_000)
  await db().eventSubmission.update({ where: { id: old.id }, data: { closedAt: longAgo } })
  const job = eventJobs.find(({ cron }) => cron)
  await job?.run({}, { id: randomUUID(), signal: AbortSignal.timeout(5000) } as never)
  const after = await db().eventSubmission.findMany({ where: { id: { in: [old.id, recent.id] } } })
  expect(after.find(({ id }) => id === old.id)).toMatchObject({ senderEmail: null, senderName: '' })
  expect(after.find(({ id }) => id === recent.id)).toMatchObject(sender)
})

test('an editor sees what waits, with what is alike in the agenda', async () => {
  const editor = await given.editor()
  const city = 'garanhuns-pe'
  const { event } = await given.event({ status: 'published', fields: { city, title: 'Festival de Inverno na praça' } })
  const { id } = await sent({
    category: 'musica',
    ...{ city, title: 'Festival de inverno na Praça', isFree: false, price: 'R$ 5' },
    ...{ heldBy: 'Ponto de Cultura', linkUrl: 'https://exemplo.com.br/x' },
  })
  const { rows: waiting } = await listSentEvents(editor, readListState(sentEventList, {}), new Date())
  // What one press publishes is in sight before it.
  expect(waiting.find(each => each.id === id)).toMatchObject({
    similar: [{ id: event.id }],
    where: expect.stringContaining('Garanhuns (PE)'),
    facts: ['Música', 'R$ 5', 'Ponto de Cultura'],
    linkUrl: 'https://exemplo.com.br/x',
  })
})
