/** The newspaper's picture for search engines and shared links. */
export const siteLogo = { path: '/brand/logo.png', width: 512, height: 512 }
/** The picture of a shared link that has none of its own, as Open Graph wants it proportioned. */
export const sharePicture = { path: '/brand/share.png', width: 1200, height: 630 }
