/** Width and height in CSS pixels. */
export type AdSize = readonly [width: number, height: number]

/** The advertising slots (AD-1). */
export const adSlots = [
  'home_top',
  'home_feed_1',
  'home_feed_2',
  'home_feed_3',
  'home_bottom',
  'article_top',
  'article_bottom',
  'article_related',
] as const
export type AdSlot = (typeof adSlots)[number]

interface AdPlace {
  /** The slot's name for masters. */
  label: string
  /** The slot's name for screen readers, unique on its page. */
  landmark: string
  /** Sizes on a large viewport. The slot reserves the height of the first, the tallest. */
  large: readonly AdSize[]
}

export const mediumAd: AdSize = [728, 90]
export const smallAd: AdSize = [320, 50]
const billboard: readonly AdSize[] = [[970, 250], mediumAd]

/** The sizes and names of every slot. `components/reader/styles/page/ads.css` has the same heights. */
export const adPlaces: Readonly<Record<AdSlot, AdPlace>> = {
  home_top: { label: 'Capa: topo', landmark: 'Publicidade no topo', large: billboard },
  home_feed_1: { label: 'Capa: depois da manchete', landmark: 'Publicidade entre as notícias', large: [mediumAd] },
  home_feed_2: { label: 'Capa: depois da 1ª fileira', landmark: 'Publicidade no meio da página', large: [mediumAd] },
  home_feed_3: { label: 'Capa: depois da 2ª fileira', landmark: 'Publicidade depois das notícias', large: [mediumAd] },
  home_bottom: { label: 'Capa: rodapé', landmark: 'Publicidade no fim da página', large: [mediumAd] },
  article_top: { label: 'Artigo: acima do título', landmark: 'Publicidade no topo', large: [mediumAd] },
  article_bottom: { label: 'Artigo: fim do texto', landmark: 'Publicidade depois do texto', large: [mediumAd] },
  article_related: { label: 'Artigo: depois dos relacionados', landmark: 'Publicidade no fim', large: [mediumAd] },
}

export const isAdSlot = (text: string): text is AdSlot => (adSlots as readonly string[]).includes(text)

/** Whether a slot shows the tall billboard on a large viewport. */
export const isBillboard = (slot: AdSlot): boolean => adPlaces[slot].large[0] !== mediumAd

/** The path that counts a click and redirects to the banner's link. */
export const adClickPath = (id: string) => `/api/ads/click/${id}`
/** The framed document for a network's advertisement in a slot. */
export const adFramePath = (slot: AdSlot) => `/anuncio/${slot}`
/** The message from a frame to its page when the network has no advertisement. */
export const emptyFrame = 'anuncio:vazio'
