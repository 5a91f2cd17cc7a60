import { describe, expect, test } from 'vitest'
import { readAll } from '#tests/support/imports/read-all.ts'
import { lexicalHtml } from './lexical.ts'
import { mobiledocHtml } from './mobiledoc.ts'

const post = {
  id: 'p1',
  uuid: 'u-1',
  title: 'Ponte',
  slug: 'ponte',
  html: '<p><a href="__GHOST_URL__/outra/">Oi</a></p>',
  status: 'published',
  type: 'post',
  visibility: 'public',
  published_at: '2019-05-03T12:00:00.000Z',
  updated_at: '2019-05-04 08:00:00',
  feature_image: '__GHOST_URL__/content/images/a.jpg',
  custom_excerpt: 'Resumo',
  lexical: null,
  mobiledoc: null,
}
const data = {
  posts: [
    post,
    {
      ...post,
      id: 'p2',
      slug: 'sobre',
      type: 'page',
      visibility: 'paid',
      status: 'draft',
      published_at: null,
      feature_image: null,
    },
  ],
  posts_meta: [{ post_id: 'p1', feature_image_alt: 'A ponte', feature_image_caption: 'Foto: <i>Caio</i>' }],
  posts_tags: [
    { post_id: 'p1', tag_id: 't2', sort_order: 1 },
    { post_id: 'p1', tag_id: 't1', sort_order: 0 },
    { post_id: 'p1', tag_id: 't3', sort_order: 2 },
  ],
  posts_authors: [{ post_id: 'p1', author_id: 'a1', sort_order: 0 }],
  settings: [{ id: 's', key: 'title', value: 'Jornal Antigo' }],
  tags: [
    { id: 't1', name: 'Cidade', slug: 'cidade' },
    { id: 't2', name: 'Chuva', slug: 'chuva' },
    { id: 't3', name: '#interna', slug: 'hash-interna' },
  ],
  users: [{ id: 'a1', name: 'Ana Lima', slug: 'ana' }],
}

test.each([
  ['in db', { db: [{ meta: { version: '5' }, data }] }],
  ['without db', { meta: {}, data }],
])('posts and pages, with tables that follow them, %s', async (_, file) => {
  const { source, posts, error } = await readAll(JSON.stringify(file), { name: 'a.json', size: 100 })
  expect(error).toBeNull()
  expect(source).toMatchObject({ format: 'ghost', origin: 'ghost:jornal-antigo', site: '' })
  expect(posts).toMatchObject([
    {
      kind: 'post',
      recordId: 'p1',
      html: '<p><a href="/outra/">Oi</a></p>',
      author: 'Ana Lima',
      premium: false,
      tags: ['Cidade', 'Chuva'],
      categories: [],
      excerpt: 'Resumo',
      status: 'published',
      publishedAt: new Date('2019-05-03T12:00:00Z'),
      modifiedAt: new Date('2019-05-04T08:00:00Z'),
      cover: { url: '/content/images/a.jpg', alt: 'A ponte', caption: 'Foto: <i>Caio</i>' },
      addresses: ['/ponte/', '/p/u-1/'],
    },
    { kind: 'page', recordId: 'p2', status: 'draft', publishedAt: null, premium: true, cover: null },
  ])
  expect(source?.terms()).toEqual([
    { kind: 'tag', name: 'Cidade', address: '/tag/cidade' },
    { kind: 'tag', name: 'Chuva', address: '/tag/chuva' },
    { kind: 'author', name: 'Ana Lima', address: '/author/ana' },
  ])
})

