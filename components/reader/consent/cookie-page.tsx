import { ConsentPurposes } from './consent-purposes.tsx'

const cookies = [
  { name: 'next-auth.session-token', purpose: 'Mantém você conectado à sua conta.', life: '30 dias, ou até sair' },
  { name: 'notice', purpose: 'Mostra um aviso na página seguinte.', life: '30 segundos' },
  { name: 'scheme', purpose: 'Guarda a escolha entre modo claro e escuro, se você fizer uma.', life: '1 ano' },
  { name: 'consent', purpose: 'Guarda a escolha feita aqui.', life: '180 dias' },
]

/** The cookies, their purposes, and the form for the choice. */
export function CookiePage() {
  return (
    <div className="mx-auto flex max-w-prose flex-col gap-8 pt-4 leading-relaxed">
      <h1 className="text-4xl leading-tight font-bold">Privacidade e cookies</h1>
      <section aria-labelledby="escolha" className="flex flex-col gap-4">
        <h2 id="escolha" className="text-2xl font-bold">
          Sua escolha
        </h2>
        <ChoiceForm />
      </section>
      <section aria-labelledby="necessarios" className="flex flex-col gap-4">
        <h2 id="necessarios" className="text-2xl font-bold">
          Cookies necessários
        </h2>
        <p>Sem eles o site não funciona, por isso não dependem de permissão.</p>
        <dl className="border-t border-rule">
          {cookies.map(({ name, purpose, life }) => (
            <div key={name} className="border-b border-rule py-3">
              <dt className="font-semibold break-all">{name}</dt>
              <dd>
                {purpose} <span className="text-soft">Duração: {life}.</span>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="contagem" className="flex flex-col gap-4">
        <h2 id="contagem" className="text-2xl font-bold">
          O que contamos sem cookies
        </h2>
        <p>
          Contamos quantas vezes cada artigo é lido e cada anúncio da casa é visto ou clicado, sem cookies e sem formar
          perfis. Para não contar duas vezes, usamos por pouco tempo um código calculado do endereço da conexão e do
          navegador, que muda todo dia e não permite saber quem você é. O endereço em si não é guardado.
        </p>
      </section>
    </div>
  )
}

function ChoiceForm() {
  return (
    <form action="/api/consent" method="post" data-current-choice="" className="flex flex-col gap-4">
      <p role="status">
        Nada de terceiros é carregado enquanto você não permitir. Você pode mudar de ideia quando quiser.
      </p>
      <ConsentPurposes />
      <div className="flex flex-wrap gap-3">
        <button type="submit" name="escolha" value="escolhidas" className="consent-button">
          Salvar escolha
        </button>
        <button type="submit" name="escolha" value="aceitar" className="consent-button">
          Aceitar
        </button>
        <button type="submit" name="escolha" value="recusar" className="consent-button">
          Recusar
        </button>
      </div>
    </form>
  )
}
