/** The newspaper's name, as the specification writes it (reader §2, article page). */
export const siteName = 'Portal de Notícias'

/** What the newspaper says of itself: in the footer, to search engines and in feeds. */
export const siteDescription =
  'Jornalismo local de todo o Brasil: o que muda na cidade, no campo e na vida de quem mora longe das capitais.'

/** The newspaper's picture for search engines and shared links. */
export const siteLogo = { path: '/brand/logo.png', width: 512, height: 512 }
/** The picture of a shared link that has none of its own, as Open Graph wants it proportioned. */
export const sharePicture = { path: '/brand/share.png', width: 1200, height: 630 }