test('a text that only Lexical has', () => {
  const text = (words: string, format = 0) => ({ type: 'extended-text', text: words, format })
  const root = {
    children: [
      { type: 'extended-heading', tag: 'h2', children: [text('Olá')] },
      {
        type: 'paragraph',
        children: [
          text('a < b', 3),
          { type: 'linebreak' },
          { type: 'link', url: 'https://a.example/?x=1&y="', children: [text('c')] },
        ],
      },
      { type: 'list', listType: 'number', children: [{ type: 'listitem', children: [text('um')] }] },
      { type: 'image', src: '__GHOST_URL__/a.jpg', alt: 'A', caption: 'Leg' },
      { type: 'bookmark', url: 'https://b.example/', metadata: { title: 'B' } },
      { type: 'callout', calloutEmoji: '💡', calloutText: 'Atenção' },
      { type: 'horizontalrule' },
      { type: 'novidade', heading: 'Título do cartão', buttonText: 'Vá', buttonUrl: 'https://c.example/' },
    ],
  }
  expect(lexicalHtml(JSON.stringify({ root }))).toBe(
    '<h2>Olá</h2><p><em><strong>a &lt; b</strong></em><br><a href="https://a.example/?x=1&amp;y=&quot;">c</a></p><ol start="1"><li>um</li></ol>' +
      '<figure><img src="__GHOST_URL__/a.jpg" alt="A"><figcaption>Leg</figcaption></figure><p><a href="https://b.example/">B</a></p>' +
      '<blockquote>💡 Atenção</blockquote><hr><p>Título do cartão</p><p><a href="https://c.example/">Vá</a></p>',
  )
  expect(lexicalHtml('{"root":')).toBe('')
})

test('a text that only Mobiledoc has', () => {
  const document = {
    version: '0.3.1',
    atoms: [['soft-return', '', {}]],
    cards: [
      ['image', { src: '/a.jpg', alt: 'A', caption: 'Leg' }],
      ['hr', {}],
    ],
    markups: [['strong'], ['a', ['href', 'https://a.example/']]],
    sections: [
      [
        1,
        'p',
        [
          [0, [0], 0, 'Forte '],
          [0, [1], 2, 'ligado'],
          [1, [], 0, 0],
          [0, [], 0, 'fim'],
        ],
      ],
      [10, 0],
      [10, 1],
      [3, 'ul', [[[0, [], 0, 'item']]]],
    ],
  }
  expect(mobiledocHtml(JSON.stringify(document))).toBe(
    '<p><strong>Forte <a href="https://a.example/">ligado</a></strong><br>fim</p>' +
      '<figure><img src="/a.jpg" alt="A"><figcaption>Leg</figcaption></figure><hr><ul><li>item</li></ul>',
  )
  expect(mobiledocHtml('null')).toBe('')
})

test.each([
  ['{"a":1}', 'import_not_ghost'],
  ['{"db":[{"data":{"posts":[]}}]}', 'import_not_ghost'],
  ['{"db":[{"data":{"posts":[{"id":"1"', 'import_broken_json'],
  ['{"db": oops', 'import_broken_json'],
])('%s → %s', async (json, error) => {
  expect((await readAll(json)).error).toBe(error)
})

test('a value without an end stops the reading (abuse case 18)', async () => {
  const endless = async function* () {
    yield Buffer.from('{"db":[{"data":{"posts":[{"id":"1","html":"')
    for (let part = 0; part < 600; part++) yield Buffer.alloc(65_536, 'x')
  }
  expect((await readAll(endless)).error).toBe('import_broken_json')
})

test.each(['constructor', 'em revisão'])('the unknown status %s never publishes, and a note says it', async status => {
  const { posts } = await readAll(JSON.stringify({ data: { posts: [{ ...post, status }] } }))
  expect(posts).toMatchObject([{ status: 'draft', notes: [{ code: 'status_unknown', detail: status }] }])
})

