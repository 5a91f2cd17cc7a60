interface FailedBlockProps {
  /** What could not be shown, as the end of a sentence: "os artigos". */
  what: string
  /** The page's own address, or nothing where it is not known: asking again is loading it again. */
  path: string
}

/** Stands where a block of the page could not be loaded. */
export function FailedBlock({ what, path }: FailedBlockProps) {
  return (
    <p role="alert" className="mx-auto max-w-page border-l-4 border-accent bg-sunken px-5 py-4">
      Não foi possível carregar {what} agora.{' '}
      <a href={path} className="font-semibold text-accent underline">
        Tentar novamente
      </a>
    </p>
  )
}

/** The feed without articles (reader §2). */
export function EmptyFeed({ children }: { children?: React.ReactNode }) {
  return (
    <div className="mx-auto max-w-xl border-y border-rule py-16 text-center">
      <p className="font-serif text-2xl leading-snug text-balance">
        Nenhum artigo publicado ainda. Seja o primeiro a escrever!
      </p>
      {children}
    </div>
  )
}
