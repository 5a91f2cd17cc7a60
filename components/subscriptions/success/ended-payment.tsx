import { Button } from '@radix-ui/themes'
import type { OwnCheckout } from '#server/subscriptions/checkout/queries.ts'
import { Buttons, Outcome } from './outcome.tsx'

/** A checkout that can be paid no more. A PIX begins anew with one click; a boleto needs its payer's data again. */
export const EndedPayment = ({ checkout: { method, plan, status } }: { checkout: OwnCheckout }) => (
  <Outcome title={status === 'failed' ? 'Pagamento não concluído' : 'O código expirou'}>
    <p className="text-center">
      {status === 'failed'
        ? 'O pagamento foi recusado. Nada foi cobrado.'
        : 'O prazo para pagar terminou e nada foi cobrado. Se você já pagou, a confirmação ainda chega por aqui.'}
    </p>
    <Buttons>
      {method === 'pix' ? (
        <form method="post" action="/api/create-mercadopago-checkout">
          <input type="hidden" name="method" value="pix" />
          <input type="hidden" name="plan" value={plan} />
          <Button type="submit" size="3">
            Gerar novo código PIX
          </Button>
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
