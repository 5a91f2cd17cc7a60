'use server'

import { replacePictureInput } from '#lib/schemas/media.ts'
import { action } from '#server/platform/door/action.ts'
import { replacePicture } from './commands/replace-picture.ts'

/** Puts a picture in another's place, fifty texts a call; called again until `isDone`. */
export const replacePictureAction = action({
  name: 'media.replace',
  access: 'editor',
  schema: replacePictureInput,
  limit: { name: 'picture-replace', points: 300, seconds: 600 },
  command: replacePicture,
})
