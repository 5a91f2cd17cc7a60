import { adClickPath, adPlaces, isBillboard, type AdSlot as Slot } from '#lib/ads/ads.ts'
import { renditionsOf } from '#lib/articles/cover.ts'
import type { RunningBanner } from '#server/site/queries.ts'
import { bannerSizes } from '../picture-sizes.ts'

interface AdSlotProps {
  slot: Slot
  /** The house banners that run in this slot now. */
  banners: readonly RunningBanner[]
  /** Whether an ad network may fill the slot after the reader's consent. */
  network: boolean
}

/**
 * An advertising slot; its height is reserved before anything fills it. Several banners are in the page hidden, and reader.js shows a random one,
 * because the page is the same for everybody. Without a network and a banner there is no slot.
 */
export function AdSlot({ slot, banners, network }: AdSlotProps) {
  if (banners.length === 0 && !network) return null
  const [first] = banners
  const shape = `${isBillboard(slot) ? 'ad-billboard' : ''} ${network ? 'ad-network' : ''}`
  return (
    <aside aria-label={adPlaces[slot].landmark} className={`ad no-print ${shape}`} data-ad={network ? slot : undefined}>
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
    </aside>
  )
}

interface BannerProps {
  banner: RunningBanner
  hidden?: boolean
  /** Whether the slot is on the first screen. Its picture still loads with low priority, after the news. */
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

/** The newspaper's own text in a network's slot, for readers without consent. */
const Invitation = () => (
  <a href="/pricing" className="ad-invitation">
    Leia sem anúncios: assine o Premium
  </a>
)
