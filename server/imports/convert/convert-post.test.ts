import { describe, expect, test } from 'vitest'
import { articleFields } from '#lib/schemas/articles/article.ts'
import { prepareArticle } from '#server/articles/writing/commands/prepare-article.ts'
import { convertContext, convertOne, sourcePost } from '#tests/support/imports/convert-one.ts'
import { convertPost } from './convert-post.ts'

const codes = ({ notes }: { notes: { code: string }[] }) => notes.map(({ code }) => code)
const sentence = 'A chuva parou a ponte nesta terça-feira, disse o Dr. Silva. '

test('a whole post', () => {
  const converted = convertOne({
    title: 'Chuva &amp; <b>ponte</b>',
    excerpt: '<p>A ponte fechou [&hellip;]</p>',
    author: ' Ana  Lima ',
    categories: ['Brasil', 'Sem categoria'],
    tags: ['chuva', 'BRASIL'],
    premium: true,
    modifiedAt: new Date('2019-06-01'),
    cover: { url: '/a.jpg', alt: 'A <i>ponte</i>', caption: 'No rio. Foto: Caio Melo/Agência', credit: '' },
    addresses: [
      'https://antigo.example/2019/05/Ponte/',
      '/?p=7&utm=1',
      'https://antigo.example/?p=7',
      'https://antigo.example/',
      'mailto:a',
    ],
  })
  expect(converted).toMatchObject({
    kind: 'article',
    fields: {
      ...{
        title: 'Chuva & ponte',
        slug: 'chuva-para-a-ponte',
        summary: 'A ponte fechou…',
        tags: ['Brasil', 'chuva'],
        cities: [],
      },
      ...{ visibility: 'premium', coverImage: 'https://antigo.example/a.jpg', coverAlt: 'A ponte', coverMediaId: null },
      ...{ coverCredit: 'Foto: Caio Melo/Agência', coverCaption: 'No rio.' },
    },
    ...{ status: 'published', publishedAt: new Date('2019-05-03T12:00:00Z'), changedAt: new Date('2019-06-01') },
    ...{ author: 'Ana Lima', addresses: ['/2019/05/ponte', '/?p=7'], notes: [] },
  })
  expect(articleFields.safeParse(converted.fields).error).toBeUndefined()
})

test('its hash changes with what the source says, and only then', () => {
  const hash = (given: Parameters<typeof convertOne>[0]) => convertOne(given).contentHash
  expect(hash({})).toBe(hash({}))
  expect(hash({ tags: ['a'] })).not.toBe(hash({}))
  expect(hash({ attachments: new Map() })).not.toBe(hash({}))
})

