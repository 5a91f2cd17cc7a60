import { renditionsOf } from '#lib/articles/cover.ts'
import { adClickPath, adPlaces, isBillboard, type AdSlot as Slot } from '#lib/site/ads.ts'
import type { RunningBanner } from '#server/site/queries.ts'
import { Markup } from '../markup/markup.tsx'
import { bannerSizes } from '../picture-sizes.ts'

interface AdSlotProps {
  slot: Slot
  /** The house's banners for this slot that run now. */
  banners: readonly RunningBanner[]
  /** Whether a network may fill the slot, once the reader has agreed. */
  network: boolean
}

/**
 * A place for advertising with its height reserved, whatever comes into it. Several banners stand hidden beside each other and reader.js draws
 * one of them, because the page is the same for everybody. Without a network and without a banner there is no place.
 */
export function AdSlot({ slot, banners, network }: AdSlotProps) {
  if (banners.length === 0 && !network) return null
  const [first] = banners
  const shape = `${isBillboard(slot) ? 'ad-billboard' : ''} ${network ? 'ad-network' : ''}`
  return (
    <Markup
      as="aside"
      aria-label={adPlaces[slot].landmark}
      className={`ad no-print ${shape}`}
      data-ad={network ? slot : undefined}
    >
      <p aria-hidden="true" className="ad-label">
        Publicidade
      </p>
      <div className="ad-box">
        {!first && <Invitation />}
        {banners.map(banner => (
          <Banner key={banner.id} banner={banner} hidden={banners.length > 1} early={slot.endsWith('_top')} />
        ))}
        {first && banners.length > 1 && (
          <noscript>
            <Banner banner={first} />
          </noscript>
        )}
      </div>
    </Markup>
  )
}

interface BannerProps {
  banner: RunningBanner
  hidden?: boolean
  /** Whether it stands on the first screen. There it comes after the news, all the same. */
  early?: boolean
}

function Banner({ banner: { id, imageUrl, media, alt }, hidden = false, early = false }: BannerProps) {
  const { src, srcSet } = media ? renditionsOf(media) : { src: imageUrl }
  return (
    <a href={adClickPath(id)} rel="sponsored nofollow" data-banner={id} hidden={hidden}>
      <img
        src={src}
        srcSet={srcSet}
        sizes={srcSet && bannerSizes}
        alt={alt}
        decoding="async"
        {...(early && !hidden ? { fetchPriority: 'low' } : { loading: 'lazy' })}
      />
    </a>
  )
}

/** What fills a network's place for who has not agreed to it: the house's own word. */
const Invitation = () => (
  <a href="/pricing" className="ad-invitation">
    Leia sem anúncios: assine o Premium
  </a>
)
