import { describe, expect, test } from 'vitest'
import { convertOne } from '#tests/support/imports/convert-one.ts'
import { readAll } from '#tests/support/imports/read-all.ts'
import { oldSite, type WxrItem, wxrFile, wxrHead, wxrItem } from '#tests/support/imports/wxr-file.ts'

const picture = (id: number, given: Partial<WxrItem> = {}): WxrItem => ({
  id,
  type: 'attachment',
  status: 'inherit',
  title: `Foto ${id}`,
  url: `${oldSite}/wp-content/uploads/${id}.jpg`,
  link: `${oldSite}/2019/05/titulo-1/foto-${id}/`,
  excerpt: 'A ponte',
  meta: { _wp_attachment_image_alt: 'Ponte' },
  ...given,
})

const readOne = async (given: Partial<WxrItem>, others: WxrItem[] = []) => {
  const read = await readAll(wxrFile([{ id: 1, ...given }, ...others]))
  expect(read.error).toBeNull()
  return read.posts[0]
}

test('the site, its people and the addresses of its terms', async () => {
  const { source } = await readAll(wxrFile([{ id: 1 }]), { name: 'a.xml' })
  expect(source).toMatchObject({ format: 'wxr', encoding: 'utf-8', origin: 'wxr:antigo.example', site: oldSite })
  expect(source?.bytesRead).toBe(Buffer.byteLength(wxrFile([{ id: 1 }])))
  const terms = source?.terms().map(({ kind, name, address }) => `${kind} ${name} ${address}`)
  expect(terms).toEqual([
    'category Brasil /category/brasil',
    'category Brasil /categoria/brasil',
    'category Brasil /?cat=3',
    'category Política /category/brasil/politica',
    'category Política /categoria/brasil/politica',
    'category Política /?cat=4',
    'tag Chuva /tag/chuva',
    'tag Chuva /?tag=chuva',
    'author Ana Lima /author/ana',
    'author Ana Lima /?author=1',
  ])
})

test('a post with all that it has, its pictures after it', async () => {
  const post = await readOne(
    {
      title: 'A &amp; B',
      content: 'Veja [gallery ids="21, 22"] <img class="wp-image-23">',
      excerpt: 'Resumo',
      categories: ['Política'],
      tags: ['Chuva'],
      format: 'Galeria',
      sticky: true,
      meta: { _thumbnail_id: '20', _wp_old_slug: 'titulo-velho', enclosure: 'x' },
    },
    [
      picture(20, {
        parent: 1,
        meta: {
          _wp_attachment_image_alt: 'Ponte',
          _wp_attachment_metadata: 'a:1:{s:10:"image_meta";a:1:{s:6:"credit";s:4:"Caio";}}',
        },
      }),
      ...[21, 22, 23, 24].map(id => picture(id)),
    ],
  )
  expect(post).toMatchObject({
    kind: 'post',
    recordId: '1',
    title: 'A &amp; B',
    excerpt: 'Resumo',
    slug: 'titulo-1',
    author: 'Ana Lima',
    status: 'published',
    publishedAt: new Date('2019-05-03T12:00:00Z'),
    categories: ['Política'],
    tags: ['Chuva'],
    cover: { url: `${oldSite}/wp-content/uploads/20.jpg`, alt: 'Ponte', caption: 'A ponte', credit: 'Caio' },
    addresses: [
      `${oldSite}/2019/05/titulo-1/`,
      `${oldSite}/?p=1`,
      '/?p=1',
      `${oldSite}/2019/05/titulo-velho/`,
      `${oldSite}/2019/05/titulo-1/foto-20/`,
      '/?attachment_id=20',
      // Uploaded to no text, and shown in this one.
      ...[21, 22, 23].flatMap(id => [`${oldSite}/2019/05/titulo-1/foto-${id}/`, `/?attachment_id=${id}`]),
    ],
  })
  expect([...(post?.attachments.keys() ?? [])]).toEqual(['21', '22', '23'])
})

