'use server'

import { decidePurchaseInput } from '#lib/schemas/subscription.ts'
import { action } from '#server/platform/door/action.ts'
import { decidePurchase } from './commands/decide-purchase.ts'

/** Allows or refuses a purchase that waits. */
export const decidePurchaseAction = action({
  name: 'subscription.decide-purchase',
  access: 'master',
  schema: decidePurchaseInput,
  command: decidePurchase,
})
