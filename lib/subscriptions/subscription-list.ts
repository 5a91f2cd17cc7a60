import { type ColumnOf, defineList, type StateOf } from '../list/list.ts'
import { methodLabels, methods, planLabels, plans, providers } from './plans.ts'
import { providerLabel } from './provider-label.ts'
import type { SubscriptionStatus } from './subscription.ts'

const statuses = ['active', 'cancelled', 'past_due', 'incomplete'] as const satisfies readonly SubscriptionStatus[]

export const subscriptionLabels: Record<SubscriptionStatus, string> = {
  active: 'Ativa',
  cancelled: 'Cancelada',
  past_due: 'Atrasada',
  incomplete: 'Incompleta',
}

/** “Assinaturas” (`/admin/assinaturas`), the newest first. Provider `demo`: the demonstration's. */
export const subscriptionList = defineList({
  id: 'assinaturas',
  path: '/admin/assinaturas',
  caption: 'Assinaturas',
  noun: { one: 'assinatura', many: 'assinaturas' },
  search: { label: 'Buscar assinaturas', placeholder: 'Buscar por nome ou e-mail' },
  columns: [
    { id: 'pessoa', label: 'Pessoa', always: true },
    { id: 'status', label: 'Status', width: '7rem' },
    { id: 'plano', label: 'Plano', width: '8rem' },
    { id: 'pagamento', label: 'Pagamento', width: '9rem' },
    { id: 'renova', label: 'Renova', width: '6rem' },
    { id: 'criada', label: 'Desde', sortable: true, width: '7.5rem' },
    { id: 'fim', label: 'Pago até', sortable: true, width: '7.5rem' },
  ],
  filters: [
    {
      kind: 'select',
      id: 'status',
      label: 'Status',
      all: 'Todos os status',
      options: statuses.map(value => ({ value, label: subscriptionLabels[value] })),
    },
    {
      kind: 'select',
      id: 'plano',
      label: 'Plano',
      all: 'Todos os planos',
      options: plans.map(value => ({ value, label: planLabels[value] })),
    },
    {
      kind: 'select',
      id: 'meio',
      label: 'Meio de pagamento',
      all: 'Todos os meios',
      options: methods.map(value => ({ value, label: methodLabels[value] })),
    },
    {
      kind: 'select',
      id: 'provedor',
      label: 'Provedor',
      all: 'Todos os provedores',
      options: [...providers, 'demo'].map(value => ({ value, label: providerLabel(value) })),
    },
  ],
  failure: 'Erro ao carregar assinaturas',
  order: { by: 'criada', descending: true },
  exportPath: '/api/export/assinaturas',
  personal: true,
})

export type SubscriptionListState = StateOf<typeof subscriptionList>
export type SubscriptionColumn = ColumnOf<typeof subscriptionList>
