import { Button } from '@radix-ui/themes'
import Link from 'next/link'

interface SessionLinksProps {
  id: string
  failed: number
  processed: number
  redirects: number
}

/** What an import leads to: its files, its former addresses and the articles. */
export function SessionLinks({ id, failed, processed, redirects }: SessionLinksProps) {
  return (
    <div className="flex flex-wrap gap-3">
      {failed > 0 && (
        <Button asChild variant="soft" color="red">
          <a href={`/api/imports/${id}/erros`} download>
            Baixar log de erros
          </a>
        </Button>
      )}
      {processed > 0 && (
        <Button asChild variant="soft">
          <a href={`/api/imports/${id}/relatorio`} download>
            Baixar relatório
          </a>
        </Button>
      )}
      {redirects > 0 && (
        <Button asChild variant="soft">
          <Link href={`/admin/enderecos?importacao=${id}`} prefetch={false}>
            Ver endereços antigos
          </Link>
        </Button>
      )}
      <Button asChild variant="soft">
        <Link href="/admin/artigos">Ver Artigos</Link>
      </Button>
    </div>
  )
}
