import { beforeAll, describe, expect, test } from 'vitest'
import { type Actor, anonymous, type SignedIn, system } from '#lib/actor.ts'
import { everybody } from '#lib/newsletter/segment.ts'
import { parse } from '#lib/parse.ts'
import { saveEditionInput, scheduleEditionInput } from '#lib/schemas/newsletter/edition.ts'
import { defaultIdentity } from '#lib/schemas/site/site-settings.ts'
import { archiveEdition } from '#server/newsletter/editions/commands/archive-edition.ts'
import { copyEdition, createEdition } from '#server/newsletter/editions/commands/create-edition.ts'
import { removeEdition } from '#server/newsletter/editions/commands/remove-edition.ts'
import { saveEdition } from '#server/newsletter/editions/commands/save-edition.ts'
import { scheduleEdition, unscheduleEdition } from '#server/newsletter/editions/commands/schedule-edition.ts'
import { sendEdition } from '#server/newsletter/editions/commands/send-edition.ts'
import { sendTest } from '#server/newsletter/editions/commands/send-test.ts'
import { showPreview } from '#server/newsletter/editions/http.ts'
import { editionJobs } from '#server/newsletter/editions/jobs.ts'
import { checkEdition } from '#server/newsletter/editions/queries/check.ts'
import { findComposed, loadEdition, searchEditionEvents } from '#server/newsletter/editions/queries/composing.ts'
import { previewEdition } from '#server/newsletter/editions/queries/preview.ts'
import { db } from '#server/platform/db/db.ts'
import { noteLinks } from '#server/seo/commands/note-links.ts'
import { saveIdentity } from '#server/site/commands/save-identity.ts'
import { given } from '../../support/given.ts'
import { mailsIn } from '../../support/mail/mail-files.ts'
import { blocksOf, draftEdition, editionWith, sentEdition, subscriber } from '../../support/newsletter/edition.ts'
import { refusal } from '../../support/refusal.ts'
import { cookieName, sessionCookie } from '../../support/session-cookie.ts'

let master: SignedIn & { email: string }
const tomorrow = () => new Date(Date.now() + 86_400_000)
const rowOf = (id: string) => db().newsletterSend.findUniqueOrThrow({ where: { id } })
const codes = async (id: string) => (await checkEdition(master, { id })).findings.map(({ code }) => code)
const acts = async (id: string) =>
  (await db().auditEntry.findMany({ where: { subjectId: id }, orderBy: { createdAt: 'asc' } })).map(
    ({ action }) => action,
  )

beforeAll(async () => {
  master = await given.master()
  await saveIdentity(master, { ...defaultIdentity, address: 'Rua das Flores, 12, Londrina (PR)' })
  await subscriber(master)
})

