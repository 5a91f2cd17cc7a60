import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { StripeKeys } from '#server/platform/process/settings/payment-settings.ts'
import { Delivery } from './delivery.ts'
import { Faults } from './faults.ts'
import { handsOf, type StripeHands } from './hands.ts'
import { api } from './http/api.ts'
import { answerScreen } from './screens/screens.ts'
import { Account, copy } from './state.ts'

export interface StripeDoubleOptions {
  /** 0: any free one. */
  port?: number
  /** The secret that signs notifications. */
  secret?: string
  /** Where notifications go. */
  notify?: string | null
}

/** A Stripe on this machine that moves no money, and the hands of everybody who acts there. */
export interface StripeDouble extends StripeHands {
  keys: StripeKeys
  /** All requests to the API, as `METHOD /path body`. */
  requests: string[]
  stop(): Promise<void>
}

const doubleKey = 'sk_test_substitutodostripe'

/** Starts a double of Stripe on this machine, with an empty account. Under `/_double` are its screens. */
export async function startStripeDouble(options: StripeDoubleOptions = {}): Promise<StripeDouble> {
  const { port = 0, secret = 'whsec_substituto', notify = null } = options
  const delivery = new Delivery(secret, notify)
  const account = new Account(event => delivery.send(copy(event)))
  const faults = new Faults()
  const perform = api(account, doubleKey)
  const requests: string[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    if (request.url?.startsWith('/_double')) return answerScreen(hands, request, body, response)
    requests.push(`${request.method} ${request.url} ${body}`.trim())
    faults.meet(request, body, response, perform)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  account.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const hands = handsOf(account, delivery, faults)
  return {
    ...hands,
    keys: { secretKey: doubleKey, webhookSecret: secret },
    requests,
    stop: async () => {
      await delivery.stop()
      server.closeAllConnections()
      await new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}
