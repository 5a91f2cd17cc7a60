import type { BodyKind } from '#server/platform/door/body.ts'

/** What is sent to a door to harm others. */
export interface Try {
  name: string
  headers?: Record<string, string>
  body?: Buffer<ArrayBuffer>
  query?: string
}

/** The kinds of doors: what a request's body may be, a server action, or an address with a query alone. */
export type DoorKind = BodyKind | 'action' | 'query'

/** A refusal's sentence for a person, wherever it stands in an answer. Some that the product prescribes have no full stop. */
export const sentence = /\p{Lu}\p{L}* [\p{L} ]{3}/u

const MANY = 100_000
const DEEP = 10_000
/** No try is longer, however high a door's limit is. */
const LONGEST = 80 * 1024 * 1024

/** `open`, as many `unit`s as fit into `most` bytes, `close`. */
function filled(most: number, unit: string, { open = '', close = '', by = '' } = {}): string {
  const room = Math.max(0, most - Buffer.byteLength(open + close) + by.length)
  return open + `${unit}${by}`.repeat(room / Buffer.byteLength(unit + by)).slice(0, -by.length || undefined) + close
}

const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`

/** The names under which the product's inputs hold lists. */
const LISTS = ['ids', 'posts', 'reports', 'blocks', 'choices', 'tags', 'places', 'fields', 'files', 'checked', 'shown']
const listed = (list: string) => `{${LISTS.map(name => `"${name}":${list}`).join()}}`

/** Texts of JSON that fit into `most` bytes. */
export function hostileJson(most: number): Record<string, string> {
  const depth = Math.min(DEEP, Math.floor((most - 1) / 7))
  const one = Math.floor((most - 200) / LISTS.length)
  return {
    'um texto no limite': filled(most, 'a', { open: '{"a":"', close: '"}' }),
    'elementos vazios': filled(most, '{}', { open: '[', close: ']', by: ',' }),
    'listas longas': listed(filled(one, '{}', { open: '[', close: ']', by: ',' })),
    'chaves diferentes': `{${Array.from({ length: Math.floor((most - 2) / 12) }, (_, i) => `"${i}k":1`).join()}}`,
    'chaves repetidas': filled(most, '"a":1', { open: '{', close: '}', by: ',' }),
    'profundidade em listas': nested(depth, '[', ']'),
    'profundidade em objetos': nested(depth, '{"a":', '}'),
    'só aberturas': '['.repeat(most),
    'um número enorme': '9'.repeat(most),
    protótipos: filled(most, '{"__proto__":{"a":1},"constructor":{"prototype":1}}', { open: '[', close: ']', by: ',' }),
    'sinais escapados': filled(most, '\\ud800\\u0000', { open: '{"a":"', close: '"}' }),
  }
}

const json = (most: number): Try[] =>
  [...Object.entries(hostileJson(most)), ['dez vezes o limite', `"${'a'.repeat(most * 10)}"`] as const].map(
    ([name, text]) => ({ name, headers: { 'content-type': 'application/json' }, body: Buffer.from(text) }),
  )

const form = (most: number): Try[] =>
  Object.entries({
    'um campo no limite': filled(most, 'a', { open: 'email=' }),
    'campos vazios': filled(most, 'a', { by: '&' }),
    'campos repetidos': filled(most, 'email=a', { by: '&' }),
    'sinais escapados': filled(most, '%00%', { open: 'email=' }),
    [`${MANY} campos`]: filled(MANY * 2, 'a', { by: '&' }),
    'dez vezes o limite': filled(most * 10, 'a', { open: 'email=' }),
  }).map(([name, text]) => ({
    name,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from(text),
  }))

const BOUNDARY = 'portal'
const part = (name: string, content: string, more = '') =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`
const END = `--${BOUNDARY}--\r\n`
const asFile = (name: string, file: string) => part(name, file, '; filename="a.bin"\r\ncontent-type: image/png')
const FILES = ['file', 'resume']

const multipartTexts = (most: number): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(hostileFiles(Math.floor(most / 2) - 400)).map(([name, file]) => [
      name,
      FILES.map(field => asFile(field, file)).join('') + END,
    ]),
  ),
  '10.000 partes': part('a', '').repeat(10_000) + END,
  'partes no limite': filled(most, part('a', ''), { close: END }),
  'JSON num campo': part('fields', hostileJson(most - 400)['elementos vazios'] ?? '') + END,
  'sem fim': part('file', 'a'.repeat(most - 100)),
  'uma linha longa no cabeçalho': part('a'.repeat(most - 200), '') + END,
  'fronteiras partidas': filled(most, `\r\n--${BOUNDARY}x`, { open: part('file', '') }),
  'dez vezes o limite': part('file', 'a'.repeat(most * 10)) + END,
})

const multipart = (most: number): Try[] =>
  Object.entries(multipartTexts(most)).map(([name, text]) => ({
    name,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.from(text, 'latin1'),
  }))

