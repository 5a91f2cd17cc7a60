import { describe, expect, test } from 'vitest'
import { articleFields } from '#lib/schemas/articles/article.ts'
import { prepareArticle } from '#server/articles/batch/commands/prepare-article.ts'
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
      title: 'Chuva & ponte',
      slug: 'chuva-para-a-ponte',
      summary: 'A ponte fechou…',
      tags: ['Brasil', 'chuva'],
      cities: [],
      visibility: 'premium',
      coverImage: 'https://antigo.example/a.jpg',
      coverAlt: 'A ponte',
      coverMediaId: null,
      coverCredit: 'Foto: Caio Melo/Agência',
      coverCaption: 'No rio.',
    },
    status: 'published',
    publishedAt: new Date('2019-05-03T12:00:00Z'),
    changedAt: new Date('2019-06-01'),
    author: 'Ana Lima',
    addresses: ['/2019/05/ponte', '/?p=7'],
    notes: [],
  })
  expect(articleFields.safeParse(converted.fields).error).toBeUndefined()
})

test.each([
  [
    'its own credit',
    { caption: 'No rio. Foto: Ana', credit: 'Caio' },
    { coverCaption: 'No rio. Foto: Ana', coverCredit: 'Caio' },
  ],
  ['only a credit', { caption: 'Foto: <i>Caio</i>', credit: '' }, { coverCaption: '', coverCredit: 'Foto: Caio' }],
  ['no text', { caption: ' ', credit: '' }, { coverCaption: '', coverCredit: '' }],
])('the caption of a cover with %s', (_, texts, expected) => {
  expect(convertOne({ cover: { url: '/a.jpg', alt: '', ...texts } }).fields).toMatchObject(expected)
})

test('a long caption of a cover ends within its limit, and its credit is found all the same', () => {
  const caption = `${'A ponte fechou de novo. '.repeat(20)}Foto: Caio`
  const { fields } = convertOne({ cover: { url: '/a.jpg', alt: '', caption, credit: '' } })
  expect(fields).toMatchObject({ coverCaption: expect.stringMatching(/^A ponte .{200,}…$/), coverCredit: 'Foto: Caio' })
  expect(articleFields.safeParse(fields).error).toBeUndefined()
})

test('its hash changes with what the source says, and only then', () => {
  const hash = (given: Parameters<typeof convertOne>[0]) => convertOne(given).contentHash
  expect(hash({})).toBe(hash({}))
  expect(hash({ tags: ['a'] })).not.toBe(hash({}))
  expect(hash({ attachments: new Map() })).not.toBe(hash({}))
})

