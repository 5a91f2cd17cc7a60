import type { BulkChange } from '#lib/schemas/articles/bulk.ts'
import type { DoneWords } from './use-bulk-run.client.tsx'

/** A bulk act as the menu offers it. One with a `field` asks for a value before it runs. */
export interface BulkKind {
  label: string
  done: DoneWords
  question: string
}

/** An act that needs no value. */
export interface PlainKind extends BulkKind {
  change: BulkChange
}

/** An act that needs a value: a tag, a city or a person. */
export interface AskingKind extends BulkKind {
  field: 'addTag' | 'removeTag' | 'city' | 'author'
}

const plain = (label: string, change: BulkChange, one: string, many: string, question: string): PlainKind => ({
  label,
  change,
  question,
  done: { one, many },
})

/** The acts in groups, in the order of the menu. */
export const statusKinds: readonly PlainKind[] = [
  plain(
    'Publicar',
    { kind: 'status', status: 'published' },
    'publicado',
    'publicados',
    'Os artigos vão ao ar agora, sem esperar a revisão. O que não pode ser publicado fica de fora.',
  ),
  plain(
    'Enviar para revisão',
    { kind: 'status', status: 'review' },
    'enviado para revisão',
    'enviados para revisão',
    'Os artigos passam a esperar revisão. Os publicados saem do ar.',
  ),
  plain(
    'Voltar para rascunho',
    { kind: 'status', status: 'draft' },
    'voltou para rascunho',
    'voltaram para rascunho',
    'Os artigos voltam a ser rascunhos. Os publicados saem do ar.',
  ),
]

export const visibilityKinds: readonly PlainKind[] = [
  plain(
    'Tornar premium',
    { kind: 'visibility', visibility: 'premium' },
    'passou a premium',
    'passaram a premium',
    'Só assinantes leem os artigos inteiros.',
  ),
  plain(
    'Tornar público',
    { kind: 'visibility', visibility: 'public' },
    'passou a público',
    'passaram a público',
    'Qualquer pessoa lê os artigos inteiros.',
  ),
]

export const fieldKinds: readonly AskingKind[] = [
  {
    label: 'Adicionar tag…',
    field: 'addTag',
    done: { one: 'recebeu a tag', many: 'receberam a tag' },
    question: 'A tag entra depois das outras.',
  },
  {
    label: 'Remover tag…',
    field: 'removeTag',
    done: { one: 'perdeu a tag', many: 'perderam a tag' },
    question: 'Acentos e maiúsculas não importam.',
  },
  {
    label: 'Mudar cidade…',
    field: 'city',
    done: { one: 'mudou de cidade', many: 'mudaram de cidade' },
    question: 'A nova cidade fica no lugar da principal. Endereços antigos levam aos novos.',
  },
  {
    label: 'Mudar autor…',
    field: 'author',
    done: { one: 'mudou de autor', many: 'mudaram de autor' },
    question: 'A pessoa passa a ser dona dos artigos e assina o que o autor anterior assinava.',
  },
]

export const removeKind: PlainKind = plain(
  'Excluir…',
  { kind: 'remove' },
  'foi para a lixeira',
  'foram para a lixeira',
  'Os artigos saem do ar e ficam 30 dias na lixeira. Restaurados, voltam como rascunhos.',
)

export const restoreKind: PlainKind = plain(
  'Restaurar',
  { kind: 'restore' },
  'restaurado como rascunho',
  'restaurados como rascunho',
  'Os artigos saem da lixeira como rascunhos, também os que estavam publicados.',
)
