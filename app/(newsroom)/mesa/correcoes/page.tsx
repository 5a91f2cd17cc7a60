import { Button } from '@radix-ui/themes'
import type { Metadata } from 'next'
import Link from 'next/link'
import { ArticleSearch } from '#components/articles/corrections/article-search.tsx'
import { CorrectionCards } from '#components/articles/corrections/correction-cards.tsx'
import { CorrectionForm } from '#components/articles/corrections/correction-form.client.tsx'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { OlderLink } from '#components/list/older-link.tsx'
import { listShape, loaded } from '#components/ui/loaded.tsx'
import { Section } from '#components/ui/section.tsx'
import { pageIn } from '#lib/addresses/parameters.ts'
import { addCorrectionAction, withdrawCorrectionAction } from '#server/articles/corrections/actions.ts'
import { listDeskCorrections } from '#server/articles/corrections/queries/corrections.ts'
import { findPublished, type PublishedTitle, searchPublished } from '#server/articles/desk/queries/titles.ts'
import { enter } from '../../../_staff/enter.ts'

const path = '/mesa/correcoes'

export const metadata: Metadata = { title: 'Correções' }

/** Corrections of published articles: the form for a new one, and the list. */
export default async function CorrectionsPage({ searchParams }: PageProps<'/mesa/correcoes'>) {
  const { actor } = await enter(path)
  const parameters = await searchParams
  const { q, artigo } = parameters
  const words = typeof q === 'string' ? q : ''
  const before = pageIn(parameters) ?? undefined
  return loaded(listShape, async () => {
    const [chosen, found, list] = await Promise.all([
      typeof artigo === 'string' ? findPublished(actor, artigo) : null,
      words ? searchPublished(actor, words) : [],
      listDeskCorrections(actor, { before }),
    ])
    return (
      <div className="flex flex-col gap-5">
        <ScreenHeading shown={{ path: '/erramos', label: 'Ver Erramos' }}>Correções</ScreenHeading>
        <Section title="Nova correção" intro="A correção aparece no fim do artigo, na página Erramos e nos buscadores.">
          {chosen ? (
            <Chosen article={chosen} />
          ) : (
            <ArticleSearch action={path} words={words} found={found} silent={!words}>
              {article => (
                <Button asChild variant="soft">
                  <Link href={`${path}?artigo=${article.id}`}>Corrigir</Link>
                </Button>
              )}
            </ArticleSearch>
          )}
        </Section>
        <Section title="Correções feitas">
          <div className="flex flex-col gap-4">
            <CorrectionCards corrections={list.entries} withdraw={withdrawCorrectionAction} />
            <OlderLink older={list.older && `${path}?pagina=${list.older}`} first={before ? path : null} />
          </div>
        </Section>
      </div>
    )
  })
}

function Chosen({ article }: { article: PublishedTitle }) {
  return (
    <div className="flex flex-col gap-4">
      <p>
        <a href={article.path} className="font-serif text-lg font-semibold hover:underline">
          {article.title}
        </a>{' '}
        <Link href={path} className="text-sm text-accent underline">
          Trocar de artigo
        </Link>
      </p>
      <CorrectionForm key={article.id} purpose={{ articleId: article.id, add: addCorrectionAction }} />
    </div>
  )
}
