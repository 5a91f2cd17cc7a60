import { randomUUID } from 'node:crypto'
import { parseDocument } from 'htmlparser2'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { SignedIn } from '#lib/actor.ts'
import { articlePath, ownNewsletterPath } from '#lib/addresses/paths.ts'
import type { EditionBlock } from '#lib/newsletter/edition.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { saveEdition } from '#server/newsletter/editions/commands/save-edition.ts'
import { contentOf } from '#server/newsletter/editions/content.ts'
import { previewEdition } from '#server/newsletter/editions/queries/preview.ts'
import { writeEdition } from '#server/newsletter/editions/write.ts'
import { db } from '#server/platform/db/db.ts'
import { given, sentence } from '../../support/given.ts'
import { blocksOf, draftEdition, editionWith } from '../../support/newsletter/edition.ts'

const house = { name: 'Folha do Sertão', address: 'Rua das Flores, 12, Londrina (PR)', siteUrl: 'https://jornal.test' }
const reader = { id: randomUUID(), name: 'Ana', token: 'x'.repeat(24) }
let master: SignedIn

afterEach(() => vi.useRealTimers())

beforeAll(async () => {
  master = await given.master()
})

async function mailOf(blocks: EditionBlock[], own: { subject?: string; preheader?: string } = {}) {
  const id = await draftEdition(master, { blocks, ...own })
  return writeEdition(id, reader, house)
}

const hostile = 'Feira & “festa” <b>grátis</b> <script>alert(1)</script> "hoje" \'já\''

