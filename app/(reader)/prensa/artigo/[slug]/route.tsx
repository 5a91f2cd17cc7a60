import { Press } from '#components/press.tsx'
import { Head, MissingHead } from '#components/reader/head.tsx'
import { htmlOf } from '#components/reader/markup/html-of.ts'
import { type Absence, Missing } from '#components/reader/missing.tsx'
import { anonymous } from '#lib/actor.ts'
import type { Matter } from '#lib/press.ts'
import { pageMetadata } from '#lib/seo/metadata.ts'
import { type FoundArticle, findArticleAt } from '#server/articles/queries/address.ts'
import type { ArticlePage } from '#server/articles/queries/article-page.ts'
import { siteOrigin } from '#server/platform/env.ts'
import { ArticleMatter, describeArticle, directiveOf } from '../../../_page/article-matter.tsx'
import { inFrame } from '../../../_page/directive.tsx'
import { missingTitle, noteMissing } from '../../../_page/missing-page.tsx'
import { readShell, type Shell } from '../../../_page/shell.ts'

export const dynamic = 'force-dynamic'

/**
 * What the press puts into the blank page for an article's address (`?em=`), as anybody may see it: the same parts as `ArticleScreen`, written
 * without React (decision 0136).
 */
export async function GET(request: Request, { params }: RouteContext<'/prensa/artigo/[slug]'>) {
  const { slug } = await params
  const tried = new URL(request.url).searchParams.get('em') ?? ''
  const [found, shell] = await Promise.all([findArticleAt(anonymous, slug), readShell()])
  switch (found.kind) {
    case 'moved':
      return movedTo(found.path)
    case 'article':
      return isAddressOf(found.article, tried) ? Response.json(matterOf(found, shell)) : movedTo(found.article.path)
    default:
      noteMissing(tried)
      return Response.json(absence(found.kind === 'gone' ? 'gone' : 'article', slug, shell))
  }
}

/** Every article has an address without a place, too (ruling "Two addresses"). */
const isAddressOf = ({ path }: ArticlePage, tried: string) => tried === path || tried.startsWith('/article/')

const movedTo = (path: string) => new Response(null, { status: 308, headers: { location: path } })

function matterOf(found: FoundArticle, shell: Shell): Matter {
  const { identity, site } = shell
  return {
    head: htmlOf(
      <>
        <Press {...inFrame(directiveOf(found), shell)} />
        <Head page={pageMetadata(describeArticle(found.article, identity), identity)} origin={siteOrigin()} />
      </>,
    ),
    main: htmlOf(<ArticleMatter found={found} reader={anonymous} site={site} identity={identity} />),
  }
}

const absence = (what: Absence, slug: string, shell: Shell): Matter => ({
  head: htmlOf(
    <>
      <Press {...inFrame({ status: what === 'gone' ? 410 : 404, keys: [`address:${slug}`] }, shell)} />
      <MissingHead title={missingTitle(shell.identity)} />
    </>,
  ),
  main: htmlOf(<Missing what={what} />),
})
