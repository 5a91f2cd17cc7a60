/** The newspaper's logo for search engines and phones' home screens, in pixels. */
export const siteLogo = { path: '/logo.png', width: 512, height: 512 }
/** The size of a drawn picture for shared links, in pixels, with the proportions of Open Graph. */
export const posterSize = { width: 1200, height: 630 }
