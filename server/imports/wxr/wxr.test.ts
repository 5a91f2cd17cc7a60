import { describe, expect, test } from 'vitest'
import { convertOne } from '#tests/support/imports/convert-one.ts'
import { readAll } from '#tests/support/imports/read-all.ts'
import { oldSite, type WxrItem, wxrFile, wxrHead, wxrItem } from '#tests/support/imports/wxr-file.ts'

const picture = (id: number, given: Partial<WxrItem> = {}): WxrItem => ({
  ...{ id, type: 'attachment', status: 'inherit', title: `Foto ${id}`, url: `${oldSite}/wp-content/uploads/${id}.jpg` },
  ...{
    link: `${oldSite}/2019/05/titulo-1/foto-${id}/`,
    excerpt: 'A ponte',
    meta: { _wp_attachment_image_alt: 'Ponte' },
  },
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
    ...{ kind: 'post', recordId: '1', title: 'A &amp; B', excerpt: 'Resumo', slug: 'titulo-1', author: 'Ana Lima' },
    ...{
      status: 'published',
      publishedAt: new Date('2019-05-03T12:00:00Z'),
      categories: ['Política'],
      tags: ['Chuva'],
    },
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

test.each([
  ['publish', 'published'],
  ['future', 'scheduled'],
  ['draft', 'draft'],
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

test('a file of a hundred thousand open elements is broken, and read no further', async () => {
  const read = await readAll(`${wxrFile([{ id: 1 }]).replace('</channel>', '<a>'.repeat(100_000))}`)
  expect(read.error).toBe('import_broken_xml')
})