test('the text is what the editor keeps, without players and without what only mails show', async () => {
  const card = (type: string, given: object) => ({ type, version: 1, ...given })
  const lexical = JSON.stringify({
    root: {
      children: [
        { type: 'paragraph', children: [{ type: 'extended-text', text: 'A ponte.', format: 0 }] },
        card('video', { src: '__GHOST_URL__/content/media/a.mp4', caption: 'O rio' }),
        card('email', { html: '<p>Olá, {first_name}</p>' }),
        card('paywall', {}),
        card('product', { productImageSrc: '/b.jpg', productTitle: 'Livro', productUrl: 'https://l.example/' }),
        card('call-to-action', { textValue: '<p>Assine</p>', buttonText: 'Já', buttonUrl: 'https://a.example/' }),
      ],
    },
  })
  const row = {
    ...post,
    lexical,
    html: '<figure class="kg-video-card"><button>1×</button></figure>',
    codeinjection_head: '<style></style>',
  }
  const { posts } = await readAll(JSON.stringify({ data: { ...data, posts: [row] } }), { name: 'a.json' })
  expect(posts[0]?.html).toBe(
    '<p>A ponte.</p><video src="/content/media/a.mp4" title=""></video><p>O rio</p><img src="/b.jpg" alt=""><p>Livro</p><p><a href="https://l.example/">https://l.example/</a></p><p><p>Assine</p></p><p><a href="https://a.example/">Já</a></p>',
  )
  expect(posts[0]?.notes).toEqual([{ code: 'field_not_read', detail: 'codeinjection_head' }])
})

describe('a Markdown card', () => {
  const markdown =
    '## Serviço\n\nO **horário** é das *9h* às 18h. Veja o [edital](https://x.example/edital).\n\n- um\n- dois\n\n![Praça](https://x.example/p.jpg)\n\n<div>Aviso</div>\n\n> citação'
  const html =
    '<h2>Serviço</h2><p>O <strong>horário</strong> é das <em>9h</em> às 18h. Veja o <a href="https://x.example/edital">edital</a>.</p>' +
    '<ul><li>um</li><li>dois</li></ul><figure><img src="https://x.example/p.jpg" alt="Praça"><figcaption></figcaption></figure><div>Aviso</div><blockquote>citação</blockquote>'
  const mobiledoc = JSON.stringify({ cards: [['markdown', { markdown }]], sections: [[10, 0]], markups: [], atoms: [] })

  test('of either editor is read as what it says', () => {
    const lexical = { root: { children: [{ type: 'markdown', markdown }] } }
    expect(lexicalHtml(JSON.stringify(lexical))).toBe(html)
    expect(mobiledocHtml(mobiledoc)).toBe(html)
    expect(mobiledocHtml(mobiledoc.replace('"markdown"', '"card-markdown"'))).toBe(html)
  })

  test('with a table, code and a rule is read as those', () => {
    const written = '| Nome | Valor |\r\n|:--|--:|\n| a \\| b | **1** |\n\n---\n\n```js\nx < 1\n```\n\nTítulo\n---'
    const lexical = { root: { children: [{ type: 'markdown', markdown: written }] } }
    expect(lexicalHtml(JSON.stringify(lexical))).toBe(
      '<table><tr><th><p>Nome</p></th><th><p>Valor</p></th></tr><tr><td><p>a | b</p></td><td><p><strong>1</strong></p></td></tr></table>' +
        '<hr><pre>x &lt; 1</pre><p>Título<br>---</p>',
    )
  })

  test('is taken as Ghost rendered it, where the row has it', async () => {
    const rendered =
      '<!--kg-card-begin: markdown--><h2 id="servico">Serviço</h2><table></table>\n<!--kg-card-end: markdown-->'
    const { posts } = await readAll(JSON.stringify({ data: { posts: [{ ...post, mobiledoc, html: rendered }] } }))
    expect(posts[0]?.html).toBe('<h2 id="servico">Serviço</h2><table></table>\n')
  })
})

test.each([
  ['its Markdown', { markdown: 'Uma **ponte**' }, '<p>Uma <strong>ponte</strong></p>'],
  ['its plain text', { plaintext: 'Uma ponte\n\n\n5 < 6' }, '<p>Uma ponte</p><p>5 &lt; 6</p>'],
])('a row without a text of an editor gives %s', async (_, given, html) => {
  const { posts } = await readAll(JSON.stringify({ data: { posts: [{ ...post, html: null, ...given }] } }))
  expect(posts[0]?.html).toBe(html)
})

test('the cover of an export of Ghost 0 comes along', async () => {
  const image = '/content/images/2014/02/ponte.jpg'
  const { posts } = await readAll(JSON.stringify({ data: { posts: [{ ...post, feature_image: null, image }] } }))
  expect(posts[0]?.cover?.url).toBe(image)
})
