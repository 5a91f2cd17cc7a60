import type { IdeaActions } from '#components/ideas/idea-actions.ts'
import {
  changeIdeaAction,
  commentIdeaAction,
  createIdeaAction,
  removeIdeaCommentAction,
  setIdeaDayAction,
  setIdeaStatusAction,
} from '#server/ideas/actions.ts'
import { searchCitiesAction } from '#server/locations/actions.ts'

/** The server actions of the storyboard's screens. */
export const ideaActions: IdeaActions = {
  create: createIdeaAction,
  change: changeIdeaAction,
  setStatus: setIdeaStatusAction,
  setDay: setIdeaDayAction,
  comment: commentIdeaAction,
  removeComment: removeIdeaCommentAction,
  searchCities: searchCitiesAction,
}
