'use server'

import { restoreVersionInput } from '#lib/schemas/articles/version.ts'
import { action } from '#server/platform/door/action.ts'
import { writingLimit } from '../writing-limit.ts'
import { restoreVersion } from './commands/restore-version.ts'

export const restoreVersionAction = action({
  name: 'article.restore-version',
  access: 'staff',
  schema: restoreVersionInput,
  limit: writingLimit,
  command: restoreVersion,
})
