import { permanentRedirect } from 'next/navigation'

/** The old site's address of an article (ruling "Two addresses"). */
export default async function OldAddress({ params }: PageProps<'/artigo/[slug]'>) {
  permanentRedirect(`/article/${(await params).slug}`)
}
