import type { ArticleMarkup } from '#lib/press.ts'
import { singleton } from '#server/platform/process/singleton.ts'

/** Writes the markup of the page at an address, as a visitor without a session sees it. Null if Next must render the whole page. */
export type Writer = (address: string) => Promise<ArticleMarkup | null>

/**
 * Next's build stores its writer here for the press: only the build understands components, and only Next loads the build
 * (`instrumentation.ts`, decision 0136).
 */
const place = () => singleton<{ writer: Writer | null }>('writer', () => ({ writer: null }))

/** Stores the build's writer. */
export function offerWriter(writer: Writer): void {
  place().writer = writer
}

/** The build's writer; null before Next is prepared. */
export const offeredWriter = (): Writer | null => place().writer
