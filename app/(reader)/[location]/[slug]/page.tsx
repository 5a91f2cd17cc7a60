import { ArticleScreen, articleMetadata } from '../../_page/article-screen.tsx'

type Props = PageProps<'/[location]/[slug]'>

export const generateMetadata = async ({ params }: Props) => articleMetadata((await params).slug)

/**
 * `/{location}/{slug}`, the canonical address of an article with a primary city. Any other first segment, such as the old site's
 * `/artigo/{slug}`, redirects to the canonical address.
 */
export default async function ArticleByPlace({ params }: Props) {
  const { location, slug } = await params
  return <ArticleScreen slug={slug} location={location} />
}
