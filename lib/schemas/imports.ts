import { z } from 'zod'
import { importOptions } from '../imports/options.ts'
import { limits } from '../limits.ts'

/** A file that a browser reads itself. Its fingerprint tells whether a person who continues an import chose the same file. */
const browserFile = z.object({
  name: z.string().min(1).max(255),
  bytes: z.int().positive().max(limits.import.browserBytes),
  fingerprint: z.string().regex(/^\d{1,12}-[0-9a-f]{1,8}$/),
  encoding: z.enum(['utf-8', 'windows-1252']),
  records: z.int().positive(),
})

/** What begins an import by the browser: one session for one or several files. */
export const beginImportInput = z.object({
  options: importOptions,
  files: z.array(browserFile).min(1, 'Escolha um arquivo').max(20, 'Escolha no máximo 20 arquivos'),
})
export type BeginImportInput = z.output<typeof beginImportInput>

/** What begins an import by the server, of files that arrived there. */
export const beginServerImportInput = z.object({
  options: importOptions,
  uploads: z
    .array(z.string().regex(/^[0-9a-f]{32}$/, 'Arquivo inválido'))
    .min(1, 'Escolha um arquivo')
    .max(20),
})
export type BeginServerImportInput = z.output<typeof beginServerImportInput>

const cell = z.string().optional()

/** A row of the file: its cells by the names of the columns, or why it is not sent. */
const sentRow = z.object({
  record_id: cell,
  titulo: cell,
  conteudo: cell,
  Author: cell,
  Categorias: cell,
  Tags: cell,
  Date: cell,
  'URL Slug': cell,
  'Featured Image': cell,
  Excerpt: cell,
  problem: z.enum(['missing_cells', 'extra_cells', 'content_too_long', 'batch_failed']).optional(),
})
export type SentRow = z.output<typeof sentRow>

/** The body of `POST /api/import`. A batch that is sent twice is done once: `from` is the number of its first record in the file. */
export const importBatchInput = z.object({
  sessionId: z.uuid('Importação inválida'),
  fileId: z.uuid('Importação inválida'),
  from: z.int().nonnegative(),
  posts: z.array(sentRow).min(1).max(limits.import.batch),
})
export type ImportBatchInput = z.output<typeof importBatchInput>

export const sessionInput = z.object({ id: z.uuid('Importação inválida') })
export type SessionInput = z.output<typeof sessionInput>

/** An import that goes on, with the answer to its question if it asked one. */
export const resumeInput = sessionInput.extend({ twin: z.enum(['same', 'other']).optional() })
export type ResumeInput = z.output<typeof resumeInput>

/** An import whose browser cannot go on, and why, as a sentence. */
export const failInput = sessionInput.extend({ error: z.string().min(1).max(500) })
export type FailInput = z.output<typeof failInput>

export const publishInput = sessionInput.extend({ stop: z.boolean() })
export type PublishInput = z.output<typeof publishInput>

/** An import whose failed pictures are to be tried again: all of them, or one. */
export const retryPicturesInput = sessionInput.extend({ picture: z.uuid('Imagem inválida').optional() })
export type RetryPicturesInput = z.output<typeof retryPicturesInput>

/** The answer to a batch. `done` counts the records of the file that have a result. */
export interface BatchAnswer {
  success: number
  failed: number
  logs: { record_id: string; status: 'success' | 'skipped' | 'error'; error: string }[]
  done: number
}
