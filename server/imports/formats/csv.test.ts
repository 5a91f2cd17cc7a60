import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { readAll } from '#tests/support/imports/read-all.ts'

const head = 'record_id;titulo;conteudo;Author\n'
const row = (id: number | string, text = 'Texto') => `${id};Título ${id};${text};Ana\n`
const ids = ({ posts }: { posts: { recordId: string }[] }) => posts.map(({ recordId }) => recordId)

describe('the right rows (abuse case 18)', () => {
  test('quotes, doubled quotes, line breaks in quotes, blank lines, a byte order mark and spaces around names', async () => {
    const csv =
      '\ufeff  RECORD_ID ;Título; Conteúdo ;"author"\r\n\r\n1;"A ""ponte""";"linha um\r\nlinha; dois";Ana\r\n;;;\r\n2;B;C;Beto'
    const read = await readAll(csv)
    expect(read.error).toBeNull()
    expect(read.posts).toMatchObject([
      { recordId: '1', title: 'A "ponte"', html: 'linha um\r\nlinha; dois', author: 'Ana' },
      { recordId: '2', title: 'B', html: 'C', author: 'Beto' },
    ])
  })

  test.each([1, 2, 3, 7, 64])('in parts of %i bytes, cut through signs, quotes and line breaks', async size => {
    const csv = `${head.replaceAll(';', ',')}1,"São ""João""","a\r\n🎉,b",Zé\r\n2,"",x,\n3,C,D,E`
    const read = await readAll(csv, { size })
    expect(read.posts).toMatchObject([
      { title: 'São "João"', html: 'a\r\n🎉,b', author: 'Zé' },
      { recordId: '3', html: 'D' },
    ])
    expect(read.problems).toMatchObject([{ recordId: '2', cause: 'missing_title' }])
  })

  test('all columns', async () => {
    const csv = `record_id;titulo;conteudo;Author;Categorias;Tags;Date;URL Slug;Featured Image;Excerpt;Outra
9;T;C;Ana;Brasil > Política|Saúde;chuva, ponte;03/05/2019 09:30;https://antigo.example/2019/05/a-ponte/;https://antigo.example/a.jpg;Resumo;x`
    const { posts, source } = await readAll(csv)
    expect(source).toMatchObject({
      format: 'csv',
      encoding: 'utf-8',
      origin: 'csv',
      site: '',
      bytesRead: Buffer.byteLength(csv),
    })
    expect(posts).toMatchObject([
      {
        categories: ['Brasil', 'Política', 'Saúde'],
        tags: ['chuva', 'ponte'],
        publishedAt: new Date('2019-05-03T12:30:00Z'),
        slug: 'a-ponte',
        addresses: ['https://antigo.example/2019/05/a-ponte/', '/?p=9'],
        cover: { url: 'https://antigo.example/a.jpg' },
        excerpt: 'Resumo',
      },
    ])
  })

  test('Windows-1252 is recognised wherever its first sign stands', async () => {
    const plain = head + row(1, 'x'.repeat(3_000_000))
    const bytes = Buffer.concat([Buffer.from(plain), Buffer.from('2;Coração;ação;José\n', 'latin1')])
    const read = await readAll(bytes)
    expect(read.source?.encoding).toBe('windows-1252')
    expect(read.posts[1]).toMatchObject({ html: 'ação', author: 'José' })
  })

  test('UTF-8 with one line of Windows-1252 keeps every letter', async () => {
    const bytes = Buffer.concat([
      Buffer.from(head + row(1, 'ação '.repeat(50))),
      Buffer.from('2;Joao;coração;Ana\n', 'latin1'),
      Buffer.from(row(3, 'é')),
    ])
    const { posts, source } = await readAll(bytes)
    expect(source?.encoding).toBe('utf-8')
    expect(posts.map(({ html }) => html.slice(0, 7))).toEqual(['ação aç', 'coração', 'é'])
  })

  test.each([64 * 1024, 40, 9])('a quote without its partner takes no other row with it (parts of %i)', async size => {
    const csv = `${head}p-1;A;"a tela de 12" polegadas;Ana\n${row('p-2', '"linha um\nlinha; dois"')}p-3;"B;C;Ana\np-4;"D";"E ""f""";Beto
p-5;G;"diz "oi" e sai\ne volta";Ana\np-6;H;I;"Rui 7" e meia\np-7;J;K;"Ana\n`
    const read = await readAll(csv, { size })
    expect(read.posts.map(({ recordId, html }) => [recordId, html])).toEqual([
      ['p-2', 'linha um\nlinha; dois'],
      ['p-4', 'E "f"'],
      ['p-5', 'diz "oi" e sai\ne volta'],
      ['p-6', 'I'],
    ])
    expect(read.problems).toMatchObject([
      { recordId: 'p-1', cause: 'missing_cells' },
      { recordId: 'p-3', cause: 'missing_cells' },
    ])
    expect(read.error).toBe('import_quote_open')
  })

  test('too few or too many cells are problems of their own, and the next rows are read', async () => {
    const read = await readAll(`${head}1;A;B\n2;A;B;C;D\n3;A;B;C;;\n${row(4)};T;C;A\n5;T; ;A\n`)
    expect(ids(read)).toEqual(['3', '4'])
    expect(read.problems.map(({ recordId, cause }) => [recordId, cause])).toEqual([
      ['1', 'missing_cells'],
      ['2', 'extra_cells'],
      ['', 'missing_id'],
      ['5', 'missing_content'],
    ])
  })

  test('NUL and other control characters do not stop a file', async () => {
    const { posts } = await readAll(`${head}1;A\u0000B;C\u0007D;Ana\n`)
    expect(posts).toHaveLength(1)
  })

  test('line breaks of old Macintoshes', async () => {
    expect(ids(await readAll((head + row(1) + row(2)).replaceAll('\n', '\r')))).toEqual(['1', '2'])
  })
})

