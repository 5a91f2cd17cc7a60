'use server'

import { describePictureInput, removePictureInput } from '#lib/schemas/media.ts'
import { action } from '#server/platform/door/action.ts'
import { describePicture, removePicture } from './commands/describe-picture.ts'

const limit = { name: 'pictures', points: 300, seconds: 600 }

export const describePictureAction = action({
  name: 'media.describe',
  access: 'staff',
  schema: describePictureInput,
  limit,
  command: describePicture,
})

export const removePictureAction = action({
  name: 'media.remove',
  access: 'staff',
  schema: removePictureInput,
  limit,
  command: removePicture,
})
