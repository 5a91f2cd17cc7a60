/** The newspaper's mark for search engines and phones' home screens. */
export const siteLogo = { path: '/logo.png', width: 512, height: 512 }
/** Pixels of a picture drawn for shared links, as Open Graph wants it proportioned. */
export const posterSize = { width: 1200, height: 630 }
