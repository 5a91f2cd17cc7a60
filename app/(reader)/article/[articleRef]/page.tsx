import { ArticleScreen, articleMetadata } from '../../_page/article-screen.tsx'

type Props = PageProps<'/article/[articleRef]'>

export const generateMetadata = async ({ params }: Props) => articleMetadata((await params).articleRef)

/** `/article/{slug}`. */
export default async function ArticleBySlug({ params }: Props) {
  return <ArticleScreen slug={(await params).articleRef} />
}
