import { states } from '#lib/schemas/payer.ts'
import type { OfferedPlan } from '#lib/subscriptions/offer.ts'
import { PlanButtons } from './plan-buttons.tsx'

const control = 'min-h-11 w-full rounded-sm border border-strong bg-paper px-3 py-2 text-base font-normal'

/** The payer's data, which the bank prints on a boleto, folded until a reader opens it. It is passed on and not stored. */
export const BoletoForm = ({ plans }: { plans: readonly OfferedPlan[] }) => (
  <details>
    <summary className="button cursor-pointer list-none [&::-webkit-details-marker]:hidden">Pagar com boleto</summary>
    <form
      action="/api/create-mercadopago-checkout"
      method="post"
      data-busy="Gerando o boleto…"
      className="mt-5 grid max-w-xl grid-cols-6 gap-4"
    >
      <input type="hidden" name="method" value="boleto" />
      <p className="col-span-6 text-sm leading-relaxed text-soft">
        O banco exige estes dados de quem paga. Eles vão para o Mercado Pago e não ficam guardados aqui.
      </p>
      <Field name="name" label="Nome completo" complete="name" wide="col-span-6" max={120} />
      <Field
        name="cpf"
        label="CPF"
        wide="col-span-6 sm:col-span-3"
        max={14}
        digits
        pattern="\d{3}\.?\d{3}\.?\d{3}-?\d{2}"
        hint="11 dígitos"
      />
      <Field
        name="zip"
        label="CEP"
        complete="postal-code"
        wide="col-span-6 sm:col-span-3"
        max={9}
        digits
        pattern="\d{5}-?\d{3}"
        hint="8 dígitos"
      />
      <Field name="street" label="Rua" complete="address-line1" wide="col-span-6 sm:col-span-4" max={120} />
      <Field name="number" label="Número" wide="col-span-6 sm:col-span-2" max={20} />
      <Field name="neighbourhood" label="Bairro" complete="address-level3" wide="col-span-6" max={80} />
      <Field name="city" label="Cidade" complete="address-level2" wide="col-span-4" max={80} />
      <label className="col-span-2 flex flex-col gap-1 text-sm font-semibold">
        Estado
        <select name="state" required autoComplete="address-level1" defaultValue="" className={control}>
          <option value="" disabled>
            UF
          </option>
          {states.map(({ code }) => (
            <option key={code}>{code}</option>
          ))}
        </select>
      </label>
      <div className="col-span-6">
        <PlanButtons plans={plans} method="boleto" verb="Gerar boleto" />
      </div>
    </form>
  </details>
)

interface FieldProps {
  name: string
  label: string
  wide: string
  max: number
  complete?: string
  digits?: boolean
  pattern?: string
  hint?: string
}

const Field = ({ name, label, wide, max, complete = 'off', digits = false, pattern, hint }: FieldProps) => (
  <label className={`${wide} flex flex-col gap-1 text-sm font-semibold`}>
    {label}
    <input
      name={name}
      required
      maxLength={max}
      autoComplete={complete}
      inputMode={digits ? 'numeric' : undefined}
      pattern={pattern}
      title={hint}
      className={control}
    />
  </label>
)
