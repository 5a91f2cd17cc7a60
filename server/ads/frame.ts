import { type AdSlot, adPlaces, emptyFrame, mediumAd, smallAd } from '#lib/ads/ads.ts'
import { scriptJson } from '#lib/text/html.ts'

const gpt = 'https://securepubads.g.doubleclick.net/tag/js/gpt.js'

/**
 * The frame's Content-Security-Policy, as Google advises for Publisher Tags: the script with the nonce and the scripts that it loads run,
 * no other. Only our pages may frame it. It is a document without an origin, so that it reaches neither our pages nor the reader's session
 * (decision 0071).
 */
export const framePolicy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'unsafe-eval'`,
    `style-src 'nonce-${nonce}' 'unsafe-inline' https:`,
    'img-src https: data:',
    'connect-src https:',
    'frame-src https:',
    'media-src https:',
    'font-src https: data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  ].join('; ')

/**
 * The HTML document in which Google Publisher Tag fills one slot. The frame's width, which is the reserved box's, decides the size. It
 * posts a message to the surrounding page when the slot stays empty.
 */
export function frameDocument(slot: AdSlot, networkCode: string, nonce: string): string {
  const { large } = adPlaces[slot]
  const mapping = [...(large[0] === mediumAd ? [] : [[large[0], large]]), [mediumAd, [mediumAd]], [[0, 0], [smallAd]]]
  const setup = scriptJson({ unit: `/${networkCode}/${slot}`, sizes: [...large, smallAd], mapping, empty: emptyFrame })
  return `<!DOCTYPE html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Anúncio</title>
<style nonce="${nonce}">html, body { margin: 0; overflow: hidden } #ad { display: grid; place-content: center; height: 100vh }</style>
<script nonce="${nonce}">
var ad = ${setup}
window.googletag = window.googletag || { cmd: [] }
googletag.cmd.push(function () {
  var mapping = googletag.sizeMapping()
  ad.mapping.forEach(function (each) { mapping.addSize(each[0], each[1]) })
  googletag.defineSlot(ad.unit, ad.sizes, 'ad').defineSizeMapping(mapping.build()).addService(googletag.pubads())
  googletag.pubads().setPrivacySettings({ nonPersonalizedAds: false })
  if (document.referrer) googletag.pubads().set('page_url', document.referrer)
  googletag.pubads().addEventListener('slotRenderEnded', function (event) {
    if (event.isEmpty) parent.postMessage(ad.empty, '*')
  })
  googletag.enableServices()
  googletag.display('ad')
})
</script>
<script nonce="${nonce}" async src="${gpt}"></script>
</head>
<body><div id="ad"></div></body>
</html>
`
}
