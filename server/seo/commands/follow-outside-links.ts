import { system } from '#lib/actor.ts'
import { followLinks } from '../follow-links.ts'
import { noteLinks } from './note-links.ts'

/** Follows addresses of other sites through the guarded client and stores what they answered. For jobs: it takes seconds, outside any transaction. */
export const followOutsideLinks = async (urls: readonly string[]): Promise<void> =>
  noteLinks(system, await followLinks(urls))