/** Files of at most `most` bytes that harm whoever reads them. Texts of Latin-1. */
const hostileFiles = (most: number): Record<string, string> => ({
  'CSV de uma linha': filled(most, 'a,'),
  'CSV de aspas abertas': filled(most, 'a\n', { open: 'de,para\n"' }),
  'CSV de linhas curtas': filled(most, '/a,/b\n', { open: 'de,para,email\n' }),
  NUL: filled(most, '\0'),
  'XML de elementos': filled(most, '<a/>', { open: '<?xml version="1.0"?><rss>', close: '</rss>' }),
  'XML fundo': nested(Math.floor(most / 8), '<a>', '</a>'),
  'ZIP de lixo': filled(most, 'PK\u0001\u0002', { open: 'PK\u0003\u0004' }),
  'PNG de lixo': filled(most, 'IDAT', { open: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x7f\xff\0\0\x7f\xff\b\x06\0\0\0' }),
  'PDF de lixo': filled(most, '1 0 obj<<', { open: '%PDF-1.7\n' }),
  'ICS de repetições': filled(most, 'RRULE:FREQ=SECONDLY\r\nEXDATE:20260101T000000Z\r\n', {
    open: 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20260101T000000\r\n',
    close: 'END:VEVENT\r\nEND:VCALENDAR',
  }),
})

const bytes = (most: number): Try[] => {
  const longest = Math.min(most, LONGEST)
  const files = Object.entries(hostileFiles(Math.min(longest, 4 * 1024 * 1024)))
  return [...files, ['dez vezes o limite', 'a'.repeat(Math.min(most * 10, LONGEST))] as const].map(([name, text]) => ({
    name,
    headers: { 'content-type': 'application/octet-stream', 'tus-resumable': '1.0.0', 'upload-offset': '0' },
    body: Buffer.from(text, 'latin1'),
  }))
}

/** What React's reply format can refer to: other parts, themselves, and things that are not there. */
const references: Record<string, string> = {
  'referências a si': `["$0",${filled(400_000, '"$0:a:b"', { by: ',' })}]`,
  'referências em cadeia': `[${filled(400_000, '"$99"', { by: ',' })}]`,
  'um inteiro enorme': `["$n${'9'.repeat(900_000)}"]`,
  promessas: `[${filled(400_000, '"$@1"', { by: ',' })}]`,
  'caminhos fundos': `[${filled(900_000, `"$0${':a'.repeat(1_000)}"`, { by: ',' })}]`,
}

const actionParts = {
  '10.000 partes': part('0', '["$K1"]') + part('1_a', 'a').repeat(10_000) + END,
  'conjuntos que se contêm': part('0', '["$Q1"]') + part('1', '[["$W2","$Q1"]]') + part('2', '["$Q1","$W2"]') + END,
  'partes que se citam':
    part('0', '["$1"]') +
    Array.from({ length: 10_000 }, (_, i) => part(`${i + 1}`, `["$${i + 2}","$${i + 2}"]`)).join('') +
    END,
}

function action(most: number): Try[] {
  const { 'só aberturas': open = '', 'um número enorme': number = '', ...others } = hostileJson(most - 2)
  const texts = {
    ...Object.fromEntries(Object.entries(others).map(([name, text]) => [name, `[${text}]`])),
    ...references,
  }
  const plain = Object.entries({
    ...texts,
    'só aberturas': open,
    'um número enorme': number,
    'dez vezes o limite': `["${'a'.repeat(most * 10)}"]`,
  })
  return [
    ...plain.map(([name, text]) => ({
      name,
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      body: Buffer.from(text),
    })),
    ...Object.entries(actionParts).map(([name, text]) => ({
      name,
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      body: Buffer.from(text, 'latin1'),
    })),
  ]
}

/** As long as an address may be: Node refuses a head of more than 16 KB. */
const LONGEST_QUERY = 14_000

/** Queries with the names of a door's parameters. */
export function hostileQueries(names: readonly string[]): Try[] {
  const each = Math.floor(LONGEST_QUERY / Math.max(1, names.length)) - 30
  const every = (value: string) => names.map(name => `${name}=${value.slice(0, each)}`).join('&')
  const words = names.filter(name => ['q', 'busca'].includes(name))
  const search = (unit: string) =>
    words.map(name => `${name}=${unit.repeat((LONGEST_QUERY - 200) / words.length / unit.length)}`).join('&')
  return Object.entries({
    'valores longos': every('a'.repeat(each)),
    'números enormes': every('9'.repeat(each)),
    'sinais escapados': every('%00%'.repeat(each)),
    'nomes repetidos': filled(LONGEST_QUERY, 'a', { by: '&' }),
    'nomes diferentes': Array.from({ length: 2_000 }, (_, i) => `a${i}=`).join('&'),
    objetos: names.map(name => `${name}[contains]=%25&${name}[]=1`).join('&'),
    ...(words.length > 0 && {
      operadores: search('a%20OR%20-%22'),
      curingas: search('%25_*'),
      'aspas e parênteses': search('%22(%22'),
      palavras: search('casa%20'),
    }),
  }).map(([name, query]) => ({ name, query }))
}

/** The tries of each kind of door, for its limit of bytes. A kind without tries does not compile. */
const byKind: Record<DoorKind, (most: number, names: readonly string[]) => Try[]> = {
  json,
  form,
  form_or_json: most => [...json(most), ...form(most)],
  multipart,
  raw: most => [...json(most), ...bytes(most)],
  stream: bytes,
  nothing: form,
  action,
  query: (_, names) => hostileQueries(names),
}

export const triesOf = (kind: DoorKind, most: number, names: readonly string[] = []): Try[] => byKind[kind](most, names)