describe('the addresses of a text', () => {
  const addressesOf = async (file: string) => (await readAll(file)).posts[0]?.addresses

  test('are not those of another site that had it first', async () => {
    const foreign = wxrFile([{ id: 5 }]).replace(`${oldSite}/?p=5`, 'https://agencia.example/?p=99')
    expect(await addressesOf(foreign)).toEqual([`${oldSite}/2019/05/titulo-5/`, '/?p=5'])
    const other = wxrFile([{ id: 5 }]).replace(`${oldSite}/?p=5`, `${oldSite}/?p=99`)
    expect(await addressesOf(other)).toEqual([`${oldSite}/2019/05/titulo-5/`, '/?p=5'])
  })

  test('stand below the folder of its site, and never are the folder itself', async () => {
    const file = wxrFile([{ id: 5, link: `${oldSite}/blog/?evento=festa` }])
      .replaceAll(`<wp:base_blog_url>${oldSite}`, `<wp:base_blog_url>${oldSite}/blog`)
      .replace(`${oldSite}/?p=5`, `${oldSite}/blog/?p=5`)
    const { posts, source } = await readAll(file)
    expect(posts[0]?.addresses).toEqual([`${oldSite}/blog/?p=5`, '/blog/?p=5'])
    expect(source?.terms().map(({ address }) => address)).toContain('/blog/?cat=3')
  })

  test('are those of all its former slugs, and of pictures that were uploaded to no text', async () => {
    const old = ['um', 'dois'].map(
      slug =>
        `<wp:postmeta><wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value>${slug}</wp:meta_value></wp:postmeta>`,
    )
    const free = (id: number) => picture(id, { link: `${oldSite}/foto-${id}/` })
    const file = wxrFile([
      { id: 5, content: '<img class="wp-image-7">', meta: { _thumbnail_id: '6' } },
      free(6),
      free(7),
      free(8),
    ])
    expect(await addressesOf(file.replace('<wp:comment>', `${old.join('')}<wp:comment>`))).toEqual([
      `${oldSite}/2019/05/titulo-5/`,
      `${oldSite}/?p=5`,
      '/?p=5',
      ...['um', 'dois'].map(slug => `${oldSite}/2019/05/${slug}/`),
      ...[6, 7].flatMap(id => [`${oldSite}/foto-${id}/`, `/?attachment_id=${id}`]),
    ])
  })
})

describe('fields and parts beside the text', () => {
  test('the line under the headline is the summary; an excerpt beside it and unread fields are noted', async () => {
    const meta = {
      wps_subtitle: 'A ponte fechou de novo',
      dados_da_obra: 'A obra custou caro',
      views: '12',
      _x: 'a b c d',
    }
    expect(await readOne({ excerpt: 'Outro resumo', meta })).toMatchObject({
      excerpt: 'A ponte fechou de novo',
      notes: [
        { code: 'field_not_read', detail: 'dados_da_obra' },
        { code: 'field_not_read', detail: 'excerpt' },
      ],
    })
    expect(await readOne({ excerpt: 'Resumo', meta: { subtitle: '' } })).toMatchObject({ excerpt: 'Resumo', notes: [] })
  })

  test('the main category of a search plugin stands first', async () => {
    const categories = ['Brasil', 'Política']
    expect((await readOne({ categories }))?.categories).toEqual(categories)
    expect((await readOne({ categories, meta: { rank_math_primary_category: '4' } }))?.categories).toEqual([
      'Política',
      'Brasil',
    ])
  })

  test('guests of Co-Authors Plus sign with their names', async () => {
    const guest: WxrItem = {
      id: 9,
      type: 'guest-author',
      link: `${oldSite}/?post_type=guest-author&#038;p=9`,
      meta: { 'cap-user_login': 'joao-silva', 'cap-display_name': 'João Silva' },
    }
    const file = wxrFile([{ id: 1 }, guest]).replace(
      '<wp:comment>',
      '<category domain="author" nicename="cap-joao-silva"><![CDATA[joao-silva]]></category><wp:comment>',
    )
    const { posts, problems, source } = await readAll(file)
    expect(posts).toMatchObject([{ author: 'João Silva', otherAuthors: [] }])
    expect(problems).toEqual([])
    expect(source?.terms()).toContainEqual({ kind: 'author', name: 'João Silva', address: '/author/joao-silva' })
  })

  test('reusable blocks and footnotes stand in their places', async () => {
    const block = { id: 9, type: 'wp_block', content: '<!-- wp:paragraph --><p>Assine.</p><!-- /wp:paragraph -->' }
    const content =
      '<!-- wp:paragraph --><p>Um<sup data-fn="a" class="fn"><a href="#a">1</a></sup></p><!-- /wp:paragraph --><!-- wp:block {"ref":9} /--><!-- wp:footnotes /-->'
    const meta = { footnotes: '[{"content":"Fonte: <em>IBGE</em>","id":"a"}]' }
    const read = await readAll(wxrFile([{ id: 1, content, meta }, block]))
    expect(read.problems).toEqual([])
    expect(convertOne({ html: read.posts[0]?.html ?? '', status: 'draft' }).fields.content).toBe(
      '<p>Um¹</p><p>Assine.</p><ol><li>Fonte: <em>IBGE</em></li></ol>',
    )
  })

  test('terms of a taxonomy of the site’s own have their addresses', async () => {
    const own =
      '<wp:term><wp:term_id>8</wp:term_id><wp:term_taxonomy>editoria</wp:term_taxonomy><wp:term_slug>cidades</wp:term_slug><wp:term_name><![CDATA[Cidades]]></wp:term_name></wp:term>'
    const { source } = await readAll(wxrFile([{ id: 1 }]).replace('<wp:tag>', `${own}<wp:tag>`))
    expect(source?.terms()).toContainEqual({ kind: 'tag', name: 'Cidades', address: '/editoria/cidades' })
  })
})

