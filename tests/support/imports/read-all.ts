import { isDomainError } from '#lib/errors.ts'
import type { ImportFormat, Source, SourcePost, SourceProblem } from '#lib/imports/post.ts'
import { openSource } from '#server/imports/formats/open-source.ts'
import { opened } from './wxr-file.ts'

/** All that a file gives: its posts, its problems, and the code of the error that ended it, if one did. */
export interface ReadAll {
  source: Source | null
  posts: SourcePost[]
  problems: SourceProblem[]
  error: string | null
  params: Readonly<Record<string, string | number>>
}

/** Reads a whole file, given as text, bytes or a function that opens it. */
export async function readAll(
  content: string | Uint8Array | (() => AsyncIterable<Uint8Array>),
  { name = 'arquivo', chosen, size }: { name?: string; chosen?: ImportFormat; size?: number } = {},
): Promise<ReadAll> {
  const read: ReadAll = { source: null, posts: [], problems: [], error: null, params: {} }
  try {
    read.source = await openSource(typeof content === 'function' ? content : opened(content, size), name, chosen)
    for await (const record of read.source.records()) {
      if (record.kind === 'problem') read.problems.push(record)
      else read.posts.push(record)
    }
  } catch (error) {
    if (!isDomainError(error)) throw error
    read.error = error.code
    read.params = error.params
  }
  return read
}
