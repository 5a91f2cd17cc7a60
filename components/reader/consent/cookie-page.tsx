import { foreignItems, nameOn, type StoredItem, storedItems } from '#lib/consent/stored-items.ts'
import { ConsentPurposes } from './consent-purposes.tsx'

interface CookiePageProps {
  /** Whether the site is on HTTPS, where some cookies have longer names. */
  secure: boolean
}

/** Everything that is stored in a browser, with purpose and duration, and the form for the choice. */
export function CookiePage({ secure }: CookiePageProps) {
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
          Cookies deste site
        </h2>
        <p>
          São só nossos e necessários ao que você pede: ler, escolher, entrar na conta. Por isso não dependem de
          permissão. Os da conta só existem para quem entra.
        </p>
        <Items kinds={['cookie']} secure={secure} />
      </section>
      <section aria-labelledby="armazenamento" className="flex flex-col gap-4">
        <h2 id="armazenamento" className="text-2xl font-bold">
          O que fica só no seu navegador
        </h2>
        <p>
          No armazenamento local, que o navegador não envia a ninguém. Você apaga junto com os dados do site, nas
          configurações do navegador.
        </p>
        <Items kinds={['local', 'session']} secure={secure} />
      </section>
      <section aria-labelledby="terceiros" className="flex flex-col gap-4">
        <h2 id="terceiros" className="text-2xl font-bold">
          De outras empresas
        </h2>
        <p>Nada disto existe antes da sua permissão ou do seu clique.</p>
        <dl className="border-t border-rule">
          {foreignItems.map(({ company, names, purpose, life }) => (
            <Item key={company} name={company} purpose={`${purpose} Nomes: ${names}.`} life={life} />
          ))}
        </dl>
      </section>
      <section aria-labelledby="contagem" className="flex flex-col gap-4">
        <h2 id="contagem" className="text-2xl font-bold">
          O que contamos sem cookies
        </h2>
        <p>
          Contamos quantas vezes cada página é aberta e por quanto tempo fica na tela, de que site se chega a ela e em
          que tipo de aparelho, quantas vezes cada artigo é lido e cada anúncio da casa é visto ou clicado: sem cookies
          e sem formar perfis. Para não contar duas vezes, usamos um código calculado do endereço da conexão e do
          navegador, que muda todo dia e, depois do dia seguinte, nem nós conseguimos refazer. O endereço em si não é
          guardado, e as visitas são apagadas depois de 30 dias. De quem assina fica só a contagem do texto que levou
          aos planos.
        </p>
        <p>
          Se você permitir a medição e este jornal usar o Google Analytics, nosso servidor conta a ele as páginas que
          você abriu e por quanto tempo, com esse mesmo código de um dia. Seu navegador não carrega nada do Google para
          isso, e o seu endereço não é enviado.
        </p>
      </section>
    </div>
  )
}

/** The site's items of some kinds. */
const Items = ({ kinds, secure }: { kinds: readonly StoredItem['kind'][]; secure: boolean }) => (
  <dl className="border-t border-rule">
    {storedItems
      .filter(item => kinds.includes(item.kind))
      .map(item => (
        <Item key={item.name} name={nameOn(item, secure)} purpose={item.purpose} life={item.life} />
      ))}
  </dl>
)

const Item = ({ name, purpose, life }: { name: string; purpose: string; life: string }) => (
  <div className="border-b border-rule py-3">
    <dt className="font-semibold wrap-anywhere">{name}</dt>
    <dd>
      {purpose} <span className="text-soft">Duração: {life}.</span>
    </dd>
  </div>
)

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
