import { type PageDescription, pageMetadata, type SharedPicture } from '#lib/seo/metadata.ts'
import { pictureOfSite } from '#server/sharing/queries.ts'
import { loadIdentity } from './shell.ts'

type Described = Omit<PageDescription, 'picture'> & { picture?: SharedPicture }

/** The metadata of a reader page, with the newspaper's name, and its picture for a page without one. */
export async function readerMetadata(page: Described) {
  const identity = await loadIdentity()
  return pageMetadata({ ...page, picture: page.picture ?? pictureOfSite(identity) }, identity)
}
