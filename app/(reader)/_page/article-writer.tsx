import { Press } from '#components/press.tsx'
import { Head, MissingHead } from '#components/reader/frame/head.tsx'
import { NotPlain } from '#components/reader/markup/attributes.ts'
import { htmlOf } from '#components/reader/markup/html-of.ts'
import { type Absence, Missing } from '#components/reader/missing.tsx'
import { anonymous } from '#lib/actor.ts'
import { articleSlugAt } from '#lib/addresses/screens/routes.ts'
import type { ArticleMarkup, Matter } from '#lib/press.ts'
import { pageMetadata } from '#lib/seo/metadata.ts'
import { type FoundArticle, findArticleAt } from '#server/articles/reading/queries/address.ts'
import type { ArticlePage } from '#server/articles/reading/queries/article-page.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { log } from '#server/platform/process/log.ts'
import { describeArticle } from '#server/seo/queries/article-head.ts'
import { ArticleMatter, directiveOf } from './article-matter.tsx'
import { inFrame } from './directive.tsx'
import { missingTitle, noteMissing } from './missing-page.tsx'
import { readShell, type Shell } from './shell.ts'

/**
 * The public head and matter of an article's path, which the press puts into the blank page: the same parts as `ArticleScreen`, written
 * without React and without Next (decision 0136). Null for any other path, and for an article that only React can write.
 */
export async function writeArticle(path: string): Promise<ArticleMarkup | null> {
  try {
    return await write(path)
  } catch (error) {
    if (!(error instanceof NotPlain)) throw error
    // Only React can write one of the components: Next makes the whole page, with three times the work.
    log().warn({ path, err: error }, 'article left to Next')
    return null
  }
}

async function write(path: string): Promise<ArticleMarkup | null> {
  const slug = articleSlugAt(path)
  if (slug === null) return null
  const [found, shell] = await Promise.all([findArticleAt(anonymous, slug), readShell()])
  switch (found.kind) {
    case 'moved':
      return { movedTo: found.path }
    case 'article':
      return isAddressOf(found.article, path) ? matterOf(found, shell) : { movedTo: found.article.path }
    default:
      noteMissing(path)
      return absence(found.kind === 'gone' ? 'gone' : 'article', slug, shell)
  }
}

/** Whether the path is one of the article's two addresses, with or without a place (ADDR-1, ADDR-2). */
const isAddressOf = ({ path }: ArticlePage, tried: string) => tried === path || tried.startsWith('/article/')

function matterOf(found: FoundArticle, shell: Shell): Matter {
  const { identity, site, settings } = shell
  return {
    head: htmlOf(
      <>
        <Press {...inFrame(directiveOf(found), shell)} />
        <Head page={pageMetadata(describeArticle(found.article, identity), identity)} origin={siteOrigin()} />
      </>,
    ),
    main: htmlOf(
      <ArticleMatter found={found} reader={anonymous} site={site} identity={identity} settings={settings} />,
    ),
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
