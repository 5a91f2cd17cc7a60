import { isSignedIn } from '#lib/actor.ts'
import { bindAmounts } from '#lib/text/typography.ts'
import { listUnfinished } from '#server/audience/queries/unfinished.ts'
import { block } from '#server/platform/door/block.ts'
import { currentActor } from '#server/platform/session/session.ts'

/**
 * “Continue lendo” on a signed-in reader's home page: the articles begun and not finished. A failure shows nothing, because the block may be empty
 * anyway.
 */
export async function ContinueBlock() {
  const reader = await currentActor()
  if (!isSignedIn(reader)) return null
  const articles = await block('continue reading', listUnfinished(reader))
  if (!articles?.length) return null
  return (
    <section aria-labelledby="continue-lendo" className="border-y border-rule bg-sunken px-4 py-5 sm:px-6">
      <h2 id="continue-lendo" className="font-sans text-sm font-bold tracking-wider uppercase">
        Continue lendo
      </h2>
      <ul className="mt-3 grid grid-cols-1 gap-x-8 gap-y-4 md:auto-cols-fr md:grid-flow-col">
        {articles.map(({ card, depth }) => (
          <li key={card.id}>
            <a href={card.path} className="block font-serif text-lg leading-snug font-bold hover:underline">
              {bindAmounts(card.title)}
            </a>
            <p className="mt-1.5 flex items-center gap-3 text-xs text-soft">
              <progress value={depth} max={100} aria-label="Quanto você leu" className="progress" />
              {depth}% lido
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