test('a gallery without ids has all pictures of its post', async () => {
  const post = await readOne({ content: '[gallery columns="3"]' }, [
    picture(30, { parent: 1 }),
    picture(31, { parent: 2 }),
  ])
  expect([...(post?.attachments.keys() ?? [])]).toEqual(['30'])
})

test.each([
  ['publish', 'published'],
  ['future', 'scheduled'],
  ['draft', 'draft'],
  ['pending', 'draft'],
  ['private', 'draft'],
  ['trash', 'trash'],
])('status %s is %s', async (status, expected) => {
  expect(await readOne({ status })).toMatchObject({ status: expected })
})

test.each(['pitch', 'assigned', 'in-progress', 'constructor', '__proto__'])(
  'a plugin’s status %s never publishes, and a note says it',
  async status => {
    expect(await readOne({ status })).toMatchObject({
      status: 'draft',
      notes: [{ code: 'status_unknown', detail: status }],
    })
  },
)

test('a text with a password is a draft, and its note says so', async () => {
  expect(await readOne({ password: 'segredo' })).toMatchObject({
    status: 'draft',
    notes: [{ code: 'password_removed' }],
  })
})

describe('a date', () => {
  const none = '0000-00-00 00:00:00'
  const noneInFeed = 'Mon, 30 Nov -0001 00:00:00 +0000'
  const torn = '2018-11-03 16:57:357'

  test.each([
    ['the universal one is torn', { date: torn, localDate: '2018-11-03 16:57:35' }, '2018-11-03T19:57:35.000Z'],
    ['the universal one is not set', { date: none, localDate: '2018-11-04 00:30:00' }, '2018-11-04T03:30:00.000Z'],
    ['only the feed has one', { date: '', pubDate: 'Fri, 07 Jun 2013 03:00:44 +0000' }, '2013-06-07T03:00:44.000Z'],
    [
      'the feed has one beside zeros',
      { date: none, pubDate: 'Fri, 7 Jun 2013 03:00:44 GMT' },
      '2013-06-07T03:00:44.000Z',
    ],
    ['the zone is another', { date: '', pubDate: '07 Jun 2013 03:00:44 -0300' }, '2013-06-07T06:00:44.000Z'],
  ])('is read where %s', async (_, given, instant) => {
    expect(await readOne(given)).toMatchObject({ publishedAt: new Date(instant), notes: [] })
  })

  test('that nobody can read is null, and a note has what was written', async () => {
    expect(await readOne({ date: torn, localDate: none, pubDate: '31 Jun 2013 03:00:44 +0000' })).toMatchObject({
      publishedAt: null,
      notes: [{ code: 'date_unreadable', detail: `${torn} · 31 Jun 2013 03:00:44 +0000` }],
    })
  })

  test.each([none, '-0001-11-30 00:00:00', ''])('%j is none', async date => {
    expect(await readOne({ status: 'draft', date, pubDate: noneInFeed })).toMatchObject({
      publishedAt: null,
      notes: [],
    })
  })
})

test('a page with its parent, and what is neither post nor page', async () => {
  const read = await readAll(
    wxrFile([
      { id: 2, type: 'page', slug: 'equipe', link: `${oldSite}/sobre/equipe/`, parent: 1 },
      { id: 3, type: 'nav_menu_item' },
      { id: 4, type: 'coluna', title: 'Coluna', link: `${oldSite}/coluna/festa/` },
      { id: 6, type: 'flamingo_inbound', link: `${oldSite}/?post_type=flamingo_inbound&#038;p=6` },
      picture(5),
    ]),
  )
  expect(read.posts).toMatchObject([
    { kind: 'page', addresses: [`${oldSite}/sobre/equipe/`, `${oldSite}/?p=2`, '/?page_id=2'] },
    { kind: 'post', title: 'Coluna', status: 'published', notes: [{ code: 'type_changed', detail: 'coluna' }] },
  ])
  expect(read.problems).toMatchObject([
    { recordId: '3', cause: 'not_a_post', detail: 'nav_menu_item' },
    { recordId: '6', cause: 'not_a_post', detail: 'flamingo_inbound' },
  ])
})

