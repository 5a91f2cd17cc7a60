import { Button } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { PrintButton } from '#components/subscriptions/receipts/print-button.client.tsx'
import { Receipt } from '#components/subscriptions/receipts/receipt.tsx'
import { isMaster } from '#lib/actor.ts'
import { signInPath } from '#lib/addresses/own-path.ts'
import { receiptPath } from '#lib/addresses/paths.ts'
import { providerLabel } from '#lib/subscriptions/provider-label.ts'
import { currentSession } from '#server/platform/session/session.ts'
import { findReceipt } from '#server/subscriptions/receipts/queries.ts'

export const metadata: Metadata = { title: 'Recibo' }

/** The newspaper's receipt of one payment or refund, for its payer and for masters. */
export default async function ReceiptPage({ params }: PageProps<'/settings/assinatura/recibo/[id]'>) {
  const { id } = await params
  const session = await currentSession()
  if (!session) redirect(signInPath(receiptPath(id)))
  const receipt = await findReceipt(session.actor, id)
  if (!receipt) notFound()
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      {isMaster(session.actor) && !receipt.house.cnpj && (
        <p role="note" className="border-l-4 border-accent bg-sunken px-4 py-3 print:hidden">
          Falta o CNPJ do jornal.{' '}
          <a href="/admin/jornal" className="text-accent underline">
            Preencher agora
          </a>
        </p>
      )}
      <Receipt receipt={receipt} />
      <p className="flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
        <PrintButton />
        {receipt.providerUrl && (
          <Button asChild variant="soft" color="gray">
            <a href={receipt.providerUrl} target="_blank" rel="noopener noreferrer">
              Comprovante do {providerLabel(receipt.provider)}
              <span className="sr-only"> (abre em outra aba)</span>
            </a>
          </Button>
        )}
        <a href="/settings/assinatura" className="text-accent underline">
          Voltar à assinatura
        </a>
      </p>
    </div>
  )
}
