import { AfterArticle, AiNotice, GiveArticle } from '#components/reader/article/after-text.tsx'
import { Article } from '#components/reader/article/article.tsx'
import { NeighbourLinks } from '#components/reader/article/neighbour-links.tsx'
import { MeterNote, Paywall } from '#components/reader/article/paywall.tsx'
import { RelatedArticles } from '#components/reader/article/related-articles.tsx'
import { PrintedFrom } from '#components/reader/frame/printed-from.tsx'
import { FailedBlock } from '#components/reader/messages.tsx'
import { DataScript } from '#components/reader/raw.tsx'
import { WaitsForRights } from '#components/reader-script/scripts.tsx'
import { type Actor, isSignedIn } from '#lib/actor.ts'
import { signInPath } from '#lib/addresses/own-path.ts'
import { cityIn } from '#lib/addresses/parameters.ts'
import type { PublicIdentity } from '#lib/seo/json-ld/publisher.ts'
import type { PublicSettings } from '#lib/site/settings.ts'
import type { FoundArticle } from '#server/articles/reading/queries/address.ts'
import { cardKeys } from '#server/articles/reading/queries/cards.ts'
import type { Near } from '#server/articles/reading/queries/neighbours.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { graphOfArticle } from '#server/seo/queries/article-head.ts'
import type { Site } from '#server/site/queries.ts'
import { AdFor } from './ad.tsx'
import type { DirectiveProps } from './directive.tsx'

/** Seconds that a page with “Mais lidas” is kept: together with the count of every two minutes, it lags at most five. */
const countedLife = 150

/** The press directive of an article's page. */
export function directiveOf({ article, beside: { related, near } }: FoundArticle): DirectiveProps {
  const { neighbours, mostRead = [] }: Partial<Near> = near ?? {}
  const beside = [neighbours?.previous, neighbours?.next, ...mostRead].flatMap(each =>
    each ? [`article:${each.id}`] : [],
  )
  return {
    keys: [...article.keys, ...cardKeys(related ?? []), ...beside],
    softKeys: article.softKeys,
    life: mostRead.length > 0 ? countedLife : undefined,
    askFirst: article.premium,
    whole: related !== null && near !== null,
  }
}

/** The first city of an article. Its other places, such as a state, have no edition of the newsletter. */
const cityOf = ({ locations }: FoundArticle['article']) =>
  locations.find(({ path, primary }) => primary && cityIn(path) !== null) ??
  locations.find(({ path }) => cityIn(path) !== null) ??
  null

interface ArticleMatterProps {
  found: FoundArticle
  reader: Actor
  site: Site | null
  identity: PublicIdentity
  settings: PublicSettings
}

/** An article's page without its frame. */
export function ArticleMatter({ found: { article, beside }, reader, site, identity, settings }: ArticleMatterProps) {
  const { related, near } = beside
  const signedIn = isSignedIn(reader) ? reader : null
  const givesArticle = article.premium && !article.locked && reader.subscribed && settings.pricing.giftsPerMonth > 0
  return (
    <>
      <DataScript type="application/ld+json" data={graphOfArticle(article, identity)} />
      <AdFor slot="article_top" reader={signedIn} site={site} />
      <Article
        article={article}
        address={siteOrigin() + article.path}
        logged={signedIn !== null && !article.locked}
        reports={settings.features.errorReports}
        mostRead={settings.features.mostRead ? near?.mostRead : []}
      >
        {article.locked && (
          <Paywall
            articleId={article.id}
            priceCents={settings.pricing.premiumCents}
            signIn={signedIn ? null : signInPath(article.path)}
            meter={article.meter}
            meterPerMonth={settings.pricing.meterPerMonth}
          />
        )}
        {article.meter?.opened && <MeterNote meter={article.meter} />}
        {settings.features.aiNotice && article.usedAi && <AiNotice />}
        {givesArticle && <GiveArticle articleId={article.id} />}
      </Article>
      <PrintedFrom newspaper={identity.name} address={siteOrigin() + article.path} />
      {article.locked && signedIn && <WaitsForRights />}
      <AfterArticle city={cityOf(article)} />
      <AdFor slot="article_bottom" reader={signedIn} site={site} />
      {near?.neighbours && <NeighbourLinks neighbours={near.neighbours} />}
      {related === null && <FailedBlock what="os artigos relacionados" path={article.path} />}
      {!article.locked && related && <RelatedArticles cards={related} />}
      {!article.locked && <AdFor slot="article_related" reader={signedIn} site={site} />}
    </>
  )
}
