import { Button, Callout } from '@radix-ui/themes'
import { QrCode } from '#components/ui/qr-code.tsx'
import { qrOf } from '#lib/qr.ts'
import { periodWords } from '#lib/subscriptions/plans.ts'
import { formatMoney, longDate } from '#lib/text/format.ts'
import { untilWords } from '#lib/text/until.ts'
import type { OwnCheckout } from '#server/subscriptions/checkout/queries.ts'
import { CopyCode } from './copy-code.client.tsx'
import { ReadAtEnd } from './live-parts.client.tsx'
import { Buttons, Outcome } from './outcome.tsx'

interface OpenPaymentProps {
  checkout: OwnCheckout
  moment: Date
  /** Whether the keys are test keys. */
  trial: boolean
}

/** A PIX or a boleto that waits for its payment. */
export const OpenPayment = ({ checkout, moment, trial }: OpenPaymentProps) => (
  <Outcome title={checkout.method === 'pix' ? 'Pague com PIX' : 'Pague o boleto'}>
    {trial && (
      <Callout.Root color="amber" size="1">
        <Callout.Text>Pagamentos em modo de teste: nada é cobrado de verdade.</Callout.Text>
      </Callout.Root>
    )}
    <p className="text-center">
      Plano Premium, <strong>{formatMoney(checkout.amountCents)}</strong> {periodWords(checkout.plan, checkout.method)}
    </p>
    {checkout.code === null ? (
      <p>O código está sendo gerado. Esta página o mostra assim que ele chegar.</p>
    ) : checkout.method === 'pix' ? (
      <Pix code={checkout.code} />
    ) : (
      <Boleto line={checkout.code} url={checkout.boletoUrl} dueAt={checkout.dueAt} />
    )}
    {checkout.method === 'pix' && (
      <p className="text-center text-sm">
        O código vale até <strong>{untilWords(checkout.expiresAt, moment)}</strong>.
        <ReadAtEnd ms={checkout.expiresAt.getTime() - moment.getTime()} />
      </p>
    )}
    {checkout.rehearsalUrl && (
      <Button asChild size="3" color="amber">
        <a href={checkout.rehearsalUrl} target="_blank" rel="noopener noreferrer">
          Simular o pagamento<span className="sr-only"> (abre em outra aba)</span>
        </a>
      </Button>
    )}
    <p className="text-center text-sm text-soft">
      Aguardando o pagamento. Quando ele for confirmado, esta página é atualizada automaticamente.
    </p>
    <Buttons>
      <Button asChild variant="soft" color="gray">
        <a href="/pricing">Pagar de outra forma</a>
      </Button>
    </Buttons>
  </Outcome>
)

/** The code stands before its picture: on a phone nobody can point a camera at the own screen. */
const Pix = ({ code }: { code: string }) => (
  <>
    <CopyCode label="PIX copia e cola" code={code} verb="Copiar código PIX" />
    <ol className="list-decimal space-y-1 pl-5 text-sm">
      <li>Copie o código e abra o aplicativo do seu banco.</li>
      <li>Escolha pagar com PIX, e “Pix copia e cola”.</li>
      <li>Confira o valor e confirme.</li>
    </ol>
    <p className="text-center text-sm text-soft">Em outro aparelho? Aponte a câmera do aplicativo do banco para cá:</p>
    <div className="flex justify-center">
      <QrCode {...qrOf(code)} label="Código QR do PIX" />
    </div>
  </>
)

const Boleto = ({ line, url, dueAt }: { line: string; url: string | null; dueAt: Date | null }) => (
  <>
    {dueAt && (
      <p className="text-center">
        Vencimento: <strong>{longDate(dueAt)}</strong>
      </p>
    )}
    <CopyCode label="Linha digitável" code={line} verb="Copiar linha do boleto" />
    {url && (
      <p>
        <Button asChild size="3" variant="soft">
          <a href={url} target="_blank" rel="noopener noreferrer">
            Abrir o boleto<span className="sr-only"> (abre em outra aba)</span>
          </a>
        </Button>
      </p>
    )}
    <p className="text-sm text-soft">O banco confirma o pagamento em até dois dias úteis.</p>
  </>
)
