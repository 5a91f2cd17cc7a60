import { randomUUID } from 'node:crypto'
import { Payment } from 'mercadopago'
import { z } from 'zod'
import { isDomainError } from '#lib/errors.ts'
import type { ProviderObject } from '../provider.ts'
import type { Account } from './account.ts'
import type { Client } from './client.ts'
import { findPayment, paymentOf } from './payments.ts'
import { findPreapproval, paymentsOf, setStatus } from './subscriptions.ts'

/** Closes a checkout that nobody has paid. False: it was paid meanwhile, or a card was chosen. */
export const close = (client: Client, account: Account, { kind, id }: ProviderObject): Promise<boolean> =>
  kind === 'payment' ? closePayment(client, account, id) : closePreapproval(client, account, id)

/** A payment that can no longer be cancelled is read again: it was paid, or it is closed already. */
async function closePayment(client: Client, account: Account, id: string): Promise<boolean> {
  const stateOf = async () => {
    const payment = await findPayment(client, account, id)
    return payment && paymentOf(payment, { period: null, recovered: false }).state
  }
  const state = await stateOf()
  if (state !== 'pending') return state !== 'paid'
  try {
    await client.write(randomUUID(), z.unknown(), config => new Payment(config).cancel({ id }))
    return true
  } catch (error) {
    if (!isDomainError(error) || error.code !== 'provider_refused') throw error
    const after = await stateOf()
    if (after === 'pending') throw error
    return after !== 'paid'
  }
}

/** A payment may arrive between the reading and the cancellation: the bills are looked at once more. */
async function closePreapproval(client: Client, account: Account, id: string): Promise<boolean> {
  const preapproval = await findPreapproval(client, account, id)
  if (!preapproval) return true
  if (preapproval.status === 'authorized' || preapproval.status === 'paused') return false
  if (preapproval.status === 'pending') await setStatus(client, id, 'cancelled')
  const payments = await paymentsOf(client, account, preapproval)
  return payments.every(({ state }) => state !== 'paid')
}
