import Link from 'next/link'
import { Section } from '#components/ui/section.tsx'

/** What comes from the old site and what does not, and the order of the day on which a newspaper moves. */
export function MovingDay() {
  return (
    <Section title="Antes de começar">
      <div className="flex flex-col gap-4">
        <ol className="flex list-decimal flex-col gap-1 pl-5">
          <li>Importe como rascunhos e confira alguns textos, as imagens e o relatório.</li>
          <li>
            No relatório, use “Publicar o que era público”: cada texto entra com a data do site antigo, e ninguém recebe
            aviso.
          </li>
          <li>
            Confira as{' '}
            <Link href="/admin/paginas" prefetch={false} className="text-accent underline">
              páginas institucionais
            </Link>{' '}
            e os{' '}
            <Link href="/admin/enderecos" prefetch={false} className="text-accent underline">
              endereços antigos
            </Link>
            .
          </li>
          <li>No dia da mudança, importe de novo o arquivo mais recente: só o que é novo entra. Depois mude o DNS.</li>
        </ol>
        <div className="grid gap-4 sm:grid-cols-2">
          <div>
            <h3 className="mb-1 text-base font-semibold">Vem</h3>
            <p>
              Textos e páginas, linha fina ou resumo, datas, autores, categorias e tags, capa, imagens, legendas e
              créditos, galerias, vídeos e publicações de redes, endereços antigos. Com a pasta wp-content/uploads,
              também PDFs, áudios e planilhas.
            </p>
          </div>
          <div>
            <h3 className="mb-1 text-base font-semibold">Não vem</h3>
            <p>
              Comentários, contas e senhas, assinantes, menus, aparência, plugins, formulários, anúncios e títulos de
              SEO. Campos personalizados que não foram lidos aparecem no relatório.
            </p>
          </div>
        </div>
      </div>
    </Section>
  )
}
