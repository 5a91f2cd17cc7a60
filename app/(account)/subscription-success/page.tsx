import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { DemonstrationNote } from '#components/subscriptions/demonstration-note.tsx'
import { LiveRights } from '#components/subscriptions/live-rights.client.tsx'
import { DisputedPayment, EndedPayment } from '#components/subscriptions/success/ended-payment.tsx'
import { Verifying } from '#components/subscriptions/success/live-parts.client.tsx'
import { OpenPayment } from '#components/subscriptions/success/open-payment.tsx'
import { Processing, UnknownPayment, Welcome } from '#components/subscriptions/success/outcome.tsx'
import { signInPath } from '#lib/addresses/own-path.ts'
import { pathWith } from '#lib/addresses/parameters.ts'
import { paymentViewOf } from '#lib/subscriptions/checkout.ts'
import { block } from '#server/platform/door/block.ts'
import { now } from '#server/platform/process/clock.ts'
import { currentSession } from '#server/platform/session/session.ts'
import { askProvider, findCheckout, findNewestCheckout, offered } from '#server/subscriptions/checkout/queries.ts'

export const metadata: Metadata = { title: 'Assinatura' }

const textOf = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value.slice(0, 255) : undefined

/** The screen after paying, and the one on which a PIX or a boleto is paid (PLAN-5). A foreign checkout is like an unknown one; without
 * any in the address, the newest of the person is meant. */
export default async function SubscriptionSuccess({ searchParams }: PageProps<'/subscription-success'>) {
  const { pagamento, session_id } = await searchParams
  const named = { pagamento: textOf(pagamento), session_id: textOf(session_id) }
  const path = pathWith('/subscription-success', named)
  const session = await currentSession()
  if (!session) redirect(signInPath(path))
  const ref = named.pagamento ?? named.session_id
  const [checkout, offer] = await Promise.all([
    ref ? findCheckout(session.actor, ref) : findNewestCheckout(session.actor),
    offered(),
  ])
  if (checkout) await block('checkout', askProvider(session.actor, checkout))
  const moment = now()
  const view = paymentViewOf(checkout, { subscribed: session.actor.subscribed, moment })
  return (
    // Whoever cannot see the screen hears what it turns into.
    <div aria-live="polite">
      {offer.demonstration && (
        <div className="mx-auto mb-4 max-w-lg">
          <DemonstrationNote />
        </div>
      )}
      {view !== 'welcome' && <LiveRights seconds={15} />}
      {checkout && view === 'pay' ? (
        <OpenPayment checkout={checkout} moment={moment} trial={offer.trial && !offer.demonstration} />
      ) : checkout?.problem && view !== 'welcome' ? (
        <DisputedPayment {...checkout.problem} />
      ) : checkout && view === 'ended' ? (
        <EndedPayment checkout={checkout} />
      ) : (
        <Verifying>
          {view === 'welcome' ? <Welcome /> : view === 'unknown' ? <UnknownPayment /> : <Processing path={path} />}
        </Verifying>
      )}
    </div>
  )
}
