import { isEditor } from '#lib/actor.ts'
import { command } from '#server/platform/work/command.ts'

interface Choice {
  /** Whether a certainty or a click chose it, or a click refused it. */
  touched: boolean
  /** Whether the saved text has it. */
  taken: boolean
}

interface Choices {
  articleId: string
  tags: readonly (Choice & { tag: string; key: string; relevance: number })[]
  places: readonly (Choice & {
    type: string
    name: string
    locationPath: string
    confidence: number
    primary: boolean
  })[]
}

/**
 * Records the suggestions of an article that were taken or refused, one row each; one that nobody touched and the text does not have gets none. The
 * choices of editors and masters count at once and replace earlier ones. Those of authors wait (`countTraining`) and replace only waiting ones (AN-6).
 */
export const recordTraining = command(
  async ({ tx, actor, now }, { articleId, tags, places }: Choices): Promise<void> => {
    const counts = isEditor(actor)
    const stamp = { articleId, createdAt: now, approvedBy: counts ? actor.id : null, countedAt: counts ? now : null }
    const replaced = counts ? {} : { countedAt: null }
    const decided = <Suggestion extends Choice>(all: readonly Suggestion[], keyOf: (each: Suggestion) => string) => [
      ...new Map(all.filter(({ touched, taken }) => touched || taken).map(each => [keyOf(each), each])).values(),
    ]
    await tx.tagTraining.deleteMany({
      where: { articleId, tagKey: { in: tags.map(({ key }) => key) }, ...replaced },
    })
    await tx.tagTraining.createMany({
      data: decided(tags, ({ key }) => key).map(({ tag, key, relevance, taken }) => ({
        ...stamp,
        suggestedTag: tag,
        tagKey: key,
        relevance,
        wasApproved: taken,
      })),
      skipDuplicates: true,
    })
    await tx.placeTraining.deleteMany({
      where: { articleId, locationPath: { in: places.map(({ locationPath }) => locationPath) }, ...replaced },
    })
    await tx.placeTraining.createMany({
      data: decided(places, ({ locationPath }) => locationPath).map(
        ({ type, name, locationPath, confidence, taken, primary }) => ({
          ...stamp,
          suggestedLocation: name,
          locationType: type,
          locationPath,
          confidence,
          wasApproved: taken,
          wasPrimary: primary,
        }),
      ),
      skipDuplicates: true,
    })
  },
)
