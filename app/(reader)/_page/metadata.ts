import { type PageDescription, pageMetadata } from '#lib/seo/metadata.ts'
import { loadIdentity } from './shell.ts'

/** The head of a reader page, under the name that the masters gave the newspaper. */
export const readerMetadata = async (page: PageDescription) => pageMetadata(page, await loadIdentity())
