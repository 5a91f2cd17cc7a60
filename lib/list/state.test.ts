import { describe, expect, test } from 'vitest'
import { reportList } from '../reports/report-list.ts'
import { defineList } from './list.ts'
import { cleanSearch, exportAddress, isSearchable, listAddress, readListState } from './state.ts'

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
    '/admin/pessoas?ordem=criado',
  ])('is read and written back the same: %s', address => {
    expect(listAddress(list, readListState(list, parametersOf(address)))).toBe(address)
  })

  test.each([
    { ordem: '--nome' },
    { ordem: ['nome', '-nome'] },
    { papel: '__proto__' },
    { artigo: "1' OR 1=1" },
    { pagina: 'a'.repeat(2_001) },
  ])('reads %j as the defaults', parameters => {
    expect(readListState(list, parameters)).toEqual(readListState(list, {}))
  })

  test('for the export has no page, and is null for a list without an export', () => {
    const state = readListState(reportList, { situacao: 'encerrados', pagina: 'abc', busca: 'ponte' })
    expect(exportAddress(reportList, state)).toBe('/api/export/erros?busca=ponte&situacao=encerrados')
    expect(exportAddress(list, readListState(list, {}))).toBeNull()
  })
})

test('a search is text of bounded length without characters that the database rejects', () => {
  expect(cleanSearch('  joa\u0303o\u0000 \n silva ')).toBe('joão silva')
  expect(cleanSearch('\ud800x')).toBe('\ufffdx')
  expect(cleanSearch('a'.repeat(300))).toHaveLength(100)
})

test.each([
  ['ana', true],
  ['é ã li', false],
  ['%%%', false],
  ['R$ 120', true],
  ['São', true],
])('%s narrows a list: %s', (search, narrows) => expect(isSearchable(search)).toBe(narrows))