describe('status and dates', () => {
  test.each([
    ['published', {}, 'published', true, []],
    ['draft', {}, 'draft', false, []],
    ['published', { publishedAt: new Date('2030-01-01') }, 'draft', false, ['scheduled_as_draft']],
    ['published', { html: '<hr>', excerpt: 'Um resumo longo' }, 'draft', true, ['published_as_draft']],
    ['published', { html: '<p>Curto</p>', excerpt: 'Um resumo longo' }, 'published', true, ['text_completed']],
    [
      null,
      { publishedAt: null, notes: [{ code: 'date_unreadable', detail: 'ontem' }] },
      'draft',
      false,
      ['date_unreadable', 'published_as_draft'],
    ],
  ] as const)('%s %j', (status, given, expected, dated, notes) => {
    const converted = convertOne({
      excerpt: 'Um resumo da ponte',
      ...given,
      notes: [...('notes' in given ? given.notes : [])],
      status,
    })
    expect(converted.status).toBe(expected)
    expect(converted.publishedAt !== null).toBe(dated)
    expect(codes(converted)).toEqual(notes)
  })

  test.each([
    ['a picture', { html: '<img src="https://antigo.example/charge.jpg">' }],
    ['a cover', { html: '', cover: { url: '/charge.jpg', alt: '', caption: '', credit: '' } }],
  ])('%s with hardly a word that was public is complete, with a line that says where it comes from', (_, given) => {
    const converted = convertOne({ ...given, title: 'Charge do dia', excerpt: '' })
    expect(converted).toMatchObject({ status: 'published' })
    expect(codes(converted)).toContain('text_completed')
    const line = 'Esta publicação é de 3 de maio de 2019 e veio do arquivo de antigo.example.'
    expect(converted.fields.content).toMatch(new RegExp(`<p>${line}</p>$`))
    expect(converted.fields.summary).toBe(line)
    expect(articleFields.safeParse(converted.fields).error).toBeUndefined()
    expect(convertOne({ ...given, status: 'draft' }).fields.content).not.toContain(line)
    expect(convertOne({ ...given, kind: 'page' }).fields.content).not.toContain(line)
  })

  test('whatever is published is accepted as complete', () => {
    const empty = `<table>${`<tr>${'<td></td>'.repeat(9)}<td>a</td></tr>`.repeat(4)}</table>`
    const spaces = `a${'&nbsp;'.repeat(200)}b`
    const short = [
      '',
      '.',
      'Olá',
      'x'.repeat(49),
      'x'.repeat(50),
      `${'y'.repeat(49)}<p>`,
      sentence.repeat(300),
      empty,
      spaces,
    ]
    for (const html of short) {
      for (const title of ['', 'ab', 'abc', '日本語', 'x'.repeat(300)]) {
        const { kind: _, fields, status, publishedAt } = convertOne({ html, title, slug: '' })
        expect(() => prepareArticle({ key: '1', authorId: 'a', fields, status, publishedAt })).not.toThrow()
      }
    }
  })
})

test('problems: the trash, and a text that no article can hold', () => {
  expect(convertPost(sourcePost({ status: 'trash' }), convertContext)).toMatchObject({
    kind: 'problem',
    cause: 'in_trash',
  })
  const long = convertPost(sourcePost({ html: sentence.repeat(1_000) }), convertContext)
  expect(long).toMatchObject({ cause: 'content_too_long', recordId: '7', title: 'Chuva para a ponte' })
  expect(convertPost(sourcePost({ html: '<b>a</b> <i>b</i>'.repeat(6_000) }), convertContext)).toMatchObject({
    cause: 'content_too_long',
  })
})

test.each([
  ['chuva-na-ponte', 'chuva-na-ponte', false],
  ['s%c3%a3o-jo%c3%a3o', 'sao-joao', true],
  ['../../admin', 'admin', true],
  ['x'.repeat(300), 'x'.repeat(200), true],
  ['0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000', 'materia-7', true],
])('slugs of other systems (abuse case 20): %s → %s', (slug, expected, changed) => {
  const { fields, notes } = convertOne({ slug, excerpt: 'Um resumo da ponte' })
  expect(fields.slug).toBe(expected)
  expect(codes({ notes })).toEqual(changed ? ['slug_changed'] : [])
})

test('line breaks count in WordPress, in a CSV without paragraphs, never in Ghost', () => {
  const content = (html: string, origin: string) => convertOne({ html, status: 'draft' }, { origin }).fields.content
  expect(content('a\nb', 'wxr:x')).toBe('<p>a<br />b</p>')
  expect(content('a\nb', 'csv')).toBe('<p>a<br />b</p>')
  expect(content('<p>a\nb</p>', 'csv')).toBe('<p>a b</p>')
  expect(content('a\nb', 'ghost:x')).toBe('<p>a b</p>')
})

test('HTML that WPBakery keeps in Base64', () => {
  const code = Buffer.from(encodeURIComponent('<p>A água <script>alert(1)</script>baixou.</p>')).toString('base64')
  const { fields, notes } = convertOne({
    html: `[vc_raw_html]${code}[/vc_raw_html][vc_raw_js]${code}[/vc_raw_js]`,
    status: 'draft',
  })
  expect(fields.content).toBe('<p>A água baixou.</p>')
  expect(codes({ notes }).slice(0, 2)).toEqual(['shortcode_dropped', 'markup_dropped'])
})
