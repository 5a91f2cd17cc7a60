'use server'

import { z } from 'zod'
import {
  cancelForInput,
  cancelInput,
  planInput,
  refundPaymentInput,
  subscriptionInput,
} from '#lib/schemas/subscription.ts'
import { action } from '#server/platform/door/action.ts'
import { promptly } from '../providers/promptly.ts'
import { cancelFor, cancelSubscription } from './commands/cancel-subscription.ts'
import { changePlan } from './commands/change-plan.ts'
import { openPortal } from './commands/open-portal.ts'
import { refundPayment, requestRefund } from './commands/request-refund.ts'
import { resumeSubscription } from './commands/resume-subscription.ts'
import { quotePlan } from './queries.ts'

/** Each act may reach a provider. */
const limit = { name: 'manage-subscription', points: 30, seconds: 10 * 60 }

export const cancelSubscriptionAction = action({
  name: 'subscription.cancel',
  access: 'signed_in',
  schema: cancelInput,
  limit,
  command: promptly(cancelSubscription),
})

/** Takes the person's cancellation back. */
export const resumeSubscriptionAction = action({
  name: 'subscription.resume',
  access: 'signed_in',
  schema: subscriptionInput,
  limit,
  command: promptly(resumeSubscription),
})

/** Changes the plan of the person's subscription. */
export const changePlanAction = action({
  name: 'subscription.change-plan',
  access: 'signed_in',
  schema: planInput,
  limit,
  command: promptly(changePlan),
})

/** Tells what a change of plan charges today. */
export const quotePlanAction = action({
  name: 'subscription.quote-plan',
  access: 'signed_in',
  schema: planInput,
  limit,
  command: promptly(quotePlan),
})

/** Asks the person's payments back within seven days; gives the protocols. */
export const requestRefundAction = action({
  name: 'subscription.request-refund',
  access: 'signed_in',
  schema: subscriptionInput,
  limit,
  command: requestRefund,
})

/** Gives the address of the provider's screen for the person's card and receipts. */
export const openPortalAction = action({
  name: 'subscription.open-portal',
  access: 'signed_in',
  schema: z.strictObject({}),
  limit,
  command: promptly(openPortal),
})

/** Gives a payment back, with a reason. */
export const refundPaymentAction = action({
  name: 'subscription.refund-payment',
  access: 'master',
  schema: refundPaymentInput,
  limit,
  command: refundPayment,
})

/** Cancels anybody's subscription, with a reason. */
export const cancelForAction = action({
  name: 'subscription.cancel-for',
  access: 'master',
  schema: cancelForInput,
  limit,
  command: promptly(cancelFor),
})
