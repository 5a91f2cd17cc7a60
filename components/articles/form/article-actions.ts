import type { FoundArticle } from '#components/editor/services.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { ChangeStatusInput } from '#lib/schemas/articles/article.ts'
import type { CreatePreviewInput } from '#lib/schemas/articles/preview.ts'
import type { PublicationCheck } from '#server/articles/publication/queries/check.ts'
import type { ScheduleFormProps } from '../publication/schedule-form.client.tsx'
import type { OpenDraft } from '../screen/opened-draft.ts'
import type { SeoActions } from '../seo/seo-actions.ts'
import type { SearchCities } from './cities-field.client.tsx'
import type { SearchSigners } from './credits-field.client.tsx'
import type { SearchTags } from './tags-field.client.tsx'

/** The server actions of the article's form. Saving is not among them (`writing-door.ts`). */
export interface ArticleActions {
  /** Changes the article's status. For a revision this form only hands it in. */
  changeStatus: Act<ChangeStatusInput, { version: number }>
  /** Gives the panels of the draft that a new text became. */
  openDraft: OpenDraft
  /** Says what publishing would do, and schedules it. */
  checkPublication: Act<{ id: string }, PublicationCheck>
  schedule: ScheduleFormProps['schedule']
  createPreview: Act<CreatePreviewInput, { id: string; path: string }>
  seo: SeoActions
  searchCities: SearchCities
  searchSigners: SearchSigners
  searchTags: SearchTags
  findLinkTitle: Act<{ address: string }, { title: string | null }>
  searchArticles: Act<{ typed: string }, FoundArticle[]>
}
