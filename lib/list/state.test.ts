import { describe, expect, test } from 'vitest'
import { reportList } from '../site/report-list.ts'
import { defineList } from './list.ts'
import { cleanSearch, exportAddress, isNarrowed, isSearchable, listAddress, narrowed, readListState } from './state.ts'

const list = defineList({
  id: 'pessoas',
  path: '/admin/pessoas',
  caption: 'Pessoas',
  noun: { one: 'pessoa', many: 'pessoas' },
  search: { label: 'Buscar', placeholder: 'Buscar' },
  columns: [
    { id: 'nome', label: 'Nome', sortable: true },
    { id: 'criado', label: 'Criada', sortable: true },
    { id: 'papel', label: 'Papel' },
  ],
  filters: [
    {
      kind: 'tabs',
      id: 'situacao',
      label: 'Situação',
      options: [
        { value: 'ativas', label: 'Ativas' },
        { value: 'suspensas', label: 'Suspensas' },
      ],
    },
    { kind: 'select', id: 'papel', label: 'Papel', all: 'Todos', options: [{ value: 'editor', label: 'Editor' }] },
    { kind: 'row', id: 'artigo', label: 'Artigo' },
  ],
  order: { by: 'criado', descending: true },
})

/** The parameters of an address as a page gets them. */
const parametersOf = (address: string) => Object.fromEntries(new URL(address, 'http://jornal.test').searchParams)
const id = '0199c2a4-0000-7000-8000-000000000001'

describe('the address of a list', () => {
  test('leaves defaults out', () => {
    const state = readListState(list, {})
    expect(state).toEqual({
      search: '',
      filters: { situacao: 'ativas', papel: '', artigo: '' },
      order: { by: 'criado', descending: true },
      page: null,
    })
    expect(listAddress(list, state)).toBe('/admin/pessoas')
  })

  test.each([
    '/admin/pessoas?busca=jo%C3%A3o%20%26%20100%25_%3D',
    '/admin/pessoas?situacao=suspensas&papel=editor',
    `/admin/pessoas?artigo=${id}&ordem=nome&pagina=WyJub21lIl0`,
    '/admin/pessoas?busca=ana&situacao=suspensas&ordem=-nome',
    '/admin/pessoas?ordem=criado',
  ])('is read and written back the same: %s', address => {
    expect(listAddress(list, readListState(list, parametersOf(address)))).toBe(address)
  })

  test.each([
    { ordem: 'papel' },
    { ordem: '--nome' },
    { ordem: '-' },
    { ordem: 'constructor' },
    { ordem: ['nome', '-nome'] },
    { situacao: 'todas' },
    { papel: 'master' },
    { papel: '__proto__' },
    { artigo: "1' OR 1=1" },
    { busca: ['a', 'b'] },
    { pagina: ['a', 'b'] },
    { pagina: 'a'.repeat(2_001) },
    { estranho: 'x' },
  ])('reads %j as the defaults', parameters => {
    expect(readListState(list, parameters)).toEqual(readListState(list, {}))
  })

  test('has no page after a change of search or filters', () => {
    const state = readListState(list, { pagina: 'abc', papel: 'editor' })
    expect(narrowed(state, { search: 'ana' })).toEqual({ ...state, search: 'ana', page: null })
  })

  test('for the export has no page, and is null for a list without an export', () => {
    const state = readListState(reportList, { situacao: 'encerrados', pagina: 'abc', busca: 'ponte' })
    expect(exportAddress(reportList, state)).toBe('/api/export/erros?busca=ponte&situacao=encerrados')
    expect(exportAddress(list, readListState(list, {}))).toBeNull()
  })
})

test('a tab alone does not narrow a list, words and filters do', () => {
  expect(isNarrowed(list, readListState(list, { situacao: 'suspensas' }))).toBe(false)
  expect(isNarrowed(list, readListState(list, { busca: 'ana' }))).toBe(true)
  expect(isNarrowed(list, readListState(list, { papel: 'editor' }))).toBe(true)
})

test('a search is text of bounded length without characters that the database rejects', () => {
  expect(cleanSearch('  joa\u0303o\u0000 \n silva ')).toBe('joão silva')
  expect(cleanSearch('\ud800x')).toBe('\ufffdx')
  expect(cleanSearch('a'.repeat(300))).toHaveLength(100)
  expect(cleanSearch(cleanSearch(`${'a'.repeat(99)}😀`))).toBe(cleanSearch(`${'a'.repeat(99)}😀`))
})

test.each([
  ['ana', true],
  ['é ã li', false],
  ['%%%', false],
  ['R$ 120', true],
  ['São', true],
])('%s narrows a list: %s', (search, narrows) => expect(isSearchable(search)).toBe(narrows))