describe('a clear error (abuse case 18)', () => {
  test.each([
    ['', 'import_empty'],
    ['\ufeff', 'import_file_empty'],
    ['\n\n \n', 'import_file_empty'],
    [head, 'import_file_empty'],
    ['a;b;c\n1;2;3\n', 'import_columns_missing'],
    ['record_id;titulo;conteudo\n1;2;3\n', 'import_columns_missing'],
    [`titulo;${head}1;2;3;4;5\n`, 'import_column_twice'],
    [`${'a;'.repeat(1_000_000)}\n1`, 'import_header_too_long'],
    [`${'a;'.repeat(600)}${head}1`, 'import_header_too_long'],
    ['x'.repeat(5_000_000), 'import_header_too_long'],
  ])('%#: %.20j → %s', async (csv, error) => {
    expect(await readAll(csv)).toMatchObject({ error, posts: [] })
  })

  test('the sentence names the columns', async () => {
    expect((await readAll('a;b\n1;2')).params).toEqual({ columns: 'record_id, titulo, conteudo, Author' })
  })

  test('UTF-16, with and without its mark, a zip and other files', async () => {
    const utf16 = Buffer.from(head + row(1), 'utf16le')
    expect((await readAll(utf16)).error).toBe('import_utf16')
    expect((await readAll(Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]))).error).toBe('import_utf16')
    expect((await readAll(Buffer.from('PK\u0003\u0004 xl/workbook.xml'))).error).toBe('import_packed')
    expect((await readAll(Buffer.from([0x1f, 0x8b, 8, 0, 0]))).error).toBe('import_packed')
    expect((await readAll(new Uint8Array(5_000))).error).toBe('import_not_text')
  })

  test('a quote that nothing closes: the rows before it, and its number', async () => {
    const read = await readAll(`${head}${row(1)}${row(2)}3;"aberta;C;Ana\nmais;texto;C;Ana\n`)
    expect(read).toMatchObject({ error: 'import_quote_open', params: { row: 4 } })
    expect(ids(read)).toEqual(['1', '2'])
  })
})

/** The most that the heap grew while something large was read, in MB. */
async function grownBy(work: () => Promise<unknown>): Promise<number> {
  setFlagsFromString('--expose_gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  const before = process.memoryUsage()
  let most = 0
  const watch = setInterval(() => {
    const { heapUsed, external } = process.memoryUsage()
    most = Math.max(most, heapUsed + external - before.heapUsed - before.external)
  }, 5)
  await work()
  clearInterval(watch)
  return most / 1024 / 1024
}

/** A file of some beginning and a part that is repeated, without holding it. */
const endless = (start: string, part: string, megabytes: number) =>
  async function* () {
    yield Buffer.from(start)
    const piece = Buffer.from(part.repeat(Math.ceil(65_536 / part.length)))
    for (let sent = 0; sent < megabytes * 1024 * 1024; sent += piece.length) {
      yield piece
      await new Promise(setImmediate)
    }
  }

describe('memory is bounded (abuse case 18)', () => {
  test.each([
    ['an unclosed quote', `${head}${row(1)}2;"`, 'linha\n', 'import_row_too_long', 1],
    ['one line', `${head}1;A;`, 'palavra ', 'import_row_too_long', 0],
    ['a line of quotes', `${head}1;"`, 'a"a', 'import_row_too_long', 0],
    ['a header', '', 'coluna;', 'import_header_too_long', 0],
    ['a row of cells', head, ';', 'import_row_too_long', 0],
  ])('%s of 110 MB', { timeout: 60_000 }, async (_, start, part, error, posts) => {
    let read: Awaited<ReturnType<typeof readAll>> | undefined
    const grown = await grownBy(async () => {
      read = await readAll(endless(start, part, 110))
    })
    expect(read?.error).toBe(error)
    expect(read?.posts).toHaveLength(posts)
    expect(grown).toBeLessThan(250)
  })

  test('a sound file of 60 MB', { timeout: 60_000 }, async () => {
    const { openSource } = await import('./open-source.ts')
    let rows = 0
    const grown = await grownBy(async () => {
      const source = await openSource(endless(head, row(1, 'x'.repeat(7_000)), 60), 'a.csv')
      for await (const record of source.records()) rows += record.kind === 'post' ? 1 : 0
    })
    expect(rows).toBeGreaterThan(8_000)
    expect(grown).toBeLessThan(80)
  })
})

test('a slug alone stands at the addresses that WordPress usually gives it', async () => {
  const { posts } = await readAll(
    'record_id,titulo,conteudo,Author,Date,URL Slug\n12,Ponte,Texto,Ana,03/05/2019,a-ponte\nx,Rua,Texto,Ana,,rua',
  )
  expect(posts.map(({ addresses }) => addresses)).toEqual([
    ['/a-ponte', '/2019/05/a-ponte', '/2019/05/03/a-ponte', '/?p=12'],
    ['/rua'],
  ])
})

test.each(['sep=;\n', 'sep=;\r\n', '\ufeffsep=;\n', '"sep=;"\n'])('the line %j of Excel is no heading', async line => {
  expect(ids(await readAll(line + head + row(1)))).toEqual(['1'])
})

test('a list of JSON is not read as a CSV', async () => {
  expect((await readAll('[{"id":1,"title":{"rendered":"T"}}]', { name: 'posts.json' })).error).toBe('import_not_ghost')
})