describe('status and dates', () => {
  const draft = { status: 'draft' } as const
  const options = { ...convertContext.options, ...draft }

  test.each([
    ['published', {}, 'published', true, []],
    [null, {}, 'published', true, []],
    ['draft', {}, 'draft', false, []],
    ['scheduled', {}, 'draft', false, ['scheduled_as_draft']],
    ['published', { publishedAt: new Date('2030-01-01') }, 'draft', false, ['scheduled_as_draft']],
    // It would become today's news.
    ['published', { publishedAt: null }, 'draft', false, ['published_as_draft']],
    [null, { publishedAt: null }, 'draft', false, ['published_as_draft']],
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

  test('a text that cannot be published says so with the choice of drafts too', () => {
    const converted = convertOne({ html: '<hr>', excerpt: 'Um resumo longo' }, { options })
    expect(converted).toMatchObject({ ...draft, notes: [{ code: 'published_as_draft' }] })
  })

  test.each([
    ['a picture', { html: '<img src="https://antigo.example/charge.jpg">' }],
    ['a video', { html: '<p>https://youtu.be/dQw4w9WgXcQ</p>' }],
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

  test('a few words stay the summary of such a text when they are enough', () => {
    const { fields } = convertOne({ html: '<p>Morreu ontem o poeta da praça.</p>', excerpt: '' })
    expect(fields).toMatchObject({ summary: 'Morreu ontem o poeta da praça.' })
    expect(fields.content).toContain('veio do arquivo')
  })

  test('the choice of drafts keeps the date of a text that was public, and none of others', () => {
    expect(convertOne({}, { options })).toMatchObject({ ...draft, publishedAt: new Date('2019-05-03T12:00:00Z') })
    expect(convertOne({ status: 'draft' }, { options })).toMatchObject({ ...draft, publishedAt: null })
  })

  test('a change before the publication or in the future is none', () => {
    expect(convertOne({ modifiedAt: new Date('2019-01-01') }).changedAt).toBeNull()
    expect(convertOne({ modifiedAt: new Date('2030-01-01') }).changedAt).toBeNull()
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

describe('titles', () => {
  test.each([
    ['Um <script>x</script>título &#8211; &quot;bom&quot; &amp;amp; 5 < 6', 'Um título – "bom" &amp; 5 < 6', []],
    ['🎉 São João\u0000\u200b', '🎉 São João', []],
    ['', 'A chuva parou a ponte nesta terça-feira', ['title_derived']],
  ])('%s', (title, expected, notes) => {
    const converted = convertOne({ title, excerpt: 'Um resumo da ponte' })
    expect(converted.fields.title).toBe(expected)
    expect(codes(converted)).toEqual(notes)
  })

  test('a long one is cut at a word, and the note has the whole', () => {
    const title = 'palavra '.repeat(30).trim()
    const { fields, notes } = convertOne({ title, excerpt: 'Um resumo da ponte' })
    expect(fields.title).toBe(`${'palavra '.repeat(25).trim()}…`)
    expect(notes).toEqual([{ code: 'title_cut', detail: title }])
  })
})

describe('summaries', () => {
  test('a missing one is the first sentences of the text, whole', () => {
    const { fields, notes } = convertOne({
      html: `<h2>Antes</h2><p>${sentence.repeat(3)}</p><p>${sentence.repeat(9)}</p>`,
    })
    expect(fields.summary).toBe(sentence.repeat(5).trim())
    expect(notes).toEqual([{ code: 'summary_derived', detail: '' }])
  })

  test.each([
    ['footnotes', '<ol><li>Primeira nota.</li></ol>'],
    ['a line under pictures', '<figure><img src="https://antigo.example/a.jpg"></figure><p>Legenda de todas.</p>'],
    ['a sound', '<p><a href="https://antigo.example/a.mp3">Áudio: a.mp3</a></p>'],
  ])('%s behind the text are no part of it', (_, behind) => {
    const { fields } = convertOne({ html: `<p>${sentence.repeat(3)}</p>${behind}` })
    expect(fields.summary).toBe(sentence.repeat(3).trim())
  })

  test('of a picture alone it is the caption, so that the text need not be a draft', () => {
    const html = `<figure><img src="https://antigo.example/a.jpg"><figcaption>${sentence}</figcaption></figure>`
    const { fields, status } = convertOne({ html })
    expect({ summary: fields.summary, status }).toEqual({ summary: sentence.trim(), status: 'published' })
  })

  test('one that is too long ends at a sentence', () => {
    const { fields, notes } = convertOne({ excerpt: sentence.repeat(20) })
    expect(fields.summary).toBe(sentence.repeat(8).trim())
    expect(codes({ notes })).toEqual(['summary_cut'])
  })
})

describe('slugs of other systems (abuse case 20)', () => {
  test.each([
    ['chuva-na-ponte', 'chuva-na-ponte', false],
    ['s%c3%a3o-jo%c3%a3o', 'sao-joao', true],
    ['Chuva_na Ponte', 'chuva-na-ponte', true],
    ['%E3%81%82', 'chuva-para-a-ponte', true],
    ['рrefeitura-novа', 'chuva-para-a-ponte', true],
    ['🎉', 'chuva-para-a-ponte', true],
    ['ab', 'chuva-para-a-ponte', true],
    ['%zz', 'chuva-para-a-ponte', true],
    ['../../admin', 'admin', true],
    ['x'.repeat(300), 'x'.repeat(200), true],
    ['0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000', 'materia-7', true],
    [`sem-titulo-${'a'.repeat(32)}`, 'chuva-para-a-ponte', true],
    ['', 'chuva-para-a-ponte', false],
  ])('%s → %s', (slug, expected, changed) => {
    const { fields, notes } = convertOne({ slug, excerpt: 'Um resumo da ponte' })
    expect(fields.slug).toBe(expected)
    expect(codes({ notes })).toEqual(changed ? ['slug_changed'] : [])
  })

  test('a text in another script gets a slug by its number', () => {
    expect(convertOne({ slug: '', title: '日本語の題' }).fields.slug).toBe('materia-7')
  })
})

test('tags: each once, cut, no more than twenty', () => {
  const { fields, notes } = convertOne({
    categories: ['Meio Ambiente', 'meio-ambiente', '', '!!!'],
    tags: ['x '.repeat(40), ...Array.from({ length: 30 }, (_, n) => `tag ${n}`)],
    excerpt: 'Um resumo da ponte',
  })
  expect(fields.tags).toHaveLength(20)
  expect(fields.tags.slice(0, 3)).toEqual(['Meio Ambiente', '!!!', `${'x '.repeat(30).trim()}…`])
  expect(codes({ notes })).toEqual(['tags_cut', 'tags_cut'])
})

test('an author without a name, a cover without an address', () => {
  const converted = convertOne({
    author: ' ',
    cover: { url: 'data:image/png;base64,x', alt: '', caption: '', credit: '' },
    excerpt: 'Um resumo da ponte',
  })
  expect(converted).toMatchObject({ author: '', coverPicture: null, fields: { coverImage: null } })
  expect(codes(converted)).toEqual(['picture_not_fetched', 'author_missing'])
})

test('pictures whose site nobody knows are named once each, cover and text alike', () => {
  const cover = { url: '/content/images/capa.jpg', alt: '', caption: '', credit: '' }
  const html = '<p>Texto</p><img src="/content/images/feira.jpg" alt="Feira">'
  const excerpt = 'Um resumo da ponte'
  const { notes } = convertOne({ cover, html, excerpt }, { site: '' })
  const paths = notes.filter(({ code }) => code === 'picture_not_fetched').map(({ detail }) => detail)
  expect(paths.toSorted()).toEqual(['/content/images/capa.jpg', '/content/images/feira.jpg'])
  expect(codes(convertOne({ cover, html, excerpt }, { site: 'https://antigo.example' }))).not.toContain(
    'picture_not_fetched',
  )
})

test('line breaks count in WordPress, in a CSV without paragraphs, never in Ghost', () => {
  const content = (html: string, origin: string) => convertOne({ html, status: 'draft' }, { origin }).fields.content
  expect(content('a\nb', 'wxr:x')).toBe('<p>a<br />b</p>')
  expect(content('a\nb', 'csv')).toBe('<p>a<br />b</p>')
  expect(content('<p>a\nb</p>', 'csv')).toBe('<p>a b</p>')
  expect(content('a\nb', 'ghost:x')).toBe('<p>a b</p>')
})

test('without the address of the old site, paths stay paths', () => {
  const { fields, bodyPictures } = convertOne(
    { html: '<p><a href="/outra/">o</a><img src="/content/images/a.jpg" alt="A"></p>' },
    { site: '' },
  )
  expect(fields.content).toBe(
    '<p><a href="/outra/">o</a></p><figure><img src="/content/images/a.jpg" alt="A" /></figure>' +
      '<p>Esta publicação é de 3 de maio de 2019 e veio do arquivo do jornal.</p>',
  )
  expect(bodyPictures).toEqual([{ url: '/content/images/a.jpg', alt: 'A', caption: '', credit: '' }])
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

test('lists: an item that holds only a list goes below the one before it, and a first number stays', () => {
  const html = '<ul><li>um</li><li><ul><li>um A</li></ul></li><li>dois</li></ul><ol start="4"><li>quatro</li></ol>'
  expect(
    convertOne({ html: `${html}<p>A ponte foi reaberta depois de seis meses de obra, com festa na praça.</p>` }).fields
      .content,
  ).toContain('<ul><li>um<ul><li>um A</li></ul></li><li>dois</li></ul><ol start="4"><li>quatro</li></ol>')
})