test('a cover that the file does not have is noted', async () => {
  expect(await readOne({ meta: { _thumbnail_id: '99' } })).toMatchObject({
    cover: null,
    notes: [{ code: 'picture_not_fetched', detail: 'capa: anexo 99' }],
  })
})

describe('broken files (abuse case 18)', () => {
  test.each([1, 5, 1000])('control characters, in parts of %i bytes', async size => {
    const { posts } = await readAll(wxrFile([{ id: 1, content: 'a\u0000b\u000bc ]]> d — é' }]), { size })
    expect(posts).toMatchObject([{ html: 'a\u0000b\u000bc ]]> d — é' }])
  })

  test('a CDATA section that ends too early gives its markup back', async () => {
    const broken = wxrFile([{ id: 1, content: 'um § três' }, { id: 2 }]).replace(
      '§',
      ']]> <b class="x">dois</b><br> &amp; ',
    )
    const { posts } = await readAll(broken)
    expect(posts.map(({ recordId }) => recordId)).toEqual(['1', '2'])
    expect(posts[0]?.html).toContain('<b class="x">dois</b><br> & ')
    expect(posts[0]?.html).toContain('três')
    expect(posts[0]?.slug).toBe('titulo-1')
  })

  test('a CDATA section that nothing closes ends with its element', async () => {
    const broken = wxrFile([{ id: 1, content: 'um §', excerpt: 'resumo' }, { id: 2 }]).replace('§]]>', '')
    const { posts } = await readAll(broken)
    expect(posts).toMatchObject([{ recordId: '1', html: 'um ', slug: 'titulo-1' }, { recordId: '2' }])
  })

  test('a file that ends inside of a post gives the posts before it', async () => {
    const whole = wxrFile([{ id: 1 }, { id: 2 }])
    const read = await readAll(whole.slice(0, whole.lastIndexOf('<wp:post_id>')))
    expect(read.error).toBe('import_cut_off')
    expect(read.posts.map(({ recordId }) => recordId)).toEqual(['1'])
  })

  test('other XML, and a section without an end', async () => {
    expect(
      (await readAll('<?xml version="1.0"?><rss><channel><item><title>a</title></item></channel></rss>')).error,
    ).toBe('import_not_wxr')
    const endless = async function* () {
      yield Buffer.from(`${wxrHead}<item><title><![CDATA[`)
      for (let part = 0; part < 600; part++) yield Buffer.alloc(65_536, 'x')
    }
    expect((await readAll(endless)).error).toBe('import_broken_xml')
  })

  test('entities that grow are not expanded', async () => {
    const bomb = `<!DOCTYPE r [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "&a;&a;&a;">]>${wxrHead}${wxrItem({ id: 1 }).replace('Título 1', ']]>&b;<![CDATA[')}</channel></rss>`
    const { posts } = await readAll(bomb)
    expect(posts[0]?.title).toBe('&b;')
  })
})

