import Link from 'next/link'
import { Section } from '#components/ui/section.tsx'
import { SmallTable } from '#components/ui/small-table.tsx'
import { formatInteger } from '#lib/text/format.ts'
import type { ImportedAuthor } from '#server/imports/sessions/queries/authors.ts'

/** Who signs the texts of an import, and how those without an account get their texts (IMP-12). */
export function ImportedAuthors({ authors }: { authors: readonly ImportedAuthor[] }) {
  return (
    <Section
      title="Autores"
      intro={
        <>
          Autores importados assinam sem conta. Para que alguém receba os seus textos, convide a pessoa em{' '}
          <Link href="/admin/usuarios" className="underline">
            Usuários
          </Link>{' '}
          e, na página dela, use “Unir um autor importado”.
        </>
      }
    >
      <SmallTable
        caption="Autores desta importação"
        columns={['Autor', 'Artigos', 'Conta']}
        rows={authors.map(({ id, name, articles, hasAccount }) => ({
          key: id,
          cells: [
            // An author of drafts alone has no page.
            hasAccount ? (
              <Link key="name" href={`/admin/usuarios/${id}`} className="underline" prefetch={false}>
                {name}
              </Link>
            ) : (
              name
            ),
            formatInteger(articles),
            hasAccount ? 'Com conta' : 'Sem conta',
          ],
        }))}
      />
    </Section>
  )
}
