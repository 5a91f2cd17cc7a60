import { Button } from '@radix-ui/themes'
import { ActButton } from '#components/ui/act-button.client.tsx'
import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import { SubmitOnce } from '#components/ui/forms/submit-once.client.tsx'
import { withContact } from '#components/ui/with-contact.tsx'
import { helpPath } from '#lib/addresses/paths.ts'
import type { Act } from '#lib/outcome.ts'
import type { CancelInput, PlanInput, SubscriptionInput } from '#lib/schemas/subscription.ts'
import { isPrepaid, type Plan, periodWords, planLabels, prepaidPeriods } from '#lib/subscriptions/plans.ts'
import { formatMoney, longDate } from '#lib/text/format.ts'
import type { OwnSubscription } from '#server/subscriptions/managing/queries.ts'
import { ChangePlan } from './change-plan.client.tsx'
import { OpenPortal } from './open-portal.client.tsx'
import { ReasonedAct } from './reasoned-act.client.tsx'

/** The acts of a person on their subscription. */
export interface SubscriptionActs {
  cancel: Act<CancelInput>
  resume: Act<SubscriptionInput>
  changePlan: Act<PlanInput, { url: string | null }>
  quotePlan: Act<PlanInput, { dueCents: number | null }>
  requestRefund: Act<SubscriptionInput>
  openPortal: Act<Record<string, never>, { url: string }>
}

interface ManageSubscriptionProps {
  subscription: OwnSubscription
  acts: SubscriptionActs
}

/** The buttons of “Gerenciar assinatura”: only what can be done now. */
export function ManageSubscription({ subscription, acts }: ManageSubscriptionProps) {
  const { id, may, plan: current, followerId, currentPeriodEnd } = subscription
  return (
    <div className="flex flex-wrap gap-3">
      {may.payNext && <PayNext plan={may.payNext} />}
      <SubscribeAgain subscription={subscription} />
      {may.resume && (
        <ActButton
          act={acts.resume}
          input={{ id }}
          success="Assinatura reativada."
          failure="Não foi possível reativar a assinatura."
          busyText="Reativando…"
          variant="solid"
        >
          {followerId ? `Ficar no plano ${planLabels[current].toLowerCase()}` : 'Continuar assinando'}
        </ActButton>
      )}
      {may.portal && <OpenPortal open={acts.openPortal} />}
      {may.changeTo.map(({ plan, priceCents }) => (
        <ChangePlan
          key={plan}
          input={{ id, plan }}
          {...changeWords(subscription, plan, priceCents)}
          change={acts.changePlan}
          quote={may.quotes ? acts.quotePlan : undefined}
        />
      ))}
      {may.cancel && (
        <ReasonedAct
          act={acts.cancel}
          input={{ id }}
          label="Cancelar assinatura"
          title="Cancelar a assinatura?"
          consequence={cancelWords(subscription)}
          success="Assinatura cancelada."
          failure="Não foi possível cancelar a assinatura."
          keep="Continuar assinando"
          optional
        />
      )}
      <GiveUpNext subscription={subscription} cancel={acts.cancel} />
      {may.refundUntil && (
        <ConfirmActButton
          act={acts.requestRefund}
          input={{ id }}
          success={{ title: 'Devolução pedida.', description: 'O número do protocolo está nesta página.' }}
          failure="Não foi possível pedir a devolução."
          text="Pedir o dinheiro de volta"
          busyText="Pedindo…"
          label="Pedir o dinheiro de volta"
          title="Pedir o dinheiro de volta?"
          question={`Você pode desistir até ${longDate(may.refundUntil)}. Devolvemos tudo o que você pagou, do mesmo jeito que pagou, e o acesso aos artigos premium termina agora, não em ${longDate(currentPeriodEnd)}.`}
        />
      )}
    </div>
  )
}

/** Cancels the plan that would begin after the present one. */
function GiveUpNext({ subscription, cancel }: { subscription: OwnSubscription; cancel: SubscriptionActs['cancel'] }) {
  const { followerId, nextPlan, currentPeriodEnd } = subscription
  if (!followerId || !nextPlan) return null
  const label = `Desistir do plano ${planLabels[nextPlan.plan].toLowerCase()}`
  return (
    <ReasonedAct
      act={cancel}
      input={{ id: followerId }}
      label={label}
      title={`${label}?`}
      consequence={`Ele não começará, e nada será cobrado por ele. Você continua lendo tudo até ${longDate(currentPeriodEnd)}.`}
      success="O próximo plano foi cancelado."
      failure="Não foi possível cancelar o próximo plano."
      keep="Voltar"
      optional
    />
  )
}

