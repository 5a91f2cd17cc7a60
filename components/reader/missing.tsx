import { agendaPath } from '#lib/addresses/paths.ts'
import { type SearchParameters, searchParameters } from '#lib/schemas/search.ts'
import { SearchForm } from './search/search-form.tsx'

/**
 * The missing thing: a page, an article, an event, a revoked or expired preview, an unknown gift or newsletter subscription, or an article that was
 * public and is deleted (410).
 */
export type Absence = 'page' | 'article' | 'event' | 'preview' | 'gift' | 'subscription' | 'gone'

const words: Record<Absence, { status: string; title: string; text: string }> = {
  page: {
    status: '404',
    title: 'Página não encontrada',
    text: 'O endereço pode ter sido digitado errado, ou a página não existe mais.',
  },
  article: {
    status: '404',
    title: 'Página não encontrada',
    text: 'Não foi possível carregar o artigo. O endereço pode ter sido digitado errado.',
  },
  event: {
    status: '404',
    title: 'Evento não encontrado',
    text: 'Erro ao carregar evento. O endereço pode ter sido digitado errado, ou o evento não está mais na agenda.',
  },
  preview: {
    status: '404',
    title: 'Prévia não encontrada',
    text: 'Este link de prévia não vale mais. Peça outro a quem o enviou.',
  },
  gift: {
    status: '404',
    title: 'Presente não encontrado',
    text: 'Este link de presente não existe, ou o texto não é mais público.',
  },
  subscription: {
    status: '404',
    title: 'Inscrição não encontrada',
    text: 'Este link não vale mais: a inscrição foi apagada, ou o endereço está incompleto.',
  },
  gone: {
    status: '410',
    title: 'Este artigo foi removido',
    text: 'Ele já foi público, mas não está mais disponível neste endereço.',
  },
}

const emptySearch: SearchParameters = searchParameters.parse({})

/** The content of the 404 and 410 pages (ADDR-8, ADDR-9). */
export function Missing({ what = 'page' }: { what?: Absence }) {
  const { status, title, text } = words[what]
  return (
    <div className="mx-auto max-w-xl py-16 text-center sm:py-24">
      <p aria-hidden="true" className="font-serif text-8xl leading-none font-black text-accent">
        {status}
      </p>
      <h1 className="mt-6 text-3xl leading-tight font-bold sm:text-4xl">{title}</h1>
      <p className="mt-3 text-lg text-balance text-soft">{text}</p>
      <p lang="en" className="mt-1 text-sm text-soft">
        Oops! Page not found
      </p>
      <div className="mt-8">
        <SearchForm parameters={emptySearch} />
      </div>
      <p className="mt-6">
        {what === 'event' ? (
          <a href={agendaPath} className="font-semibold text-accent underline">
            Ver os eventos
          </a>
        ) : (
          <a href="/" className="font-semibold text-accent underline">
            Voltar ao início
          </a>
        )}
      </p>
    </div>
  )
}
