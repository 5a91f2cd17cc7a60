import { type ColumnOf, defineList, type StateOf } from '../list/list.ts'
import type { SubscriptionStatus } from './subscription.ts'

const statuses = ['active', 'cancelled', 'past_due', 'incomplete'] as const satisfies readonly SubscriptionStatus[]

export const subscriptionLabels: Record<SubscriptionStatus, string> = {
  active: 'Ativa',
  cancelled: 'Cancelada',
  past_due: 'Atrasada',
  incomplete: 'Incompleta',
}

/** “Assinaturas” (`/admin/assinaturas`), the newest first. */
export const subscriptionList = defineList({
  id: 'assinaturas',
  path: '/admin/assinaturas',
  caption: 'Assinaturas',
  noun: { one: 'assinatura', many: 'assinaturas' },
  search: { label: 'Buscar assinaturas', placeholder: 'Buscar por nome ou e-mail' },
  columns: [
    { id: 'pessoa', label: 'Pessoa', always: true },
    { id: 'status', label: 'Status', width: '8rem' },
    { id: 'criada', label: 'Desde', sortable: true, width: '9rem' },
    { id: 'fim', label: 'Fim do período', sortable: true, width: '10rem' },
    { id: 'provedor', label: 'Pagamento', width: '16%' },
  ],
  filters: [
    {
      kind: 'select',
      id: 'status',
      label: 'Status',
      all: 'Todos os status',
      options: statuses.map(value => ({ value, label: subscriptionLabels[value] })),
    },
  ],
  failure: 'Erro ao carregar assinaturas',
  order: { by: 'criada', descending: true },
  exportPath: '/api/export/assinaturas',
  personal: true,
})

export type SubscriptionListState = StateOf<typeof subscriptionList>
export type SubscriptionColumn = ColumnOf<typeof subscriptionList>
