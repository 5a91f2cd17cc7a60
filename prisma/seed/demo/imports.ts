import { importOptions } from '#lib/imports/options.ts'
import type { ImportCause, ImportNote } from '#lib/imports/post.ts'
import { db } from '#server/platform/db/db.ts'

interface DemoResult {
  outcome: 'imported' | 'skipped' | 'failed'
  title: string
  cause?: ImportCause
  detail?: string
  notes?: ImportNote[]
  articleId?: string
}

/** What of the former site was not taken over. */
const left: readonly DemoResult[] = [
  { outcome: 'failed', title: '', cause: 'missing_title' },
  { outcome: 'failed', title: 'Teste do novo layout', cause: 'missing_content' },
  { outcome: 'skipped', title: 'Rascunho de 2019', cause: 'in_trash' },
]

const note = (code: ImportNote['code'], detail: string): ImportNote[] => [{ code, detail }]

/** The notes of the first articles. */
const notes = [
  note('shortcode_kept', '[contact-form-7]'),
  note('embed_as_link', 'https://mapas.example/rota-do-barco'),
  note('summary_derived', ''),
]

/** The import of the former site, eighty days ago: these articles came with it. Gives the session's id. */
export async function seedImport(when: Date, articles: readonly { id: string; title: string }[]): Promise<string> {
  const taken = articles.map(
    ({ id, title }, place): DemoResult => ({ outcome: 'imported', title, articleId: id, notes: notes[place] ?? [] }),
  )
  const results = [...taken, ...left]
  const count = (outcome: DemoResult['outcome']) => results.filter(each => each.outcome === outcome).length
  const session = await db().importSession.create({
    data: {
      status: 'completed',
      createdAt: when,
      seenAt: when,
      completedAt: when,
      options: importOptions.parse({ status: 'published' }),
      totalRecords: results.length,
      successfulRecords: count('imported'),
      skippedRecords: count('skipped'),
      failedRecords: count('failed'),
      files: {
        create: {
          position: 0,
          name: 'folha-do-sertao.wordpress.xml',
          bytes: 1_482_337n,
          format: 'wxr',
          completedAt: when,
          records: results.length,
          done: results.length,
          bytesRead: 1_482_337n,
        },
      },
    },
    include: { files: true },
  })
  const fileId = session.files[0]?.id ?? ''
  await db().importResult.createMany({
    data: results.map(({ notes: noted = [], ...result }, position) => ({
      ...result,
      fileId,
      position,
      sessionId: session.id,
      recordId: recordAt(position),
      notes: noted.map(({ code, detail }) => ({ code, detail })),
      versionAfter: result.articleId ? 1 : null,
    })),
  })
  await db().importedRecord.createMany({
    data: articles.map(({ id }, position) => ({
      source: 'wxr:folha-do-sertao.example',
      recordId: recordAt(position),
      articleId: id,
      contentHash: '0'.repeat(64),
      sessionId: session.id,
    })),
  })
  return session.id
}

/** The number that the former site gave a record. */
const recordAt = (position: number) => `${2_041 + position * 7}`