describe('composing', () => {
  test('an edition is begun, saved, copied and deleted, each act in the audit', async () => {
    const { id } = await createEdition(master, {})
    const blocks = blocksOf({ kind: 'text', body: '<p>Oi<script>alert(1)</script></p>' })
    const fields = editionWith({ blocks, segment: { ...everybody, city: 'londrina-pr' } })
    expect(await saveEdition(master, { id, version: 1, fields })).toEqual({ version: 2 })
    expect(await rowOf(id)).toMatchObject({ city: 'londrina-pr', version: 2, createdBy: master.id })
    expect(JSON.stringify((await rowOf(id)).blocks)).not.toContain('script')
    const copy = await copyEdition(master, { id })
    expect(await rowOf(copy.id)).toMatchObject({
      subject: 'Cópia de Bom dia, Londrina',
      status: 'draft',
      slug: null,
      city: 'londrina-pr',
    })
    await removeEdition(master, { id: copy.id })
    expect(await acts(copy.id)).toEqual(['newsletter.edition_copied', 'newsletter.edition_removed'])
    expect(await refusal(removeEdition(master, { id: copy.id }))).toBe('edition_not_found')
  })

  test('two masters at once: the second save is refused and finds the first one’s words', async () => {
    const { id } = await createEdition(master, {})
    const saves = await Promise.allSettled(
      ['Um', 'Dois', 'Três'].map(subject => saveEdition(master, { id, version: 1, fields: editionWith({ subject }) })),
    )
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await rowOf(id)).version).toBe(2)
    expect(await refusal(saveEdition(master, { id, version: 1, fields: editionWith() }))).toBe(
      'edition_changed_meanwhile',
    )
    const loaded = await loadEdition(master, { id })
    expect(loaded).toMatchObject({ version: 2, fields: { subject: (await rowOf(id)).subject } })
  })

  test('hostile input is refused with a sentence or cleaned, and what does not fit is not stored (abuse cases 8, 14, 26)', async () => {
    const id = await draftEdition(master)
    const fields = { ...editionWith(), subject: 'Linha\r\nBcc: outro@x.com' }
    expect(parse(saveEditionInput, { id, version: 2, fields }).fields.subject).not.toMatch(/[\r\n]/)
    const wrong = [
      { ...editionWith(), subject: 'x'.repeat(151) },
      { ...editionWith(), blocks: [{ id: '../x', kind: 'rule' }] },
      { ...editionWith(), blocks: [{ id: 'a', kind: 'script', text: 'x' }] },
      { ...editionWith(), blocks: [{ id: 'a', kind: 'article', articleId: "' OR 1=1", look: 'lead' }] },
      { ...editionWith(), blocks: [{ id: 'a', kind: 'latest', city: null, days: 9_999, count: 1_000 }] },
      { ...editionWith(), blocks: Array.from({ length: 61 }, (_, n) => ({ id: `b${n}`, kind: 'rule' })) },
      { ...editionWith(), blocks: ['a', 'b', 'c'].map(at => ({ id: at, kind: 'text', body: '<hr>'.repeat(7_000) })) },
    ]
    for (const each of wrong) expect(() => parse(saveEditionInput, { id, version: 2, fields: each })).toThrow()
    const nowhere = editionWith({ segment: { ...everybody, city: 'lugar-nenhum-xx' } })
    expect(await refusal(saveEdition(master, { id, version: 2, fields: nowhere }))).toBe('unknown_city')
  })

  test('once its sending began nothing of it changes (abuse case 7)', async () => {
    const { id, version } = await sentEdition(master)
    expect(await refusal(saveEdition(master, { id, version, fields: editionWith({ subject: 'Outra' }) }))).toBe(
      'edition_closed',
    )
    expect(await refusal(removeEdition(master, { id }))).toBe('edition_closed')
    expect(await refusal(scheduleEdition(master, { id, version, at: tomorrow() }))).toBe('edition_closed')
    expect(await refusal(sendEdition(master, { id, version }))).toBe('edition_closed')
    expect((await rowOf(id)).subject).toBe('Bom dia, Londrina')
  })

  test('belongs to masters: nobody else reads, changes, tests or sends an edition (abuse cases 3, 7)', async () => {
    const id = await draftEdition(master)
    const others: Actor[] = [anonymous, await given.subscriber(), await given.author(), await given.editor()]
    const before = await rowOf(id)
    for (const actor of others) {
      const attempts = [
        () => createEdition(actor, {}),
        () => copyEdition(actor, { id }),
        () => saveEdition(actor, { id, version: 2, fields: editionWith() }),
        () => removeEdition(actor, { id }),
        () => scheduleEdition(actor, { id, version: 2, at: tomorrow() }),
        () => unscheduleEdition(actor, { id, version: 2 }),
        () => sendEdition(actor, { id, version: 2 }),
        () => sendTest(actor, { id }),
        () => archiveEdition(actor, { id, isPublic: false }),
        () => checkEdition(actor, { id }),
        () => findComposed(actor, id),
        () => loadEdition(actor, { id }),
        () => previewEdition(actor, id, 'claro'),
        () => searchEditionEvents(actor, { typed: 'a' }),
      ]
      for (const attempt of attempts) expect(await refusal(attempt())).toBe('forbidden')
    }
    expect(await rowOf(id)).toEqual(before)
  })
})

