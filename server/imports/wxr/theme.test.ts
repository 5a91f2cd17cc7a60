import { beforeAll, expect, test } from 'vitest'
import type { SourcePost } from '#lib/imports/post.ts'
import { type ConvertedPost, convertPost } from '#server/imports/convert/convert-post.ts'
import { convertContext } from '#tests/support/imports/convert-one.ts'
import { type ReadAll, readAll } from '#tests/support/imports/read-all.ts'
import { blockCases, classicCases } from '#tests/support/imports/theme-cases.ts'
import { firstCase, themeFile } from '#tests/support/imports/theme-file.ts'

let read: ReadAll
const converted = new Map<string, ConvertedPost>()

beforeAll(async () => {
  read = await readAll(themeFile(), { name: 'wordpress.xml', size: 1_000 })
  for (const post of read.posts) {
    const made = convertPost(post, {
      ...convertContext,
      site: read.source?.site ?? '',
      origin: read.source?.origin ?? '',
    })
    if (made.kind === 'article') converted.set(post.recordId, made)
  }
})

const sourceOf = (id: number): SourcePost | undefined => read.posts.find(({ recordId }) => recordId === String(id))

test('every item of the file is read', () => {
  expect(read.error).toBeNull()
  expect(read.posts).toHaveLength(22 + blockCases.length + classicCases.length)
  expect(read.problems).toMatchObject([{ recordId: '40', cause: 'not_a_post' }])
  expect(converted.size).toBe(read.posts.length - 1)
})

test('every block is what it is on its own', () => {
  const bodies = [...blockCases, ...classicCases].map((_, at) =>
    // Some have hardly a word.
    converted.get(String(firstCase + at))?.fields.content.replace(/<p>Esta publicação é de [^<]+<\/p>$/, ''),
  )
  expect(bodies).toEqual([...blockCases, ...classicCases].map(({ expected }) => expected))
})

test.each([
  [1, 'published', 'A chuva parou a ponte nesta terça-feira'],
  [2, 'draft', 'Título sem texto'],
  [4, 'published', 'Título com marcas, & entidades — e "aspas"'],
  [6, 'published', '🎉 Emoji, ção, 日本語 e العربية'],
  [7, 'draft', 'Com senha'],
  [8, 'published', 'Fixo no alto'],
  [9, 'draft', 'Agendado'],
  [10, 'draft', 'Rascunho'],
  [11, 'draft', 'Pendente'],
  [12, 'draft', 'Privado'],
  [13, undefined, undefined],
  [14, 'published', 'Muito antigo'],
  [18, 'published', 'Formato'],
  [30, 'published', 'Sobre'],
])('item %i is %s', (id, status, title) => {
  const made = converted.get(String(id))
  expect([made?.status, made?.fields.title]).toEqual([status, title])
})

test('pages with parents, repeated addresses, covers', () => {
  expect(sourceOf(31)?.kind).toBe('page')
  expect(converted.get('31')?.addresses).toEqual(['/sobre/equipe', '/?p=31', '/?page_id=31'])
  expect(converted.get('20')).toMatchObject({
    fields: { slug: 'repetido' },
    addresses: ['/2019/06/repetido', '/?p=20'],
  })
  expect(converted.get('17')).toMatchObject({
    coverPicture: { alt: 'Ponte velha', credit: 'Caio Melo' },
    addresses: ['/2019/05/titulo-17', '/?p=17', '/capa/a', '/?attachment_id=50'],
  })
  expect(converted.get('16')?.fields.summary).toBe('O resumo & nada mais.')
  expect(converted.get('15')?.fields.tags).toHaveLength(20)
})