/** Pays the next prepaid period by PIX, in a form without a script; other ways stand on the plans page. */
function PayNext({ plan }: { plan: Plan }) {
  return (
    <form action="/api/create-mercadopago-checkout" method="post" className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="method" value="pix" />
      <input type="hidden" name="plan" value={plan} />
      <SubmitOnce busyText="Gerando o código…">Pagar o próximo período com PIX</SubmitOnce>
      <a href="/pricing" className="text-accent underline">
        Outras formas de pagar
      </a>
    </form>
  )
}

/** The way to the plans for whoever has no access, or whose charge failed and who may pay otherwise. */
function SubscribeAgain({ subscription: { status, grants, problem, may } }: { subscription: OwnSubscription }) {
  if (may.payNext || (grants && status !== 'past_due')) return null
  const isWrong = status === 'incomplete' && problem !== null
  return (
    <>
      <Button asChild>
        <a href="/pricing#pagamento">
          {status === 'cancelled' ? 'Assinar de novo' : isWrong ? 'Tentar de novo' : 'Pagar de outra forma'}
        </a>
      </Button>
      {isWrong && (
        <Button asChild variant="soft">
          <a href={helpPath}>Escrever ao jornal</a>
        </Button>
      )}
    </>
  )
}

/** What a person may look for among the buttons and does not find. */
export function ManagingHints({ subscription }: { subscription: OwnSubscription }) {
  const { provider, method, status, renews, grants, refundOver, may } = subscription
  return (
    <>
      {grants && status !== 'cancelled' && !may.cancel && (
        <p className="text-sm text-soft">
          {withContact('Para mudar ou cancelar esta assinatura, escreva ao jornal.', helpPath)}
        </p>
      )}
      {provider === 'mercadopago' && method === 'card' && renews && (
        <p className="text-sm text-soft">
          Troque o cartão na sua conta do Mercado Pago, em Assinaturas: o jornal não vê nem guarda os dados dele.
        </p>
      )}
      {refundOver && (
        <p className="text-sm text-soft">
          O prazo de 7 dias para pedir o dinheiro de volta terminou em {longDate(refundOver)}.
        </p>
      )}
    </>
  )
}

function cancelWords({ status, method, currentPeriodEnd }: OwnSubscription): string {
  if (status !== 'active')
    return 'Não tentaremos mais a cobrança em aberto, e o acesso aos artigos premium termina agora.'
  const until = `Você continua lendo tudo até ${longDate(currentPeriodEnd)}.`
  if (isPrepaid({ method })) return `${until} Não avisaremos mais sobre a renovação.`
  return `${until} Depois nada mais será cobrado. Até lá, você pode voltar atrás.`
}

/** The words of a change of plan. A prepaid one renews nothing: the plan is what the next payment pays. */
function changeWords(subscription: OwnSubscription, plan: Plan, priceCents: number) {
  const { method, may, currentPeriodEnd } = subscription
  const price = `${formatMoney(priceCents)} ${periodWords(plan, method)}`
  const name = planLabels[plan].toLowerCase()
  const end = longDate(currentPeriodEnd)
  if (isPrepaid({ method })) {
    const period = prepaidPeriods[plan]
    return {
      text: `Pagar ${period} na próxima vez`,
      question: `O próximo pagamento, a partir de ${end}, será de ${price}. Nada é cobrado agora.`,
      success: `Pronto: o próximo pagamento será de ${period}.`,
    }
  }
  const words = { text: `Mudar para o plano ${name}`, success: `Pronto: seu plano agora é o ${name}.` }
  if (may.changesElsewhere) {
    const question = `O novo plano, ${price}, começa em ${end}. Você confirma o cartão na página do Mercado Pago; o cartão atual não será mais cobrado.`
    return { ...words, question }
  }
  const question = `O novo plano, ${price}, começa agora. O que você já pagou e não usou é descontado da cobrança de hoje.`
  return { ...words, question }
}
