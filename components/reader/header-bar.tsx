const link = 'inline-flex min-h-11 items-center px-2.5 hover:text-accent'
const strong =
  'mx-1.5 my-1 inline-flex min-h-9 items-center rounded-sm bg-accent px-3.5 font-semibold text-on-accent hover:bg-accent-strong'

/** The top line: the news, and the reader's own places (reader §2, "Header bar"). */
export function HeaderBar({ signedIn }: { signedIn: boolean }) {
  return (
    <nav aria-label="Principal" className="no-print border-b border-rule text-sm">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between px-1.5 sm:px-4">
        <a href="/" className={`${link} font-semibold`}>
          Notícias
        </a>
        <div className="flex flex-wrap items-center">{signedIn ? <MemberLinks /> : <VisitorLinks />}</div>
      </div>
    </nav>
  )
}

const VisitorLinks = () => (
  <>
    <a href="/auth" className={link}>
      Login
    </a>
    <a href="/auth?tab=cadastrar" className={strong}>
      Inscreva-se
    </a>
  </>
)

const MemberLinks = () => (
  <>
    <a href="/create" className={link}>
      Criar
    </a>
    <a href="/dashboard" className={link}>
      Dashboard
    </a>
    <a href="/create" className={strong}>
      Escrever
    </a>
    <form action="/api/session/end" method="post">
      <button type="submit" className={link}>
        Sair
      </button>
    </form>
  </>
)
