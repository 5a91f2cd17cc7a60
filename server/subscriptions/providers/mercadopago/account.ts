import { User } from 'mercadopago'
import type { z } from 'zod'
import { isTestKey } from '#server/platform/process/settings/payment-settings.ts'
import { userAnswer } from './answers.ts'
import type { Client } from './client.ts'

/** The account that an access token belongs to. */
export interface Account {
  /** Whether its money is real. */
  live: boolean
  /** Asks who the token's owner is. */
  read(): Promise<z.output<typeof userAnswer>>
  /** Whether a payment or preapproval was made for this account and in the token's mode. The account is asked for once. */
  owns(object: { collector_id?: string | null | undefined; live_mode?: boolean }): Promise<boolean>
}

export function mercadoPagoAccount(client: Client, accessToken: string): Account {
  const live = !isTestKey('mercadopago', accessToken)
  const read = () => client.get(userAnswer, config => new User(config).get())
  let id: Promise<string> | null = null
  const ownId = () => {
    id ??= read().then(user => user.id)
    id.catch(() => {
      id = null
    })
    return id
  }
  return {
    live,
    read,
    async owns({ collector_id, live_mode }) {
      if (live_mode !== undefined && live_mode !== live) return false
      return collector_id === (await ownId())
    },
  }
}
