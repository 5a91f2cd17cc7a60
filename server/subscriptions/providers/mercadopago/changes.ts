import { Payment, PreApproval } from 'mercadopago'
import { z } from 'zod'
import type { ProviderObject } from '../provider.ts'
import { pageOf } from './answers.ts'
import type { Client } from './client.ts'
import { idField, momentField } from './fields.ts'
import { eachFound } from './search.ts'

const limit = 100

const changedPayment = z.object({ id: idField, date_last_updated: momentField })
const changedPreapproval = z.object({
  id: idField,
  status: z.string(),
  last_modified: momentField,
})

/**
 * Payments and preapprovals that changed since a moment. Paused preapprovals are always among them: nothing changes at Mercado Pago when their paid
 * time ends, and their reading cancels them then.
 */
export async function* changedSince(client: Client, moment: Date): AsyncGenerator<ProviderObject> {
  yield* changedPayments(client, moment)
  const preapprovals = eachFound(client, changedPreapproval, (config, page) =>
    new PreApproval(config).search({ options: page }),
  )
  for await (const { id, status, last_modified } of preapprovals) {
    if (status === 'paused' || last_modified >= moment) yield { kind: 'subscription', id }
  }
}

/**
 * Payments by the moment of their last change. Each page begins at the last moment of the page before: a payment that changes meanwhile moves to the
 * end and makes none be left out.
 */
async function* changedPayments(client: Client, since: Date): AsyncGenerator<ProviderObject> {
  const answer = pageOf(changedPayment)
  const seen = new Set<string>()
  for (let [begin, offset] = [since, 0]; ; ) {
    const range = { range: 'date_last_updated', begin_date: begin.toISOString(), end_date: 'NOW' } as const
    const order = { sort: 'date_last_updated', criteria: 'asc', limit, offset } as const
    const { paging, results } = await client.get(answer, config =>
      new Payment(config).search({ options: { ...range, ...order } }),
    )
    const found = results ?? []
    for (const { id } of found) if (!seen.has(id) && seen.add(id)) yield { kind: 'payment', id }
    if (found.length === 0 || offset + found.length >= (paging?.total ?? Infinity)) return
    const last = found.at(-1)?.date_last_updated ?? begin
    offset = last > begin ? 0 : offset + found.length
    begin = last
  }
}