describe('the preview', () => {
  const preview = async (id: string, query: string, person?: { id: string }) =>
    showPreview(
      new Request(`http://jornal.test/api/newsletter/editions/${id}/preview${query}`, {
        headers: person ? { cookie: `${cookieName}=${await sessionCookie(person.id)}` } : {},
      }),
      { params: Promise.resolve({ id }) },
    )

  test('is a document that runs nothing, light, dark or as text, and for masters alone (abuse cases 7, 14)', async () => {
    const id = await draftEdition(master, { subject: '</title><script>alert(1)</script>' })
    const light = await preview(id, '?aspecto=claro', master)
    expect(light.status).toBe(200)
    expect(light.headers.get('content-security-policy')).toMatch(/default-src 'none'.*; sandbox$/)
    expect(light.headers.get('cache-control')).toContain('no-store')
    const html = await light.text()
    expect(html).toContain('@media not all')
    expect(html).not.toContain('<script')
    expect(await (await preview(id, '?aspecto=escuro', master)).text()).toContain('@media all')
    expect(await (await preview(id, '?aspecto=texto', master)).text()).toContain('HOJE NA CIDADE')
    expect((await preview("' OR 1=1", '', master)).status).toBe(404)
    expect((await preview(id, '')).status).toBe(401)
    expect((await preview(id, '', await given.editor())).status).toBe(403)
  })
})

