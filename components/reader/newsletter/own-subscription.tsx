import { type SubscriberStatus, statusAfter } from '#lib/newsletter/subscriber.ts'
import type { OwnSubscription as Subscription } from '#server/newsletter/queries.ts'
import { Choices } from './choices.tsx'

interface OwnSubscriptionProps {
  subscription: Subscription
  token: string
  cities: Parameters<typeof Choices>[0]['cities']
}

const states: Record<SubscriberStatus, { title: string; text: string; button: string }> = {
  pending: {
    title: 'Confirme sua inscrição',
    text: 'Falta só confirmar para receber as notícias em',
    button: 'Confirmar inscrição',
  },
  active: { title: 'Sua newsletter', text: 'As notícias chegam em', button: 'Salvar escolhas' },
  unsubscribed: {
    title: 'Inscrição cancelada',
    text: 'Não enviamos mais a newsletter para',
    button: 'Voltar a receber',
  },
  bounced: {
    title: 'Inscrição interrompida',
    text: 'As últimas mensagens foram recusadas por',
    button: 'Voltar a receber',
  },
  complained: {
    title: 'Inscrição cancelada',
    text: 'Não enviamos mais a newsletter para',
    button: 'Voltar a receber',
  },
}

/**
 * A subscription at its secret address: its state, its choices, and the way out. Opening the page changes nothing, because programs open links in
 * mails too; each button is a form.
 */
export function OwnSubscription({ subscription, token, cities }: OwnSubscriptionProps) {
  const { email, status, city, frequency, name, isCounted } = subscription
  const { title, text, button } = states[status]
  const hidden = (act: string) => (
    <>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="act" value={act} />
    </>
  )
  return (
    <div className="mx-auto max-w-2xl pt-6 sm:pt-10">
      <h1 className="text-3xl leading-tight font-bold sm:text-4xl">{title}</h1>
      <p className="mt-3 text-lg leading-relaxed">
        {text} <strong className="wrap-anywhere">{email}</strong>.
      </p>
      <form method="post" action="/api/newsletter/subscription" className="mt-8 flex max-w-lg flex-col gap-5">
        {hidden(status === 'active' ? 'change' : 'confirm')}
        <input type="hidden" name="name" value={name} />
        <Choices cities={cities} city={city} frequency={frequency} />
        <label className="inline-flex min-h-11 items-start gap-2">
          <input
            type="checkbox"
            name="counted"
            value="yes"
            defaultChecked={status === 'active' && isCounted}
            className="mt-0.5 size-5 shrink-0"
          />
          <span>
            Contar quando abro uma edição e sigo um link
            <span className="block text-sm text-soft">
              Fica só com o jornal e ajuda a redação a escolher os assuntos.
            </span>
          </span>
        </label>
        {/* An empty box sends nothing, so this field says that the form had it. */}
        <input type="hidden" name="asked" value="counted" />
        <button type="submit" className="button self-start">
          {button}
        </button>
      </form>
      {statusAfter(status, 'leave') !== status && (
        <form method="post" action="/api/newsletter/subscription" className="mt-8 border-t border-rule pt-6">
          {hidden('leave')}
          <p className="text-soft">Não quer mais receber?</p>
          <button type="submit" className="mt-2 min-h-11 font-semibold text-accent underline">
            Cancelar inscrição
          </button>
        </form>
      )}
    </div>
  )
}