describe('a mail of an edition', () => {
  test('has articles by their address, events, texts and buttons, in both parts', async () => {
    const { article } = await given.article({ status: 'published' })
    const { event } = await given.event({ status: 'published' })
    const written = await mailOf(
      blocksOf(
        { kind: 'heading', text: 'Hoje na cidade' },
        { kind: 'article', articleId: article.id, look: 'lead' },
        { kind: 'event', eventId: event.id },
        {
          kind: 'text',
          body: '<p>Bom <strong>dia</strong>, <a href="/ultimas">leia tudo</a>.</p><ul><li>Um</li><li>Dois</li></ul>',
        },
        { kind: 'button', label: 'Assine', url: '/pricing' },
        { kind: 'rule' },
      ),
    )
    const address = house.siteUrl + articlePath(article)
    for (const part of [written?.html ?? '', written?.text ?? '']) {
      expect(part).toContain(address)
      expect(part).toContain(event.title)
      expect(part).toContain(article.summary)
      expect(part).toContain('https://jornal.test/ultimas')
      expect(part).toContain('https://jornal.test/pricing')
      expect(part).toContain('Rua das Flores, 12')
      expect(part).toContain(house.siteUrl + ownNewsletterPath(reader.token))
    }
    expect(written?.text).toContain('- Um\n- Dois')
    expect(written?.html).toContain('As notícias da manhã')
  })

  test('has the day and the place under the name, and greets its reader, in both parts', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T12:00:00Z') })
    const { article } = await given.article({ status: 'published' })
    const blocks = blocksOf({ kind: 'article', articleId: article.id, look: 'short' })
    const id = await draftEdition(master, { blocks })
    await db().newsletterSend.update({ where: { id }, data: { city: 'londrina-pr' } })
    const written = await writeEdition(id, reader, house)
    for (const part of [written?.html ?? '', written?.text ?? '']) {
      expect(part).toContain('Domingo, 29 de novembro de 2026 · Londrina (PR)')
      expect(part).toContain('Olá, Ana!')
    }
    expect(written?.text.startsWith('Folha do Sertão\nDomingo, 29')).toBe(true)
    const unknown = await writeEdition(id, { ...reader, name: '' }, house)
    expect(unknown?.html).not.toContain('Olá')
    const preview = await previewEdition(master, id, 'claro')
    expect(preview).toContain('Domingo, 29 de novembro de 2026 · Londrina (PR)')
    expect(preview).toContain('Olá, Pessoa!')
  })

  test('the first of the newest articles leads with its picture, unless another story does', async () => {
    const { article } = await given.article({ status: 'published' })
    await given.article({ status: 'published' })
    const leadsOf = async (...blocks: Parameters<typeof blocksOf>) =>
      (await contentOf(blocksOf(...blocks), new Date())).parts.flatMap(part =>
        part.kind === 'article' && part.look === 'lead' ? [part.card.id] : [],
      )
    const latest = { kind: 'latest', city: null, days: 31, count: 20 } as const
    const [alone, ...others] = await leadsOf(latest)
    expect([typeof alone, others]).toEqual(['string', []])
    expect(await leadsOf(latest, { kind: 'article', articleId: article.id, look: 'lead' })).toEqual([article.id])
    expect(await leadsOf({ kind: 'article', articleId: article.id, look: 'short' }, latest)).toEqual([])
  })

  test('an uploaded picture is a JPEG, at most as wide as a mail needs: Outlook for Windows reads no WebP', async () => {
    const folder = `/uploads/${randomUUID()}`
    const figure = `<figure><img src="${folder}/1920.webp" alt="Uma rua" width="1920" height="960"></figure>`
    const written = await mailOf(blocksOf({ kind: 'text', body: figure }))
    expect(written?.html).toContain(
      `<img src="https://jornal.test${folder}/1280.jpg" alt="Uma rua" width="520" height="260"`,
    )
  })

  test('a premium article is its headline and summary, and never a word of its text (abuse case 11)', async () => {
    const canary = `canario-${randomUUID()}`
    const { article } = await given.article({
      status: 'published',
      fields: {
        visibility: 'premium',
        content: `<p>${canary} ${sentence('a')}</p><p>${canary} ${sentence('b')}</p><p>${canary} ${sentence('c')}</p>`,
      },
    })
    const written = await mailOf(
      blocksOf(
        { kind: 'article', articleId: article.id, look: 'lead' },
        { kind: 'text', body: `<aside data-related="${article.id}"><a href="/x">Outro título</a></aside>` },
        { kind: 'latest', city: null, days: 31, count: 20 },
      ),
    )
    expect(written?.html).toContain(article.title)
    expect(written?.html).toContain('Para assinantes')
    expect(written?.html).not.toContain('Outro título')
    expect(JSON.stringify(written)).not.toContain(canary)
  })

  test('what is no draft’s business never gets in: unpublished, deleted and future articles vanish with their heading', async () => {
    const draft = await given.article({ fields: { title: 'Rascunho secreto da prefeitura' } })
    const down = await given.article({ status: 'published', fields: { title: 'Texto tirado do ar ontem' } })
    await changeStatus(await given.editor(), { id: down.article.id, version: down.article.version, status: 'draft' })
    const gone = await given.article({ status: 'published', fields: { title: 'Texto apagado de vez' } })
    await removeArticle(master, { id: gone.article.id })
    const written = await mailOf(
      blocksOf(
        { kind: 'heading', text: 'Título sem nada embaixo' },
        ...[draft, down, gone].map(({ article }) => ({
          kind: 'article' as const,
          articleId: article.id,
          look: 'lead' as const,
        })),
        { kind: 'button', label: 'Assine', url: '/pricing' },
        { kind: 'heading', text: 'O que fica' },
        { kind: 'text', body: '<p>Só isto.</p>' },
      ),
    )
    for (const part of [written?.html ?? '', written?.text ?? '']) {
      expect(part).toMatch(/Assine.*Só isto/s)
      expect(part).not.toMatch(/secreto|tirado do ar|apagado de vez|sem nada/i)
    }
    expect(await mailOf([])).toBeNull()
  })

  test('the newest of a city leave out what stands above, other cities and older days', async () => {
    const fields = { cities: ['tefe-am'] }
    const published = () => given.article({ status: 'published', fields })
    const [first, second, old] = [await published(), await published(), await published()]
    const elsewhere = await given.article({ status: 'published', fields: { cities: ['sobral-ce'] } })
    await db().article.update({
      where: { id: old.article.id },
      data: { publishedAt: new Date(Date.now() - 3 * 86_400_000) },
    })
    const written = await mailOf(
      blocksOf(
        { kind: 'article', articleId: first.article.id, look: 'short' },
        { kind: 'latest', city: 'tefe-am', days: 2, count: 10 },
      ),
    )
    const times = (title: string) => written?.text.split(title).length ?? 0
    expect(times(first.article.title)).toBe(2)
    expect(times(second.article.title)).toBe(2)
    expect(times(old.article.title)).toBe(1)
    expect(times(elsewhere.article.title)).toBe(1)
  })

  test('a text that somebody typed stays text, and links lead to web addresses only (abuse cases 14, 27)', async () => {
    const { article } = await given.article({ status: 'published', fields: { title: hostile } })
    const written = await mailOf(
      blocksOf(
        { kind: 'heading', text: hostile },
        { kind: 'article', articleId: article.id, look: 'lead' },
        {
          kind: 'text',
          body: `<p onclick="x()">${'<img src=x onerror=alert(1)>'}Oi</p><script>alert(2)</script><iframe src="https://mau.test"></iframe>`,
        },
        { kind: 'button', label: hostile, url: 'javascript:alert(1)' },
        { kind: 'button', label: 'Ok', url: 'https://jornal.test/"><script>' },
      ),
      { subject: hostile },
    )
    expect(written?.html).not.toMatch(/<script|onerror=|onclick=|javascript:|<iframe/i)
  })
})

