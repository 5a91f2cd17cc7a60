import type { Conflict } from '#components/admin/page-conflict-dialog.client.tsx'
import { bodyLines } from '#components/articles/versions/body-lines.ts'
import type { SitePageFields } from '#lib/schemas/site/site-page.ts'
import type { LoadedPage } from './use-page-saving.client.tsx'

/**
 * Two versions of an institutional page, as parts for the conflict dialog. Takes the server's version and this form's text.
 * Browsers only: `bodyLines` uses the DOM parser.
 */
export const pageConflict = (theirs: LoadedPage, mine: SitePageFields): Conflict => ({
  title: 'Esta página mudou enquanto você escrevia',
  savedBy: theirs.savedBy,
  savedAt: theirs.updatedAt && new Date(theirs.updatedAt),
  parts: [
    { name: 'Título', theirs: [theirs.title], mine: [mine.title] },
    { name: 'Texto', theirs: bodyLines(theirs), mine: bodyLines(mine) },
  ],
  fate: 'Se você ficar com a versão salva, o seu texto continua guardado neste navegador e pode ser restaurado. Se mantiver a sua, a outra deixa de existir: copie dela o que precisar.',
})
