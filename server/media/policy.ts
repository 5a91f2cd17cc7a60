import { isEditor, isStaff } from '#lib/actor.ts'
import { definePolicy } from '#lib/policy.ts'

/** A picture that is there; null for one that is not uploaded yet. */
type Subject = { ownerId: string | null } | null

const ownsOrEdits = (actor: Parameters<typeof isStaff>[0], picture: Subject) =>
  isEditor(actor) || (isStaff(actor) && picture !== null && picture.ownerId === actor.id)

/** Staff may upload pictures. Who uploaded one may describe and remove it, and so may editors, who alone replace it in all texts. */
export const mediaPolicy = definePolicy<Subject, 'upload' | 'describe' | 'remove' | 'replace'>({
  upload: actor => isStaff(actor),
  describe: ownsOrEdits,
  remove: ownsOrEdits,
  replace: actor => isEditor(actor),
})