test('what mail programs show is one column of tables with pictures that have words, and under 100 KB', async () => {
  const articles = await Promise.all(
    Array.from({ length: 20 }, () =>
      given.article({
        status: 'published',
        fields: { coverImage: 'https://fotos.test/a.jpg', coverAlt: 'Obra vista do alto', coverCredit: 'Ana' },
      }),
    ),
  )
  const text = `<h2>Um</h2><p>Texto <em>com</em> <strong>marcas</strong>, <s>riscos</s>, n<sup>o</sup> 2 e Ex<sup>mo</sup><br>e linha.</p><h3>Dois</h3><blockquote><p>Citação</p></blockquote><aside data-kind="pull">Olho</aside><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table><figure><img src="https://fotos.test/b.jpg" alt="Uma rua" width="1200" height="800"><figcaption>Rua</figcaption></figure><hr><ol start="3"><li>Três<ul><li>dentro</li></ul></li></ol><figure data-video="dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Vídeo</a></figure>`
  const written = await mailOf(
    blocksOf(
      { kind: 'heading', text: 'Manchetes' },
      ...articles.map(({ article }, place) => ({
        kind: 'article' as const,
        articleId: article.id,
        look: place < 5 ? ('lead' as const) : ('short' as const),
      })),
      { kind: 'text', body: text },
      { kind: 'button', label: 'Leia tudo', url: '/ultimas' },
      { kind: 'rule' },
    ),
  )
  const html = written?.html ?? ''
  expect(html).toContain('Manchetes')
  expect(Buffer.byteLength(html)).toBeLessThan(100 * 1024)
  expect(html).not.toMatch(/<link|@import|@font-face/)

  const elements: { name: string; attribs: Record<string, string> }[] = []
  const walk = (nodes: readonly unknown[]): void => {
    for (const node of nodes as { name?: string; attribs?: Record<string, string>; children?: unknown[] }[]) {
      if (node.name && node.name !== '!doctype') elements.push({ name: node.name, attribs: node.attribs ?? {} })
      walk(node.children ?? [])
    }
  }
  walk(parseDocument(html).children)
  const allowed =
    /^(?:html|head|meta|title|style|body|div|table|thead|tbody|tr|td|th|p|h2|h3|a|img|ul|ol|li|blockquote|strong|em|s|sup|br|span)$/
  expect(elements.filter(({ name }) => !allowed.test(name))).toEqual([])
  for (const { name, attribs } of elements) {
    if (name === 'img') {
      expect(attribs.src).toMatch(/^https:\/\//)
      expect(attribs.alt).toBeTruthy()
      expect(Number(attribs.width)).toBeLessThanOrEqual(520)
    }
    if (name === 'a') expect(attribs.href).toMatch(/^https:\/\//)
    // Outlook's engine knows neither positions nor flexible boxes, and Gmail drops a style attribute that has a url().
    expect(attribs.style ?? '').not.toMatch(/position|flex|grid|float|url\(|var\(|calc\(|@/)
    for (const attribute of Object.keys(attribs)) expect(attribute).not.toMatch(/^on|^srcset$|^id$/)
  }
})

test('a mail is for its reader alone, and is put together again when the edition is saved', async () => {
  const id = await draftEdition(master)
  const other = { ...reader, token: 'y'.repeat(24) }
  const [mine, theirs] = [await writeEdition(id, reader, house), await writeEdition(id, other, house)]
  expect(mine?.html).toContain(reader.token)
  expect(theirs?.html).not.toContain(reader.token)
  const blocks = blocksOf({ kind: 'text', body: '<p>Saiu outra coisa.</p>' })
  await saveEdition(master, { id, version: 2, fields: editionWith({ blocks }) })
  vi.useFakeTimers({ now: Date.now() + 2_000, toFake: ['Date'] })
  expect((await writeEdition(id, reader, house))?.text).toContain('Saiu outra coisa.')
})
