interface FailedBlockProps {
  /** The failed content, as part of a Portuguese sentence: "os artigos". */
  what: string
  /** The page's own address, which the retry link loads again; empty when it is not known. */
  path: string
  /** The sentence, where another one is specified. */
  sentence?: string
}

/** Replaces a block of the page that could not be loaded. */
export function FailedBlock({ what, path, sentence = `Não foi possível carregar ${what} agora.` }: FailedBlockProps) {
  return (
    <p role="alert" className="mx-auto max-w-page border-l-4 border-accent bg-sunken px-5 py-4">
      {sentence}{' '}
      <a href={path} className="font-semibold text-accent underline">
        Tentar novamente
      </a>
    </p>
  )
}

/** The feed without articles (HOME-4). */
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
