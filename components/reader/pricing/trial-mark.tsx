import type { Offered } from '#lib/subscriptions/checkout.ts'
import { demonstrationWords } from '#lib/subscriptions/trial.ts'

/** Says that the payments of this site move no money: test keys, or the demonstration's stand-ins for the providers. */
export const TrialMark = ({ offered: { demonstration } }: { offered: Offered }) => (
  <p role="note" className="border-2 border-dashed border-premium bg-premium-soft px-4 py-3 leading-relaxed">
    {demonstration ? (
      <>
        <strong>{demonstrationWords}</strong> Percorra a assinatura inteira: as telas de pagamento são de mentira.
      </>
    ) : (
      <>
        <strong>Pagamentos em modo de teste.</strong> As chaves deste jornal são de teste: nada é cobrado de verdade.
      </>
    )}
  </p>
)
