import type { RedirectFault } from '../addresses/former.ts'
import { type ColumnOf, defineList, type StateOf } from '../list/list.ts'

/** “Endereços antigos”: former addresses and where they lead (`/admin/enderecos`). */
export const redirectList = defineList({
  id: 'enderecos',
  path: '/admin/enderecos',
  caption: 'Endereços antigos e seus destinos',
  noun: { one: 'endereço', many: 'endereços' },
  search: { label: 'Buscar endereços', placeholder: 'Buscar no endereço antigo ou no destino' },
  columns: [
    { id: 'de', label: 'Endereço antigo', always: true },
    { id: 'para', label: 'Leva a', width: '38%', wide: true },
    { id: 'origem', label: 'Origem', width: '7rem' },
    { id: 'criado', label: 'Criado', sortable: true, width: '6.5rem' },
  ],
  filters: [
    {
      kind: 'select',
      id: 'origem',
      label: 'Origem',
      all: 'Todas as origens',
      options: [
        { value: 'importacao', label: 'Importação' },
        { value: 'mao', label: 'À mão' },
      ],
    },
    { kind: 'row', id: 'importacao', label: 'Importação' },
  ],
  order: { by: 'criado', descending: true },
  exportPath: '/api/export/enderecos',
})

export type RedirectListState = StateOf<typeof redirectList>
export type RedirectColumn = ColumnOf<typeof redirectList>

/** Why a redirect cannot be written, beside the field that is wrong. */
export const redirectFaults: Record<RedirectFault, { field: 'path' | 'target'; message: string }> = {
  unreadable: { field: 'path', message: 'Este endereço antigo não pode ser lido.' },
  own_page: { field: 'path', message: 'Este endereço é de uma página deste site.' },
  bad_target: { field: 'target', message: 'O destino não é um caminho deste site nem um endereço completo.' },
  loop: { field: 'target', message: 'Este endereço levaria a ele mesmo.' },
}

/** The address that takes a file of redirects. */
export const redirectFilePath = '/api/enderecos'

/** A line of a file that was not taken. `line` counts from 1, the heading included. */
export interface RefusedLine {
  line: number
  path: string
  message: string
}

/** What a file of redirects does, or did. */
export interface RedirectFileResult {
  /** Lines without the heading. */
  lines: number
  /** The redirects that are new or changed. */
  written: number
  /** The lines that are not taken, at most 100 of them. */
  refused: RefusedLine[]
  refusedCount: number
}
