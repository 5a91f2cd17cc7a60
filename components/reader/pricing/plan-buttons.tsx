import type { OfferedPlan } from '#lib/subscriptions/offer.ts'
import { planLabels } from '#lib/subscriptions/plans.ts'
import { formatMoney } from '#lib/text/format.ts'

interface PlanButtonsProps {
  plans: readonly OfferedPlan[]
  /** What the plan is paid with, for screen readers: “cartão nacional”. */
  method: string
  /** The word of the only plan's button. */
  verb: string
  newTab?: boolean
}

/** The buttons of a payment form: one for each plan on sale. */
export const PlanButtons = ({ plans, method, verb, newTab = false }: PlanButtonsProps) => (
  <div className="flex flex-wrap items-center gap-3">
    {plans.map(({ plan, priceCents }) => (
      <button key={plan} type="submit" name="plan" value={plan} className="button">
        {plans.length > 1 ? planLabels[plan] : verb} – {formatMoney(priceCents)}
        <span className="sr-only">
          , {method}
          {newTab && ' (abre em outra aba)'}
        </span>
      </button>
    ))}
    <p role="status" className="text-sm text-soft" />
  </div>
)
