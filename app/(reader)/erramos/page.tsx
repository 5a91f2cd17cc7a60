import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { Pager } from '#components/reader/archive.tsx'
import { CorrectionList } from '#components/reader/article/corrections.tsx'
import { Trail } from '#components/reader/frame/trail.tsx'
import { DataScript } from '#components/reader/raw.tsx'
import { homePath, olderThan } from '#lib/addresses/paths.ts'
import { collectionGraph } from '#lib/seo/json-ld/collection.ts'
import { listCorrections } from '#server/articles/corrections/queries/corrections.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { Directive } from '../_page/directive.tsx'
import { readerMetadata } from '../_page/metadata.ts'
import { loadIdentity } from '../_page/shell.ts'

type Props = PageProps<'/erramos'>

const path = '/erramos'
const lead = 'O que publicamos errado e como corrigimos, do mais recente ao mais antigo.'

const load = cache(listCorrections)
const cursorIn = async ({ searchParams }: Props) => [(await searchParams).antes ?? []].flat()[0]

export async function generateMetadata(props: Props): Promise<Metadata> {
  const before = await cursorIn(props)
  const older = (await load(before))?.older
  return {
    ...(await readerMetadata({
      title: before ? 'Erramos: correções mais antigas' : 'Erramos',
      description: lead,
      path: before ? olderThan(path, before) : path,
    })),
    pagination: { next: older && olderThan(path, older), previous: before ? path : null },
  }
}

/** The public corrections, newest first; `?antes=` is the cursor of older pages. */
export default async function Corrections(props: Props) {
  const before = await cursorIn(props)
  const list = await load(before)
  if (!list) permanentRedirect(path)
  const { entries, older } = list
  return (
    <div className="mx-auto max-w-3xl">
      <Directive keys={['corrections', ...entries.map(({ article }) => `article:${article.id}`)]} />
      <DataScript
        type="application/ld+json"
        data={collectionGraph(
          siteOrigin(),
          { path, name: 'Erramos', title: 'Erramos', description: lead, cards: entries.map(({ article }) => article) },
          await loadIdentity(),
        )}
      />
      <Trail steps={[{ name: 'Início', path: homePath() }]} here="Erramos" />
      <header className="mb-8 pt-2">
        <h1 className="text-[clamp(2rem,6vw,3.25rem)] leading-[1.08] font-bold tracking-tight">Erramos</h1>
        <p className="mt-3 text-soft sm:text-lg">
          {lead}{' '}
          <a href="/politica-de-correcoes" className="text-accent underline">
            Conheça a nossa política de correções
          </a>
          .
        </p>
      </header>
      {entries.length > 0 ? (
        <CorrectionList entries={entries} />
      ) : (
        <p className="border-y border-rule py-12 text-center font-serif text-2xl">Nenhuma correção até aqui.</p>
      )}
      <Pager newer={before ? path : null} older={older && olderThan(path, older)} labels={pagerLabels} />
    </div>
  )
}

const pagerLabels = { newer: 'As mais recentes', older: 'Mais antigas' }
