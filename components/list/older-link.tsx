import { Button } from '@radix-ui/themes'
import Link from 'next/link'

interface OlderLinkProps {
  /** The next page's address; null on the last one. */
  older: string | null
  /** The first page's address; null on it. */
  first: string | null
}

/** The page links of a list sorted by time, the newest first. */
export function OlderLink({ older, first }: OlderLinkProps) {
  return (
    <nav aria-label="Páginas" className="flex flex-wrap justify-center gap-3 empty:hidden">
      {first && (
        <Button asChild variant="soft" color="gray">
          <Link href={first}>Voltar aos mais recentes</Link>
        </Button>
      )}
      {older && (
        <Button asChild variant="soft">
          <Link href={older}>Mais antigos</Link>
        </Button>
      )}
    </nav>
  )
}
