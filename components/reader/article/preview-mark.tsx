import { longDateTime } from '#lib/text/format.ts'

/** States that the article is not public, and until when the preview's address is valid. */
export function PreviewMark({ expiresAt }: { expiresAt: Date }) {
  return (
    <aside aria-label="Prévia" className="mx-auto mb-8 max-w-3xl border-l-4 border-accent bg-raised p-4">
      <p className="font-bold">Prévia: este artigo não está publicado.</p>
      <p className="mt-1 text-sm text-soft">
        O texto pode mudar ou não sair. Não divulgue este endereço; ele vale até {longDateTime(expiresAt)}.
      </p>
    </aside>
  )
}
