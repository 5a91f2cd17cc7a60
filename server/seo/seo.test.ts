import { describe, expect, test } from 'vitest'
import { checkSeo, type SeoSubject } from './seo.ts'

const text = `<p>${'Palavra '.repeat(160)}<a href="https://prefeitura.example">nota da prefeitura</a></p>`

const fine: SeoSubject = {
  title: 'Prefeitura conclui obra da avenida central',
  slug: 'prefeitura-conclui-obra-da-avenida-central',
  summary: 'Obra de R$ 2 milhões durou catorze meses e mudou o trânsito do centro.',
  content: text,
  hasCover: true,
  coverAlt: 'A avenida aberta ao trânsito',
  tags: ['Obras'],
  cities: ['campina-grande-pb'],
}

test('an article with everything is valid', () => {
  expect(checkSeo(fine)).toEqual({ status: 'valid', errors: [], warnings: [] })
})

describe('problems', () => {
  test.each<[string, Partial<SeoSubject>, 'warning' | 'error', RegExp]>([
    ['a short title', { title: 'Obra' }, 'warning', /título é curto/],
    ['a long title', { title: 'a'.repeat(111) }, 'warning', /110 caracteres/],
    ['a title in capitals', { title: fine.title.toUpperCase() }, 'warning', /maiúsculas/],
    ['a short summary', { summary: 'Obra pronta.' }, 'warning', /resumo é curto/],
    ['a slug of digits', { slug: '20261121' }, 'error', /só tem números/],
    ['no cover', { hasCover: false, coverAlt: '' }, 'warning', /imagem de capa/],
    ['a cover without a description', { coverAlt: '' }, 'error', /não tem descrição/],
    [
      'a picture without a description',
      { content: `${text}<figure><img src="/a.webp" alt="" /></figure>` },
      'error',
      /Uma imagem/,
    ],
    ['a short text', { content: '<p>Pouco. <a href="/x">fonte oficial</a></p>' }, 'warning', /150 palavras/],
    ['no link', { content: text.replace(/<\/?a[^>]*>/g, '') }, 'warning', /nenhum link/],
    [
      'a link with a vague text',
      { content: text.replace('nota da prefeitura', 'Clique aqui') },
      'warning',
      /texto vago/,
    ],
    [
      'a long text without headings',
      { content: text.replace('Palavra', 'Palavra '.repeat(600)) },
      'warning',
      /intertítulos/,
    ],
    ['a first heading of level 3', { content: `<h3>a</h3>${text}` }, 'warning', /Intertítulo menor/],
    ['no tags', { tags: [] }, 'warning', /tags/],
    ['no city', { cities: [] }, 'warning', /cidade/],
  ])('%s', (_, change, status, sentence) => {
    const verdict = checkSeo({ ...fine, ...change })
    expect(verdict.status).toBe(status)
    expect([...verdict.errors, ...verdict.warnings].join(' ')).toMatch(sentence)
  })
})
