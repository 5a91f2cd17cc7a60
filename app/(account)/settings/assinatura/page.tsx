import { Button, Heading } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { DemonstrationNote } from '#components/subscriptions/demonstration-note.tsx'
import { LiveRights } from '#components/subscriptions/live-rights.client.tsx'
import { ManageSubscription, ManagingHints } from '#components/subscriptions/manage-subscription.tsx'
import { OpenCheckouts, Receipts, Refunds } from '#components/subscriptions/money-lists.tsx'
import { PresentSubscription } from '#components/subscriptions/present-subscription.tsx'
import { Section } from '#components/ui/section.tsx'
import { signInPath } from '#lib/addresses/own-path.ts'
import { ownGiftsPath } from '#lib/addresses/paths.ts'
import { leftWords } from '#lib/subscriptions/meter.ts'
import { planLabels } from '#lib/subscriptions/plans.ts'
import { longDate } from '#lib/text/format.ts'
import { now } from '#server/platform/process/clock.ts'
import { currentSession } from '#server/platform/session/session.ts'
import type { OwnCheckout } from '#server/subscriptions/checkout/queries.ts'
import {
  cancelSubscriptionAction,
  changePlanAction,
  openPortalAction,
  quotePlanAction,
  requestRefundAction,
  resumeSubscriptionAction,
} from '#server/subscriptions/managing/actions.ts'
import { findOwnSubscriptionScreen, type OwnSubscription } from '#server/subscriptions/managing/queries.ts'
import { findMeter } from '#server/subscriptions/meter/queries.ts'

const path = '/settings/assinatura'

export const metadata: Metadata = { title: 'Assinatura' }

const acts = {
  cancel: cancelSubscriptionAction,
  resume: resumeSubscriptionAction,
  changePlan: changePlanAction,
  quotePlan: quotePlanAction,
  requestRefund: requestRefundAction,
  openPortal: openPortalAction,
}

/** What follows once an open checkout is paid. At Mercado Pago a card is entered anew for another plan, and until then the old plan ends. */
function openWords(subscription: OwnSubscription | null, checkouts: readonly OwnCheckout[]): string {
  const other = checkouts.find(({ method, plan }) => method === 'card' && plan !== subscription?.plan)
  if (!other || subscription?.status !== 'cancelled' || !subscription.grants)
    return 'Assim que o pagamento for confirmado, o acesso abrirá automaticamente.'
  return `Falta confirmar o cartão para o plano ${planLabels[other.plan].toLowerCase()}. Sem isso, o plano de agora termina em ${longDate(subscription.currentPeriodEnd)}; para ficar nele, continue assinando.`
}

/** The person's subscription and everything that they can do with it. */
export default async function SubscriptionPage() {
  const session = await currentSession()
  if (!session) redirect(signInPath(path))
  const [{ subscription, receipts, refunds, checkouts, demonstration }, meter] = await Promise.all([
    findOwnSubscriptionScreen(session.actor),
    findMeter(session.actor.id, null),
  ])
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <LiveRights />
      <Heading as="h1" size="7">
        Assinatura
      </Heading>
      {demonstration && <DemonstrationNote />}
      {subscription ? (
        <Section title="Gerenciar assinatura">
          <div className="flex flex-col gap-5">
            <PresentSubscription subscription={subscription} />
            <ManageSubscription subscription={subscription} acts={acts} />
            <ManagingHints subscription={subscription} />
            <p className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
              {!(subscription.status === 'incomplete' && subscription.problem) && (
                <a href="/settings/ajuda" className="text-accent underline">
                  Falar com o jornal
                </a>
              )}
              <a href={ownGiftsPath} className="text-accent underline">
                Textos que você deu de presente
              </a>
            </p>
          </div>
        </Section>
      ) : (
        <Section
          title="Você não tem uma assinatura"
          intro="O Premium abre as reportagens exclusivas e tira os anúncios."
        >
          <Button asChild variant="outline">
            <a href="/pricing">Conhecer os planos</a>
          </Button>
        </Section>
      )}
      {meter && !session.actor.subscribed && (
        <Section title="Textos premium gratuitos">
          <p>{leftWords(meter)}</p>
        </Section>
      )}
      {checkouts.length > 0 && (
        <Section title="Pagamento em aberto" intro={openWords(subscription, checkouts)}>
          <OpenCheckouts checkouts={checkouts} moment={now()} />
        </Section>
      )}
      {refunds.length > 0 && (
        <Section title="Devoluções" intro="Guarde o número do protocolo.">
          <Refunds refunds={refunds} />
        </Section>
      )}
      {receipts.length > 0 && (
        <Section title="Recibos">
          <Receipts receipts={receipts} />
        </Section>
      )}
    </div>
  )
}
