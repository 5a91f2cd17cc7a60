import { isSignedIn } from '#lib/actor.ts'
import { findOwnSubscription } from '#server/accounts/queries.ts'
import { jsonAnswer } from '#server/platform/door/answers.ts'
import { route } from '#server/platform/door/route.ts'
import { ledTo, refusedPayment } from '../paying.ts'
import { promptly } from '../providers/promptly.ts'
import { openPortal } from './commands/open-portal.ts'

/** `POST /api/customer-portal`: leads to the provider's screen for card and receipts. Gives `{ url }`. */
export const postPortal = route({
  name: 'customer-portal',
  method: 'POST',
  access: 'signed_in',
  limit: { name: 'portal', points: 20, seconds: 10 * 60 },
  async answer({ request, actor }) {
    const { url } = await promptly(openPortal)(actor)
    return ledTo(request, url)
  },
  refuse: refusedPayment,
})

/** The product's id in `GET /api/check-subscription`: one product, whatever the plan. */
const productId = 'premium'

/** `GET /api/check-subscription`: whether a subscription opens premium texts to the person who asks, and until when at least. */
export const getSubscription = route({
  name: 'check-subscription',
  method: 'GET',
  access: 'anyone',
  limit: { name: 'check-subscription', points: 240, seconds: 10 * 60 },
  async answer({ actor }) {
    const held = isSignedIn(actor) ? await findOwnSubscription(actor) : null
    return jsonAnswer({
      subscribed: held !== null,
      product_id: held ? productId : null,
      subscription_end: held?.currentPeriodEnd ?? null,
    })
  },
})
