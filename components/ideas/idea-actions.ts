import type { SearchCities } from '#components/articles/form/cities-field.client.tsx'
import type { IdeaStatus } from '#lib/ideas/ideas.ts'
import type { Act } from '#lib/outcome.ts'
import type {
  CommentIdeaInput,
  IdeaFieldsInput,
  SetIdeaDayInput,
  SetIdeaStatusInput,
} from '#lib/schemas/articles/idea.ts'

/** The server actions of the story idea screens. */
export interface IdeaActions {
  create: Act<{ requestId: string; fields: IdeaFieldsInput }, { id: string }>
  change: Act<{ id: string; version: number; fields: IdeaFieldsInput }, { version: number; status: IdeaStatus }>
  setStatus: Act<SetIdeaStatusInput>
  setDay: Act<SetIdeaDayInput>
  comment: Act<CommentIdeaInput, { id: string }>
  removeComment: Act<{ id: string }>
  searchCities: SearchCities
}
