import { z } from 'zod'
import { centsIn, hundredthsIn } from '../../shares/money.ts'
import { isMonth, shareBases } from '../../shares/months.ts'
import { calendarDay } from '../local-moment.ts'

/** The terms of the authors' share. Without a percentage nothing is shared: “Split não configurado”. */
export const shareTerms = z.object({
  /** Hundredths of a percent of the month's net revenue. */
  percent: z.int().min(0).max(10_000).nullable(),
  basis: z.enum(shareBases),
})
export type ShareTerms = z.output<typeof shareTerms>

export const noShareTerms: ShareTerms = { percent: null, basis: 'views' }

const percentText = z
  .string()
  .trim()
  .max(10, 'Escreva um percentual de 0 a 100, como 40 ou 12,5')
  .refine(text => text === '' || hundredthsIn(text) !== null, 'Escreva um percentual de 0 a 100, como 40 ou 12,5')

/** The form of the terms, the percentage as typed; empty: not set. */
export const shareTermsFields = z.object({
  percent: percentText,
  basis: z.enum(shareBases, { error: 'Escolha a base' }),
})
export type ShareTermsFields = z.output<typeof shareTermsFields>

export const saveShareTermsInput = shareTermsFields.extend({
  /** The fields that the form started from. Null overwrites any newer value. */
  from: z.object({ percent: z.string().max(20), basis: z.enum(shareBases) }).nullish(),
})
export type SaveShareTermsInput = z.output<typeof saveShareTermsInput>

const month = z.string().refine(isMonth, 'Mês inválido')
const person = z.uuid('Pessoa inválida')
const most = 100_000_000_000

/** A month that is closed as it was previewed. */
export const closeMonthInput = z.strictObject({
  month,
  revenueCents: z.int('Valor inválido').min(0, 'A receita não pode ser negativa').max(most, 'Valor muito alto'),
  /** The fingerprint of the preview: a month that changed since is not closed. */
  seen: z.string().regex(/^[0-9a-f]{64}$/, 'Prévia inválida'),
})
export type CloseMonthInput = z.output<typeof closeMonthInput>

const wrongAmount = 'Escreva o valor em reais, como 120,50 ou -80'

/** The form of an adjustment. */
export const adjustmentFields = z.object({
  authorId: z.uuid('Escolha a pessoa'),
  amount: z
    .string()
    .trim()
    .max(20, wrongAmount)
    .refine(text => centsIn(text) !== null, wrongAmount)
    .refine(text => centsIn(text) !== 0, 'O acerto não pode ser de zero'),
  reason: z.string().trim().min(5, 'Explique o acerto com pelo menos 5 caracteres').max(500, 'Explicação muito longa'),
})
export type AdjustmentFields = z.output<typeof adjustmentFields>

export const adjustShareInput = adjustmentFields.extend({ requestId: z.uuid(), aboutMonth: month }).strict()
export type AdjustShareInput = z.output<typeof adjustShareInput>

/** A person's share of a month, marked as paid. */
export const markPaidInput = z.strictObject({
  month,
  authorId: person,
  paidOn: calendarDay('Escreva a data do pagamento, como 05/11/2026'),
})
export type MarkPaidInput = z.output<typeof markPaidInput>

export const unmarkPaidInput = z.strictObject({ month, authorId: person })
export type UnmarkPaidInput = z.output<typeof unmarkPaidInput>

/** The month that an address names. */
export const shareMonthQuery = z.object({ mes: month })
