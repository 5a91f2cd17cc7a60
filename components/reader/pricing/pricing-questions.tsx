const questions = [
  {
    question: 'Posso cancelar a qualquer momento?',
    answer:
      'Sim. O cancelamento é feito nas configurações da conta, sem multa. O acesso continua até o fim do período já pago.',
  },
  {
    question: 'Quais são as formas de pagamento?',
    answer:
      'Cartão internacional ou, pelo Mercado Pago, PIX, boleto e cartão nacional. Os pagamentos ainda não estão ativados neste portal.',
  },
  {
    question: 'Posso mudar de plano?',
    answer: 'Sim. A mudança é feita nas configurações da conta e vale a partir do próximo período.',
  },
  {
    question: 'Há garantia de devolução?',
    answer:
      'Sim. Nos primeiros 7 dias, devolvemos o valor integral, sem perguntas. A devolução encerra o acesso aos artigos premium.',
  },
]

/** The four questions of the plans page (PLAN-2). */
export function PricingQuestions() {
  return (
    <section aria-labelledby="perguntas">
      <h2 id="perguntas" className="text-2xl font-bold">
        Perguntas frequentes
      </h2>
      <div className="mt-4 border-t border-rule">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group border-b border-rule">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <span aria-hidden="true" className="text-2xl font-normal text-accent group-open:rotate-45">
                +
              </span>
            </summary>
            <p className="max-w-prose pb-5 leading-relaxed text-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
