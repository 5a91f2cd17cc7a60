import { system } from '#lib/actor.ts'
import { isDomainError } from '#lib/errors.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { log } from '#server/platform/process/log.ts'
import { earlier } from '../ledger/payments.ts'
import type { PaymentProvider, ProviderObject } from '../providers/provider.ts'
import { configuredProviders } from '../providers/registry.ts'
import { endUnknown } from './commands/end-unknown.ts'
import { expireCheckout } from './commands/expire-checkout.ts'
import { noteChecked } from './commands/note-checked.ts'
import { listOpenRequests, listOverdue, listUnhandled, listUnread } from './open-ends.ts'
import { endAtProvider, refundAtProvider } from './refunds.ts'
import { syncObject } from './sync-object.ts'

const hourMs = 60 * 60 * 1000
/** How far back the first reconciliation asks a provider for changes, and one by command. */
const firstMs = 30 * 24 * hourMs

/** What a reconciliation did. */
export interface Reconciliation {
  /** Objects that were read at their provider. */
  read: number
  /** What could not be done, and stays for the next time. */
  failed: number
}

/**
 * Compares everything with its provider: what changed there since the last time, subscriptions not read for a day, open checkouts that are
 * over, refunds and ends that are stuck, and notifications that were not handled. An outage stops one provider's part and changes nothing.
 * `whole` looks back thirty days.
 */
export async function reconcile({ whole = false } = {}): Promise<Reconciliation> {
  const sum: Reconciliation = { read: 0, failed: 0 }
  for (const provider of await configuredProviders()) {
    const begun = now()
    const attempt = attemptsAt(provider, sum)
    const done = new Set<string>()
    const sync = (object: ProviderObject) => {
      const key = `${object.kind} ${object.id}`
      if (done.has(key)) return true
      done.add(key)
      return attempt(() => syncOrEnd(provider, object))
    }
    const isUp = (await syncChanged(provider, whole, sync, attempt)) && (await syncKnown(provider, sync, attempt))
    if (isUp) await noteChecked(system, { provider: provider.name, until: begun })
  }
  return sum
}

/** Reads an object. A subscription that its provider does not know ends with its paid time. */
async function syncOrEnd(provider: PaymentProvider, object: ProviderObject): Promise<void> {
  const isKnown = await syncObject(provider, object)
  if (!isKnown && object.kind === 'subscription') await endUnknown(system, { provider: provider.name, id: object.id })
}

type Sync = (object: ProviderObject) => boolean | Promise<boolean>
type Attempt = (run: () => Promise<void>) => Promise<boolean>

/** Runs one step. False: the provider does not answer. Any other failure is logged and the next step follows. */
const attemptsAt =
  (provider: PaymentProvider, sum: Reconciliation): Attempt =>
  async run => {
    try {
      await run()
      sum.read++
      return true
    } catch (error) {
      sum.failed++
      const isDown = isDomainError(error) && error.code === 'provider_unavailable'
      if (isDown) log().warn({ err: error, provider: provider.name }, 'a payment provider does not answer')
      else log().error({ err: error, provider: provider.name }, 'an object was not reconciled')
      return !isDown
    }
  }

/** Four at a time: a provider answers slowly, and limits how often it is asked. False: it does not answer. */
async function inBatches(objects: readonly ProviderObject[], sync: Sync): Promise<boolean> {
  for (let at = 0; at < objects.length; at += 4) {
    const answers = await Promise.all(objects.slice(at, at + 4).map(sync))
    if (answers.includes(false)) return false
  }
  return true
}

/** Reads what changed since the last reconciliation. False: the provider does not answer. */
async function syncChanged(provider: PaymentProvider, whole: boolean, sync: Sync, attempt: Attempt): Promise<boolean> {
  const check = await db().paymentCheck.findUnique({ where: { provider: provider.name } })
  const far = new Date(now().getTime() - firstMs)
  // Providers list some minutes late what changed. A clock that was ahead noted a moment that is still to come.
  const until = check && earlier(check.checkedUntil, now())
  const since = until && !whole ? new Date(until.getTime() - hourMs) : far
  const changed: ProviderObject[] = []
  const listed = await attempt(async () => {
    for await (const object of provider.changedSince(since)) changed.push(object)
  })
  if (!listed) return false
  return inBatches(changed, sync)
}

/** Reads what is known here and open. False: the provider does not answer. */
async function syncKnown(provider: PaymentProvider, sync: Sync, attempt: Attempt): Promise<boolean> {
  const { name } = provider
  const moment = now()
  const known = [...(await listUnhandled(name, moment)), ...(await listUnread(name, moment))]
  if (!(await inBatches(known, sync))) return false
  for (const { id, object } of await listOverdue(name, moment)) {
    const isUp = await attempt(() => closeOverdue(provider, id, object))
    if (!isUp) return false
  }
  const { requests, ends } = await listOpenRequests(name)
  for (const requestId of requests) if (!(await attempt(() => refundAtProvider({ requestId })))) return false
  for (const subscriptionId of ends) if (!(await attempt(() => endAtProvider({ subscriptionId })))) return false
  return true
}

/** Closes a checkout that is over, so that nobody can pay it any more; reads it when somebody did. */
async function closeOverdue(provider: PaymentProvider, id: string, object: ProviderObject | null): Promise<void> {
  if (object) await syncObject(provider, object)
  const checkout = await db().checkout.findUnique({ where: { id }, select: { status: true } })
  if (checkout?.status !== 'open') return
  if (object && !(await provider.close(object))) return void (await syncObject(provider, object))
  await expireCheckout(system, { id })
}
