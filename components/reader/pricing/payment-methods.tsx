const methods = [
  {
    value: 'card',
    label: 'Cartão internacional',
    text: 'Cartões de crédito Visa, Mastercard e American Express emitidos no Brasil ou no exterior, com renovação automática todo mês.',
  },
  {
    value: 'mercadopago',
    label: 'Mercado Pago',
    text: 'PIX, boleto bancário e cartão nacional. O PIX libera o acesso em instantes; o boleto, em até dois dias úteis.',
  },
]

/** The two ways to pay, as tabs without a script: radio buttons that show their panel (PLAN-2). */
export function PaymentMethods() {
  return (
    <fieldset className="tabs border border-rule bg-raised">
      <legend className="sr-only">Formas de pagamento</legend>
      <div className="flex flex-wrap border-b border-rule">
        {methods.map(({ value, label }, index) => (
          <label
            key={value}
            className="flex min-h-12 flex-1 items-center justify-center gap-2 border-b-2 border-transparent px-4 font-semibold whitespace-nowrap has-checked:border-accent has-checked:text-accent has-focus-visible:outline-3 has-focus-visible:outline-accent"
          >
            <input type="radio" name="forma" value={value} defaultChecked={index === 0} className="accent-accent" />
            {label}
          </label>
        ))}
      </div>
      {methods.map(({ value, text }) => (
        <p key={value} className={`panel-${value} p-6 leading-relaxed`}>
          {text}
        </p>
      ))}
    </fieldset>
  )
}
