'use server'

import { z } from 'zod'
import { paymentProviderInput, savePaymentKeysInput } from '#lib/schemas/payment-keys.ts'
import { action } from '#server/platform/door/action.ts'
import { preparePrices } from './commands/prepare-prices.ts'
import { removeKeys, saveKeys, testKeys } from './commands/save-keys.ts'
import { promptly } from './promptly.ts'

const limit = { name: 'payment-keys', points: 30, seconds: 10 * 60 }

export const savePaymentKeysAction = action({
  name: 'payment.save-keys',
  access: 'master',
  schema: savePaymentKeysInput,
  limit,
  proof: true,
  command: promptly(saveKeys),
})

/** Deletes the stored keys of a payment provider. */
export const removePaymentKeysAction = action({
  name: 'payment.remove-keys',
  access: 'master',
  schema: paymentProviderInput,
  limit,
  proof: true,
  command: removeKeys,
})

/** Tests the keys of a payment provider; gives the account and whether its money is real. */
export const testPaymentKeysAction = action({
  name: 'payment.test-keys',
  access: 'master',
  schema: paymentProviderInput,
  limit,
  command: promptly(testKeys),
})

/** Makes the product and the prices at Stripe that are missing. */
export const preparePricesAction = action({
  name: 'payment.prepare-prices',
  access: 'master',
  schema: z.strictObject({}),
  limit,
  command: promptly(preparePrices),
})
