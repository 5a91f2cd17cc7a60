import { expect, test } from 'vitest'
import { groupsFor } from './groups.ts'

const screens = [
  { path: '/mesa', name: 'Artigos', place: 'Mesa' },
  { path: '/mesa/erros', name: 'Erros comunicados', place: 'Mesa' },
  { path: '/admin/artigos', name: 'Artigos', place: 'Administração' },
  { path: '/events/meus', name: 'Meus eventos', place: 'Redação' },
]
const hrefs = (typed: string) =>
  groupsFor(typed, screens, null, '/mesa?busca=').map(({ name, items }) => [name, items.map(({ href }) => href)])

test('nothing typed shows every screen', () => {
  expect(hrefs('  ')).toEqual([['Telas', ['/mesa', '/mesa/erros', '/admin/artigos', '/events/meus']]])
})

test('screens are found by name and place without accents, and the last entry reads whole texts', () => {
  expect(hrefs('ARTIGOS admini')).toEqual([
    ['Telas', ['/admin/artigos']],
    ['Textos inteiros', ['/mesa?busca=ARTIGOS%20admini']],
  ])
  expect(hrefs('me')[0]).toEqual(['Telas', ['/events/meus', '/mesa', '/mesa/erros']])
  expect(hrefs('a & b')).toEqual([['Textos inteiros', ['/mesa?busca=a%20%26%20b']]])
})

test('what the server found stands between, by kind', () => {
  const item = (id: string) => ({ id, title: id, status: '', note: '', href: `/${id}` })
  const found = { articles: [item('a')], ideas: [], events: [item('e')], people: [item('p')] }
  expect(groupsFor('xyz', screens, found, '/t').map(({ name }) => name)).toEqual([
    'Matérias',
    'Eventos',
    'Pessoas',
    'Textos inteiros',
  ])
})
