import { Button } from '@radix-ui/themes'
import { SubmitOnce } from '#components/ui/forms/submit-once.client.tsx'
import { problemLabels } from '#lib/subscriptions/problems.ts'
import { formatMoney } from '#lib/text/format.ts'
import type { OwnCheckout } from '#server/subscriptions/checkout/queries.ts'
import { Buttons, Outcome } from './outcome.tsx'

const overWords = { pix: 'O código expirou', boleto: 'O boleto venceu', card: 'O prazo para pagar terminou' } as const

/** A checkout that can be paid no more. A PIX begins anew with one click; a boleto needs its payer's data again. */
export const EndedPayment = ({ checkout: { method, plan, status } }: { checkout: OwnCheckout }) => (
  <Outcome title={status === 'failed' ? 'Pagamento não concluído' : overWords[method]}>
    <p className="text-center">
      {status === 'failed'
        ? 'O pagamento foi recusado. Nada foi cobrado.'
        : 'O prazo para pagar terminou e nada foi cobrado. Se você já pagou, a confirmação ainda chegará por aqui.'}
    </p>
    <Buttons>
      {method === 'pix' ? (
        <form method="post" action="/api/create-mercadopago-checkout">
          <input type="hidden" name="method" value="pix" />
          <input type="hidden" name="plan" value={plan} />
          <SubmitOnce size="3" busyText="Gerando…">
            Gerar novo código PIX
          </SubmitOnce>
        </form>
      ) : (
        <Button asChild size="3">
          <a href="/pricing#pagamento">{method === 'boleto' ? 'Gerar novo boleto' : 'Tentar de novo'}</a>
        </Button>
      )}
      <Button asChild size="3" variant="soft" color="gray">
        <a href="/">Voltar ao Início</a>
      </Button>
    </Buttons>
  </Outcome>
)

/** A payment that arrived and opens nothing, e.g. of another amount. Money moved: a person must look at it. */
export const DisputedPayment = ({ problem, amountCents }: NonNullable<OwnCheckout['problem']>) =>
  problem === 'payer' ? (
    <HeldPayment amountCents={amountCents} />
  ) : (
    <Outcome title="Recebemos um pagamento diferente">
      <p className="text-center">
        Recebemos {formatMoney(amountCents)}, mas o acesso não foi aberto: {problemLabels[problem]}. Escreva ao jornal
        para receber o valor de volta ou tente de novo.
      </p>
      <Buttons>
        <Button asChild size="3">
          <a href="/settings/ajuda">Escrever ao jornal</a>
        </Button>
        <Button asChild size="3" variant="soft" color="gray">
          <a href="/pricing#pagamento">Tentar de novo</a>
        </Button>
      </Buttons>
    </Outcome>
  )

/** A payment of a payer who withdrew twice in a year: it goes back, and a master looks first. */
const HeldPayment = ({ amountCents }: { amountCents: number }) => (
  <Outcome title="A redação vai conferir">
    <p className="text-center">
      Houve duas desistências em doze meses com esta forma de pagamento. Os {formatMoney(amountCents)} já estão sendo
      devolvidos, e a redação vai conferir o pedido. A resposta chega por e-mail.
    </p>
    <Buttons>
      <Button asChild size="3">
        <a href="/settings/ajuda">Escrever ao jornal</a>
      </Button>
    </Buttons>
  </Outcome>
)
