import type { SubscriptionStatus } from '../subscriptions/subscription.ts'

/** A subscription's status on the masters' screens. */
export const subscriptionNames: Record<SubscriptionStatus, string> = {
  active: 'Ativa',
  cancelled: 'Cancelada',
  past_due: 'Atrasada',
  incomplete: 'Incompleta',
}

/** A quality average with one decimal: “8,3”; “Sem avaliações” without notes. */
export const qualityText = (average: number | null): string =>
  average === null
    ? 'Sem avaliações'
    : average.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
