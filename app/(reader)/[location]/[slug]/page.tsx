import { ArticleScreen, articleMetadata } from '../../_page/article-screen.tsx'

type Props = PageProps<'/[location]/[slug]'>

export const generateMetadata = async ({ params }: Props) => articleMetadata((await params).slug)

/**
 * `/{location}/{slug}`, the canonical address of an article with a primary city. Also the old site's `/artigo/{slug}`: what is no place
 * of the article sends to its canonical address.
 */
export default async function ArticleByPlace({ params }: Props) {
  const { location, slug } = await params
  return <ArticleScreen slug={slug} location={location} />
}
