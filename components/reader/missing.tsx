interface MissingProps {
  /** Whether something stood here once and is gone for good (410). */
  gone?: boolean
}

/** What stands at an address without a page (reader §2, 404 page). */
export function Missing({ gone = false }: MissingProps) {
  return (
    <div className="mx-auto max-w-xl py-16 text-center sm:py-24">
      <p aria-hidden="true" className="font-serif text-8xl leading-none font-black text-accent">
        {gone ? '410' : '404'}
      </p>
      <h1 className="mt-6 text-3xl leading-tight font-bold sm:text-4xl">
        {gone ? 'Este artigo foi removido' : 'Página não encontrada'}
      </h1>
      <p className="mt-3 text-lg text-soft">
        {gone
          ? 'Ele já foi público, mas não está mais disponível neste endereço.'
          : 'O endereço pode ter sido digitado errado, ou a página não existe mais.'}
      </p>
      <p lang="en" className="mt-1 text-sm text-soft">
        Oops! Page not found
      </p>
      <p className="mt-8">
        <a href="/" className="button">
          Voltar ao início
        </a>
      </p>
    </div>
  )
}
