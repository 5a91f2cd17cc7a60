import { type PageDescription, pageMetadata, type SharedPicture } from '#lib/seo/metadata.ts'
import { pictureOfSite } from '#server/sharing/queries.ts'
import { loadIdentity } from './shell.ts'

type Described = Omit<PageDescription, 'picture'> & { picture?: SharedPicture }

/** The head of a reader page, under the name that the masters gave the newspaper, and with its picture when the page has none of its own. */
export async function readerMetadata(page: Described) {
  const identity = await loadIdentity()
  return pageMetadata({ ...page, picture: page.picture ?? pictureOfSite(identity) }, identity)
}
