import { limits } from '../limits.ts'
import { slugify } from '../text/text.ts'

const provisional = /^sem-titulo-[0-9a-f]{32}$/

/** Whether a stored slug stands for none: a draft whose title gives no slug yet has it. No address of readers has this form. */
export const isProvisional = (slug: string): boolean => provisional.test(slug)

/** A stored slug as the form has it: empty for a provisional one. */
export const shownSlug = (slug: string): string => (isProvisional(slug) ? '' : slug)

/** The slug that a title gives. */
export const slugOf = (title: string): string => slugify(title, limits.slug.max)

/** A typed slug as a draft stores it: in its allowed characters, and empty while it is too short to be one. */
export function draftSlug(typed: string): string {
  const slug = slugOf(typed)
  return slug.length < limits.slug.min ? '' : shownSlug(slug)
}

/**
 * Whether a slug is the one that its title gives, with a number behind it when that one was taken. Such a slug follows the title until
 * the first publication (ART-7).
 */
export function followsTitle({ slug, title }: { slug: string; title: string }): boolean {
  const derived = slugOf(title)
  if (slug === '' || slug === derived) return true
  const [, beginning] = /^(.+)-\d+$/.exec(slug) ?? []
  // A numbered slug is cut so that the whole stays within the limit.
  return (
    beginning !== undefined &&
    (beginning === derived || (slug.length > limits.slug.max - 3 && derived.startsWith(beginning)))
  )
}
