import type { Offered } from '#lib/subscriptions/checkout.ts'
import { methodsInWords } from '#lib/subscriptions/offer.ts'

interface Question {
  question: string
  answer: string
}

/** The four questions of the plans page (PLAN-2), answered for what is on offer. */
function questionsFor({ methods, plans }: Offered): Question[] {
  const prepaid = methods.some(({ method }) => method !== 'card')
  return [
    {
      question: 'Posso cancelar a qualquer momento?',
      answer: `Sim. O cancelamento é feito nas configurações da conta, sem multa. O acesso continua até o fim do período já pago.${prepaid ? ' PIX e boleto não se renovam automaticamente: basta não pagar de novo.' : ''}`,
    },
    {
      question: 'Quais são as formas de pagamento?',
      answer:
        methods.length > 0
          ? `Hoje: ${methodsInWords(methods)}.`
          : 'Cartão internacional ou, pelo Mercado Pago, PIX, boleto e cartão nacional. Os pagamentos ainda não estão ativados neste jornal.',
    },
    {
      question: 'Posso mudar de plano?',
      answer:
        plans.length > 1
          ? 'Sim. Você troca entre o plano mensal e o anual nas configurações da conta. No cartão internacional, a diferença é calculada na hora; nas outras formas, o novo plano vale a partir do próximo período.'
          : 'Hoje há um só plano, o mensal. Quando houver outro, a mudança será feita nas configurações da conta e valerá a partir do próximo período.',
    },
    {
      question: 'Há garantia de devolução?',
      answer:
        'Sim. Nos primeiros 7 dias, devolvemos o valor integral, sem perguntas: o pedido é feito nas configurações da conta e recebe um número de protocolo. A devolução encerra o acesso aos artigos premium.',
    },
  ]
}

/** The four questions, each opened by its reader. */
export function PricingQuestions({ offered }: { offered: Offered }) {
  return (
    <section aria-labelledby="perguntas">
      <h2 id="perguntas" className="text-2xl font-bold">
        Perguntas frequentes
      </h2>
      <div className="mt-4 border-t border-rule">
        {questionsFor(offered).map(({ question, answer }) => (
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
