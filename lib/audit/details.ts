import { longDateTime } from '../text/format.ts'

const labels: Record<string, string> = {
  ...{ from: 'De', to: 'Para', was: 'Antes', status: 'Status', situation: 'Situação', role: 'Papel', kind: 'Tipo' },
  ...{ version: 'Versão', restored: 'Versão restaurada', revision: 'Atualização', conflicts: 'Conflitos' },
  ...{ withoutReview: 'Sem revisão', quality: 'Nota', correction: 'Correção', link: 'Link', empty: 'Vazio' },
  ...{ expiresAt: 'Até', publishAt: 'Publicar em', unpublishAt: 'Tirar do ar em', assignedTo: 'Responsável' },
  ...{ ids: 'Artigos', articleId: 'Artigo', count: 'Quantidade', ai: 'Permitidos', networkCode: 'Código da rede' },
}

const states: Record<string, string> = {
  ...{ draft: 'Rascunho', review: 'Em revisão', published: 'Publicado', open: 'Em aberto', corrected: 'Corrigido' },
  ...{ dismissed: 'Descartado', master: 'Master', editor: 'Editor', author: 'Autor', reader: 'Leitor' },
}

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** The details of an audit row as pairs of a label and a text. A key without a label shows itself. */
export function detailLines(details: unknown): [label: string, text: string][] {
  if (typeof details !== 'object' || details === null) return []
  return Object.entries(details).map(([key, value]) => [labels[key] ?? key, textOf(value)])
}

function textOf(value: unknown): string {
  if (value === null || value === '') return 'nenhum'
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  if (typeof value === 'object') return JSON.stringify(value)
  const text = String(value)
  return instant.test(text) ? longDateTime(new Date(text)) : (states[text] ?? text)
}
