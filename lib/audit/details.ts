import { formatMoney, longDateTime } from '../text/format.ts'

const labels: Record<string, string> = {
  from: 'De',
  to: 'Para',
  was: 'Antes',
  status: 'Status',
  situation: 'Situação',
  role: 'Papel',
  kind: 'Tipo',
  version: 'Versão',
  restored: 'Versão restaurada',
  revision: 'Atualização',
  conflicts: 'Conflitos',
  withoutReview: 'Sem revisão',
  quality: 'Nota',
  correction: 'Correção',
  link: 'Link',
  empty: 'Vazio',
  expiresAt: 'Até',
  publishAt: 'Publicar em',
  unpublishAt: 'Tirar do ar em',
  assignedTo: 'Responsável',
  title: 'Título',
  label: 'Nome',
  url: 'Endereço',
  linkUrl: 'Endereço',
  imageUrl: 'Imagem',
  description: 'Descrição',
  isActive: 'Ligado',
  displayOrder: 'Posição',
  order: 'Ordem',
  bulk: 'Mudança em lote',
  rule: 'Regra',
  tag: 'Assunto',
  profile: 'Autor',
  mostRead: 'Mais lidas',
  advertising: 'Publicidade',
  recruitment: 'Convite para autores',
  errorReports: 'Comunicar erro',
  light: 'No claro',
  dark: 'No escuro',
  city: 'Cidade',
  author: 'Autor',
  type: 'Tipo',
  days: 'Dias',
  articles: 'Artigos',
  fromCents: 'De',
  toCents: 'Para',
  yearlyCents: 'Por ano',
  act: 'Ato',
  person: 'Pessoa',
  result: 'Resultado',
  provider: 'Provedor',
  giftsPerMonth: 'Presentes por mês',
  meterPerMonth: 'Leituras grátis por mês',
  ids: 'Artigos',
  articleId: 'Artigo',
  count: 'Quantidade',
  ai: 'Permitidos',
  networkCode: 'Código da rede',
}

const places = Object.keys(labels)

const states: Record<string, string> = {
  draft: 'Rascunho',
  review: 'Em revisão',
  published: 'Publicado',
  open: 'Em aberto',
  corrected: 'Corrigido',
  public: 'Público',
  premium: 'Premium',
  pending: 'Pendente',
  approved: 'Aprovada',
  rejected: 'Rejeitada',
  success: 'Feito',
  failed: 'Falhou',
  dismissed: 'Descartado',
  master: 'Master',
  editor: 'Editor',
  author: 'Autor',
  reader: 'Leitor',
}

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** The details of an audit row as pairs of a label and a text, in the order of the labels. A key without a label shows itself. */
export function detailLines(details: unknown): [label: string, text: string][] {
  if (typeof details !== 'object' || details === null) return []
  return Object.entries(details)
    .sort(([one], [other]) => places.indexOf(one) - places.indexOf(other))
    .map(([key, value]) => [labels[key] ?? key, textOf(value, key.endsWith('Cents'))])
}

function textOf(value: unknown, inCents = false): string {
  if (value === null || value === '') return 'nenhum'
  if (inCents) return formatMoney(Number(value))
  if (typeof value === 'number' && !Number.isInteger(value)) return value.toLocaleString('pt-BR')
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (Array.isArray(value)) return value.map(one => textOf(one)).join(', ')
  if (typeof value === 'object') return JSON.stringify(value)
  const text = String(value)
  return instant.test(text) ? longDateTime(new Date(text)) : (states[text] ?? text)
}
