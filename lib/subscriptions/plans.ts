import { tz } from '@date-fns/tz'
import { addMonths } from 'date-fns/addMonths'

/** The plans of the Premium subscription. The yearly one is offered once a master has set its price. */
export const plans = ['monthly', 'yearly'] as const
export type Plan = (typeof plans)[number]
export const planLabels: Record<Plan, string> = { monthly: 'Mensal', yearly: 'Anual' }
/** What follows a plan's price. */
export const planPeriods: Record<Plan, string> = { monthly: 'por mês', yearly: 'por ano' }

/** What a prepaid payment opens, after which nothing is charged. */
export const prepaidPeriods: Record<Plan, string> = { monthly: 'um mês', yearly: 'um ano' }
/** A plan's price with what it pays: “R$ 50,00 por mês”, and of a prepaid one “R$ 50,00 por um mês de acesso”. */
export const periodWords = (plan: Plan, method: PaymentMethod): string =>
  isPrepaid({ method }) ? `por ${prepaidPeriods[plan]} de acesso` : planPeriods[plan]

export const methods = ['card', 'pix', 'boleto'] as const
export type PaymentMethod = (typeof methods)[number]
export const methodLabels: Record<PaymentMethod, string> = { card: 'Cartão', pix: 'PIX', boleto: 'Boleto' }

/** Whether one period at a time is paid, by PIX or boleto: nothing is charged again by itself. */
export const isPrepaid = ({ method }: { method: PaymentMethod }): boolean => method !== 'card'

export const providers = ['stripe', 'mercadopago'] as const
export type Provider = (typeof providers)[number]
export const providerLabels: Record<Provider, string> = { stripe: 'Stripe', mercadopago: 'Mercado Pago' }

const months: Record<Plan, number> = { monthly: 1, yearly: 12 }

/**
 * The end of a prepaid period that begins at a moment: the same day and time a month or a year later, in the newspaper's time zone; the
 * last day of a shorter month.
 */
export const periodEnd = (start: Date, plan: Plan, timeZone: string): Date =>
  new Date(addMonths(start, months[plan], { in: tz(timeZone) }).getTime())
