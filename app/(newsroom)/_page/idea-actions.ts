import type { IdeaActions } from '#components/ideas/idea-actions.ts'
import {
  changeIdeaAction,
  commentIdeaAction,
  createIdeaAction,
  removeIdeaCommentAction,
  setIdeaStatusAction,
} from '#server/ideas/actions.ts'
import { searchCitiesAction } from '#server/locations/actions.ts'

/** What the board's screens ask the server to do. */
export const ideaActions: IdeaActions = {
  create: createIdeaAction,
  change: changeIdeaAction,
  setStatus: setIdeaStatusAction,
  comment: commentIdeaAction,
  removeComment: removeIdeaCommentAction,
  searchCities: searchCitiesAction,
}
