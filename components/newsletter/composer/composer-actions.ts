import type { FoundArticle } from '#components/editor/services.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { EditionVersionInput, SaveEditionInput } from '#lib/schemas/newsletter/edition.ts'
import type { EditionCheck } from '#server/newsletter/editions/queries/check.ts'
import type { FoundEvent, LoadedEdition } from '#server/newsletter/editions/queries/composing.ts'

interface Named {
  id: string
}

export interface ComposerActions {
  save: Act<SaveEditionInput, { version: number }>
  load: Act<Named, LoadedEdition | null>
  check: Act<Named, EditionCheck>
  test: Act<Named>
  /** `at` is a local time of São Paulo. */
  schedule: Act<EditionVersionInput & { at: string }, { version: number }>
  unschedule: Act<EditionVersionInput, { version: number }>
  send: Act<EditionVersionInput, { recipients: number }>
  copy: Act<Named, { id: string }>
  remove: Act<Named>
  searchArticles: Act<{ typed: string }, FoundArticle[]>
  searchEvents: Act<{ typed: string }, FoundEvent[]>
}
