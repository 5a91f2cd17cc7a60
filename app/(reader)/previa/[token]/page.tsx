import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { Article } from '#components/reader/article/article.tsx'
import { longDateTime } from '#lib/text/format.ts'
import { findPreview } from '#server/articles/reading/queries/preview.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { Directive } from '../../_page/directive.tsx'
import { MissingPage, missingMetadata } from '../../_page/missing-page.tsx'

type Props = PageProps<'/previa/[token]'>

const loadPreview = cache(findPreview)

/** Keeps a draft from search engines, from link previews in chats, and its address from other sites' logs. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const preview = await loadPreview((await params).token)
  if (preview?.kind !== 'article') return missingMetadata()
  return {
    title: `Prévia: ${preview.article.title}`,
    robots: { index: false, follow: false, nocache: true, noarchive: true },
    referrer: 'no-referrer',
  }
}

/** An unpublished article, for people with its secret address (PUB-6). Never kept. */
export default async function PreviewPage({ params }: Props) {
  const preview = await loadPreview((await params).token)
  if (!preview) return <MissingPage path="/previa" what="preview" />
  if (preview.kind === 'published') redirect(preview.path)
  return (
    <>
      <Directive life={0} />
      <PreviewMark expiresAt={preview.expiresAt} />
      <Article article={preview.article} address={siteOrigin() + preview.article.path} preview />
    </>
  )
}

/** States that the article is not public, and until when the preview's address is valid. */
function PreviewMark({ expiresAt }: { expiresAt: Date }) {
  return (
    <aside aria-label="Prévia" className="mx-auto mb-8 max-w-3xl border-l-4 border-accent bg-raised p-4">
      <p className="font-bold">Prévia: este artigo não está publicado.</p>
      <p className="mt-1 text-sm text-soft">
        O texto pode mudar ou não sair. Não divulgue este endereço; ele vale até {longDateTime(expiresAt)}.
      </p>
    </aside>
  )
}