describe('before sending', () => {
  test('says what is missing, where, and how to mend it; what stops it stops the sending too', async () => {
    const { id } = await createEdition(master, {})
    expect(await codes(id)).toEqual(expect.arrayContaining(['subject', 'blocks', 'preheader']))
    expect(await refusal(sendEdition(master, { id, version: 1 }))).toBe('edition_not_ready')
    expect(await refusal(scheduleEdition(master, { id, version: 1, at: tomorrow() }))).toBe('edition_not_ready')
    expect((await rowOf(id)).status).toBe('draft')
    const draft = await given.article()
    const blocks = blocksOf(
      {
        kind: 'text',
        body: `<p><a href="/ultimas">bom</a> <a href="/nao-ha-nada-aqui">mau</a> <a href="/article/${draft.article.slug}">rascunho</a> <a href="mailto:a@b.com">carta</a></p><figure><img src="https://fotos.test/a.jpg" alt=""></figure>`,
      },
      { kind: 'article', articleId: draft.article.id, look: 'short' },
      { kind: 'button', label: 'Ir', url: 'jornal' },
      { kind: 'agenda', city: 'bora-sp', days: 7, count: 3 },
      { kind: 'heading', text: 'Ganhe dinheiro: clique aqui' },
    )
    await saveEdition(master, {
      id,
      version: 1,
      fields: editionWith({ subject: 'COMPRE JÁ!!!', preheader: '', blocks }),
    })
    const { findings, recipients } = await checkEdition(master, { id })
    expect(recipients).toBeGreaterThan(0)
    const said = findings.map(({ code, where, text }) => `${code} ${where}: ${text}`)
    expect(said).toEqual([
      'bad_link Bloco 3 (Botão): Link que não abre: jornal.',
      'missing_page Bloco 1 (Texto): Não há página do site em /nao-ha-nada-aqui.',
      `missing_page Bloco 1 (Texto): Não há página do site em /article/${draft.article.slug}.`,
      'shouting Assunto: O assunto está todo em maiúsculas.',
      'marks Assunto: O assunto repete pontos de exclamação ou cifrões.',
      'preheader Linha de prévia: Falta a linha de prévia, que aparece depois do assunto.',
      'alt Bloco 1 (Texto): Imagem sem descrição: fotos.test.',
      'vanished Bloco 2 (Matéria): Matéria não aparece.',
      'unfilled Bloco 4 (Próximos eventos): Próximos eventos: o bloco não aparece.',
      expect.stringContaining('spam Textos: '),
    ])
  })

  test('links to other sites are followed by a job, and a dead one is told without stopping anything (abuse case 6)', async () => {
    const [dead, inside] = ['https://morto.example/pagina', 'http://127.0.0.1:80/segredo']
    const blocks = blocksOf(
      { kind: 'text', body: `<p>Veja <a href="${dead}">o edital</a>.</p>` },
      { kind: 'button', label: 'Ir', url: inside },
    )
    const id = await draftEdition(master, { blocks })
    expect(await checkEdition(master, { id })).toMatchObject({ findings: [], following: 2 })
    await noteLinks(system, new Map([[dead, true]]))
    await editionJobs.find(({ job }) => job.name === 'newsletter.check-links')?.run({ id })
    const { findings, following } = await checkEdition(master, { id })
    expect(following).toBe(0)
    expect(findings).toMatchObject([{ code: 'dead_link', level: 'warns', where: 'Bloco 1 (Texto)' }])
  })

  test('nobody to send to, no postal address and a mail that Gmail would cut stop it', async () => {
    const id = await draftEdition(master, { segment: { ...everybody, tag: 'ninguém tem' } })
    expect(await codes(id)).toEqual(['recipients'])
    const long = await draftEdition(master, {
      blocks: blocksOf(
        { kind: 'text', body: `<p>${'palavra '.repeat(12_000)}</p>` },
        { kind: 'text', body: `<p>${'outra '.repeat(12_000)}</p>` },
      ),
    })
    expect(await codes(long)).toEqual(['size'])
    await saveIdentity(master, { ...defaultIdentity, address: '' })
    try {
      const fine = await draftEdition(master)
      expect(await codes(fine)).toEqual(['address'])
      expect(await refusal(sendEdition(master, { id: fine, version: 2 }))).toBe('edition_not_ready')
    } finally {
      await saveIdentity(master, { ...defaultIdentity, address: 'Rua das Flores, 12, Londrina (PR)' })
    }
  })

  test('a test goes to the master’s own address and to nobody else', async () => {
    const id = await draftEdition(master)
    const stranger = await subscriber(master)
    await sendTest(master, { id })
    const jobs = await db().$queryRaw<{ data: { id: string; userId: string } }[]>`
      DELETE FROM pgboss.job WHERE name = 'newsletter.test' RETURNING data`
    expect(jobs.map(({ data }) => data)).toEqual([{ id, userId: master.id }])
    for (const { data } of jobs) await editionJobs[0]?.run(data)
    const [mail = ''] = await mailsIn(master.email)
    expect(mail).toContain('[Teste]')
    expect(mail).toContain('Hoje na cidade')
    expect(await mailsIn(stranger.email)).toEqual([])
    expect(mail).not.toContain(stranger.token)
  })

  test('is scheduled, moved and called off; a past or far time is refused beside its field', async () => {
    const id = await draftEdition(master)
    for (const at of [new Date(Date.now() - 1_000), new Date(Date.now() + 400 * 86_400_000)])
      expect(await refusal(scheduleEdition(master, { id, version: 2, at }))).toBe('edition_moment')
    expect(() => parse(scheduleEditionInput, { id, version: 2, at: '31/02/2027 10:00' })).toThrow()
    expect(parse(scheduleEditionInput, { id, version: 2, at: '26/11/2026 07:30' }).at.toISOString()).toBe(
      '2026-11-26T10:30:00.000Z',
    )
    const at = tomorrow()
    expect(await scheduleEdition(master, { id, version: 2, at })).toEqual({ version: 3 })
    expect(await rowOf(id)).toMatchObject({ status: 'scheduled', scheduledAt: at })
    expect(await refusal(removeEdition(master, { id }))).toBe('edition_scheduled')
    expect(await saveEdition(master, { id, version: 3, fields: editionWith({ subject: 'Outra' }) })).toEqual({
      version: 4,
    })
    expect(await rowOf(id)).toMatchObject({ status: 'scheduled', scheduledAt: at })
    expect(await refusal(unscheduleEdition(master, { id, version: 3 }))).toBe('edition_changed_meanwhile')
    await unscheduleEdition(master, { id, version: 4 })
    expect(await rowOf(id)).toMatchObject({ status: 'draft', scheduledAt: null, version: 5 })
  })
})