describe('fields by hand', () => {
  test.each([
    ['td_post_video', 'a:1:{s:8:"td_video";s:32:"https://youtu.be/dQw4w9WgXcQ";}', 'https://youtu.be/dQw4w9WgXcQ'],
    ['_format_video_embed', '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0"></iframe>', 'youtube'],
    ['video_destaque', '31', '/wp-content/uploads/festa.mp4'],
  ])('the featured video in %s stands above the text', async (key, value, expected) => {
    const video = picture(31, { url: `${oldSite}/wp-content/uploads/festa.mp4` })
    for (const content of ['O texto.', '<!-- wp:paragraph --><p>O texto.</p><!-- /wp:paragraph -->']) {
      const post = await readOne({ content, meta: { [key]: value } }, [video])
      expect(post?.notes).toEqual([])
      const { fields } = convertOne({ html: post?.html ?? '' })
      expect(fields.content).toContain(key === 'video_destaque' ? expected : 'dQw4w9WgXcQ')
      expect(fields.content.indexOf('O texto.')).toBeGreaterThan(10)
    }
  })

  test('a video that the text has too is shown once', async () => {
    const content = 'Veja:\n\nhttps://youtu.be/dQw4w9WgXcQ'
    const post = await readOne({ content, meta: { video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=5' } })
    expect(post?.html).toBe(content)
  })

  test('the credit of the cover', async () => {
    const post = await readOne({ meta: { _thumbnail_id: '20', credito_foto: 'Caio Melo' } }, [picture(20)])
    expect(post?.cover).toMatchObject({ credit: 'Caio Melo' })
  })

  test('those that have no place here are listed, and settings are not', async () => {
    const post = await readOne({
      meta: {
        chapeu: 'Luto',
        fonte: 'G1',
        link_da_transmissao: 'https://example.com/ao-vivo',
        galeria_de_fotos: 'a:1:{i:0;i:7;}',
        _chapeu: 'field_5a',
        fotos: '0',
        sidebar: 'right',
        layout: 'full',
        td_theme: 'a b c',
        observacao: 'Texto de três palavras',
      },
    })
    expect(post?.notes.map(({ detail }) => detail)).toEqual([
      'chapeu',
      'fonte',
      'link_da_transmissao',
      'galeria_de_fotos',
      'observacao',
    ])
  })
})

test('an author has the address of the login and the one that WordPress makes of it', async () => {
  const author = (login: string, name: string) =>
    `<wp:author><wp:author_id>9</wp:author_id><wp:author_login><![CDATA[${login}]]></wp:author_login><wp:author_display_name><![CDATA[${name}]]></wp:author_display_name></wp:author>`
  const guest = wxrItem({ id: 1 }).replace(
    '<wp:post_id>',
    '<category domain="author" nicename="cap-bia-couto"><![CDATA[bia]]></category><category domain="author" nicename="cap-leo-dias"><![CDATA[Léo Dias]]></category><wp:post_id>',
  )
  const people = author('Joao.Silva@Mail', 'João Silva') + author('rui costa', 'Rui Costa') + author('bia', 'Bia Couto')
  const { source } = await readAll(`${wxrHead}${people}${guest}</channel></rss>`)
  const addresses = source?.terms().flatMap(({ kind, address }) => (kind === 'author' ? [address] : []))
  expect(addresses?.filter(address => address.startsWith('/author/'))).toEqual([
    '/author/leo-dias',
    '/author/ana',
    '/author/Joao.Silva%40Mail',
    '/author/joao-silvamail',
    '/author/rui%20costa',
    '/author/rui-costa',
    '/author/bia',
    '/author/bia-couto',
  ])
})

test('a gallery without ids has the pictures of its post, and a playlist its sounds', async () => {
  const files = [picture(21, { parent: 1 }), picture(22, { parent: 1, url: `${oldSite}/wp-content/uploads/som.mp3` })]
  const ids = async (content: string) => [...((await readOne({ content }, files))?.attachments.keys() ?? [])]
  expect(await ids('[gallery]')).toEqual(['21'])
  const both = (await readOne({ content: '[gallery] [playlist ids="22"]' }, files))?.attachments
  expect(convertOne({ html: '[gallery]', attachments: both }).bodyPictures).toMatchObject([{ url: files[0]?.url }])
  expect(await ids('[playlist]')).toEqual(['22'])
})

test('a file of a hundred thousand open elements is broken, and read no further', async () => {
  const read = await readAll(`${wxrFile([{ id: 1 }]).replace('</channel>', '<a>'.repeat(100_000))}`)
  expect(read.error).toBe('import_broken_xml')
})

describe('a file that only the feed carries', () => {
  const enclosure = `${oldSite}/wp-content/uploads/ep12.mp3\n21169426\naudio/mpeg\n`

  test('stands at the end of the text', async () => {
    const player = `<audio src="${oldSite}/wp-content/uploads/ep12.mp3"></audio>`
    expect((await readOne({ content: 'Um', meta: { enclosure } }))?.html).toBe(`Um\n\n${player}`)
  })

  test.each([
    ['filme.mp4', 'video/mp4', `<video src="${oldSite}/filme.mp4"></video>`],
    ['edital.pdf', 'application/pdf', `<p><a href="${oldSite}/edital.pdf">edital.pdf</a></p>`],
  ])('%s stands there too', async (name, kind, shown) => {
    const meta = { enclosure: `${oldSite}/${name}\r\n9\r\n${kind}` }
    expect((await readOne({ content: 'Um', meta }))?.html).toBe(`Um\n\n${shown}`)
  })

  test('is not repeated, and a picture has its own place', async () => {
    const content = `[audio mp3="${oldSite}/wp-content/uploads/ep12.mp3"]`
    expect((await readOne({ content, meta: { enclosure } }))?.html).toBe(content)
    for (const other of ['x', `${oldSite}/capa.jpg\n9\nimage/jpeg`])
      expect((await readOne({ content: 'Um', meta: { enclosure: other } }))?.html).toBe('Um')
  })
})
