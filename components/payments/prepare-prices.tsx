import { ActButton } from '#components/ui/act-button.client.tsx'
import type { Act } from '#lib/outcome.ts'

/** Makes the product and the prices at Stripe, for masters who want to see them there before the first sale. */
export const PreparePrices = ({ prepare }: { prepare: Act<Record<string, never>> }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <ActButton
      act={prepare}
      input={{}}
      success="Os preços estão no Stripe."
      failure="Não foi possível preparar os preços."
      busyText="Preparando..."
    >
      Preparar preços no Stripe
    </ActButton>
    <p className="text-sm text-soft">Cria o produto e o preço de cada plano à venda. O que já existe fica como está.</p>
  </div>
)
