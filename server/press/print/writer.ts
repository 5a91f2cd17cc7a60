import type { Written } from '#lib/press.ts'
import { singleton } from '#server/platform/process/singleton.ts'

/** Writes the matter of the page at an address for everybody; null where Next makes the page whole. */
export type Writer = (address: string) => Promise<Written | null>

/**
 * Where Next's build leaves its writer for the house: only the build understands components, and only Next loads the build (`instrumentation.ts`,
 * decision 0136).
 */
const place = () => singleton<{ writer: Writer | null }>('writer', () => ({ writer: null }))

export function offerWriter(writer: Writer): void {
  place().writer = writer
}

/** The writer that Next's build left; null before Next is prepared. */
export const offeredWriter = (): Writer | null => place().writer
