import { command } from '#server/platform/work/command.ts'
import { checkSeo } from '../seo.ts'

/** Checks an article and stores the verdict. Does nothing for a deleted article. */
export const validateSeo = command(async ({ tx, now }, { articleId }: { articleId: string }) => {
  const article = await tx.article.findFirst({
    where: { id: articleId, deletedAt: null },
    include: { tags: { select: { tag: true } }, locations: { select: { locationPath: true } } },
  })
  if (!article) return
  const { status, errors, warnings } = checkSeo({
    ...article,
    hasCover: article.coverImage !== null || article.coverMediaId !== null,
    tags: article.tags.map(({ tag }) => tag),
    cities: article.locations.map(({ locationPath }) => locationPath),
  })
  // The screens show the latest verdict; old rows would pile up.
  await tx.seoValidation.deleteMany({ where: { articleId } })
  await tx.seoValidation.create({ data: { articleId, validationStatus: status, errors, warnings, validatedAt: now } })
})
