import type { Metadata } from 'next'
import { cache } from 'react'
import { Email } from '#components/reader/email-word.tsx'
import { PrintedFrom } from '#components/reader/frame/printed-from.tsx'
import { Trail } from '#components/reader/frame/trail.tsx'
import { EditionParts } from '#components/reader/newsletter/edition.tsx'
import { DataScript } from '#components/reader/raw.tsx'
import { editionPath, editionsFeedPath, editionsPath, homePath, newsletterPath } from '#lib/addresses/paths.ts'
import { collectionGraph } from '#lib/seo/json-ld/collection.ts'
import { longDate } from '#lib/text/format.ts'
import { type EditionPage, findEditionPage } from '#server/newsletter/editions/queries/archive.ts'
import { archiveKey } from '#server/newsletter/editions/queries/keys.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { Directive } from '../../_page/directive.tsx'
import { readerMetadata } from '../../_page/metadata.ts'
import { MissingPage, missingMetadata } from '../../_page/missing-page.tsx'
import { loadIdentity } from '../../_page/shell.ts'

type Props = PageProps<'/boletim/[slug]'>

const load = cache(findEditionPage)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const edition = await load((await params).slug)
  if (!edition) return missingMetadata()
  return readerMetadata({
    title: edition.subject,
    description: leadOf(edition),
    path: edition.path,
    feed: { path: editionsFeedPath, title: 'Boletim' },
  })
}

const leadOf = ({ preheader, sentAt }: EditionPage) => preheader || `A edição de ${longDate(sentAt)}.`

/** `/boletim/{slug}`: an edition of the newsletter as a page, without what is no longer public. */
export default async function Edition({ params }: Props) {
  const { slug } = await params
  const edition = await load(slug)
  if (!edition) return <MissingPage path={editionPath(slug)} keys={[archiveKey]} />
  const { path, subject, preheader, city, sentAt, parts, keys } = edition
  const identity = await loadIdentity()
  const cards = parts.flatMap(part => (part.kind === 'article' ? [part.card] : []))
  return (
    <article className="mx-auto max-w-[38rem]">
      <Directive keys={keys} />
      <DataScript
        type="application/ld+json"
        data={collectionGraph(
          siteOrigin(),
          { path, name: subject, title: subject, description: leadOf(edition), cards },
          identity,
        )}
      />
      <Trail
        steps={[
          { name: 'Início', path: homePath() },
          { name: 'Boletim', path: editionsPath },
        ]}
        here={subject}
      />
      <header className="mb-8 border-b-2 border-strong pt-2 pb-5">
        <p className="text-sm text-soft">
          Newsletter · <time dateTime={sentAt.toISOString()}>{longDate(sentAt)}</time>
          {city && ` · ${city}`}
        </p>
        <h1 className="mt-1 text-[clamp(2rem,6vw,3.25rem)] leading-[1.08] font-bold tracking-tight">{subject}</h1>
        {preheader && <p className="mt-3 font-serif text-xl leading-snug text-soft">{preheader}</p>}
      </header>
      <EditionParts parts={parts} />
      <aside className="no-print mt-10 border-t-4 border-double border-strong pt-6">
        <h2 className="text-xl font-bold">
          Receba no seu <Email />
        </h2>
        <p className="mt-1 mb-4 text-soft">
          De graça, todo dia ou uma vez por semana. Cada edição tem um link para sair.
        </p>
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <a href={newsletterPath} className="button">
            Assinar a newsletter
          </a>
          <a href={editionsPath} className="inline-flex min-h-11 items-center text-accent underline">
            Outras edições
          </a>
        </p>
      </aside>
      <PrintedFrom newspaper={identity.name} address={siteOrigin() + path} />
    </article>
  )
}
