/** Says that the payments of this site move no money: test keys, or stand-ins for the providers. */
export const TrialMark = () => (
  <p role="note" className="border-2 border-dashed border-premium bg-premium-soft px-4 py-3 leading-relaxed">
    <strong>Pagamentos em modo de teste.</strong> As chaves deste jornal são de teste: nada é cobrado de verdade.
  </p>
)
