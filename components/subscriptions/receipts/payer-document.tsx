import { useId } from 'react'

/**
 * The payer's CPF or CNPJ, typed for the paper alone: the newspaper does not ask for it and keeps none, so it is sent nowhere. Left empty,
 * it is not printed.
 */
export function PayerDocument() {
  const id = useId()
  return (
    <div className="receipt-document -mt-3 grid items-baseline gap-x-6 gap-y-1 sm:grid-cols-[9rem_1fr]">
      <label htmlFor={id} className="text-sm text-soft sm:text-base">
        CPF ou CNPJ
      </label>
      <input
        id={id}
        maxLength={18}
        autoComplete="off"
        placeholder="opcional"
        aria-describedby={`${id}-hint`}
        className="w-44 border-b border-rule bg-transparent py-0.5 print:border-0"
      />
      <span id={`${id}-hint`} className="text-sm text-soft sm:col-start-2 print:hidden">
        Se precisar dele no recibo impresso. Só aparece ao imprimir; o jornal não o guarda.
      </span>
    </div>
  )
}
