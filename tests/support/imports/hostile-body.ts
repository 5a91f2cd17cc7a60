/** A hostile text for an importer: pieces that try to run something, in a random order and within each other. */
export function hostileBody(roll: () => number): string {
  const below = (limit: number) => Math.floor(roll() * limit)
  const pick = <T>(list: readonly T[]) => list[below(list.length)] as T
  const script = () => pick(['alert(1)', 'top.x=1', 'alert`1`'])
  const address = (): string =>
    pick([
      `javascript:${script()}`,
      `JaVa\tScRiPt:${script()}`,
      `&#106;avascript:${script()}`,
      ` javascript&colon;${script()}`,
      `data:text/html,<script>${script()}</script>`,
      `vbscript:${script()}`,
      `//evil.example/"onload="${script()}`,
      `https://evil.example/'"><script>${script()}</script>`,
      'https:javascript',
      '/\\evil.example',
    ])
  const piece = (depth: number): string => {
    const inner = () => (depth < 4 && roll() < 0.5 ? text(depth + 1) : 'palavra')
    const url = address()
    return pick([
      () => `<script>${script()}</script>`,
      () => `<img src="${url}" onerror="${script()}" alt='"><script>${script()}</script>'>`,
      () => `<a href="${url}" onclick=${script()}>${inner()}</a>`,
      () => `<iframe src="${url}" srcdoc="<script>${script()}</script>"></iframe>`,
      () => `<svg onload=${script()}><script>${script()}</script><text>${inner()}</text></svg>`,
      () =>
        `<math><mtext><table><mglyph><style><img src=x onerror=${script()}></style></mglyph></table></mtext></math>`,
      () => `<figure data-embed="&lt;script&gt;${script()}&lt;/script&gt;" data-height="9">${inner()}</figure>`,
      () => `<figure data-video="abcdefghijk&quot; onload=x">${inner()}</figure>`,
      () => `<aside data-related="00000000-0000-0000-0000-000000000000"><a href="${url}">${inner()}</a></aside>`,
      () => `[caption align="x&quot; onload=${script()}"]<img src="${url}">${inner()}[/caption]`,
      () => `[video src="${url}"][/video][audio mp3='${url}'][embed]${url}[/embed]`,
      () => `[botao url="${url}" title="<script>${script()}</script>"]`,
      () => `<!-- wp:acf/x {"data":{"t":"<img src=x onerror=${script()}> com palavras"}} /-->`,
      () => `<!-- wp:embed {"url":"${url}"} /-->`,
      () => `<div style="background:url(${url})" class="wp-block-cover" onmouseover=${script()}>${inner()}</div>`,
      () => `<object data="${url}"><embed src="${url}"><param name="movie" value="${url}"></object>`,
      () => `<video src="${url}" title="&lt;script&gt;"><source src="${url}" onerror=${script()}></video>`,
      () => `<blockquote class="twitter-tweet" cite="${url}">${inner()}<a href="${url}">x</a></blockquote>`,
      () => `<table><caption>${inner()}</caption><tr><td onclick=${script()}>${inner()}</td></tr></table>`,
      () =>
        `<form action="${url}"><input value="${url}" type=submit><button formaction="${url}">${inner()}</button></form>`,
      () =>
        `<style>@import '${url}'</style><link rel=stylesheet href="${url}"><base href="${url}"><meta http-equiv=refresh content="0;${url}">`,
      () => `<noscript><p title="</noscript><img src=x onerror=${script()}>"></noscript>`,
      () => `<template><img src=x onerror=${script()}></template><x-classic onx=${script()}>${inner()}</x-classic>`,
      () => `<pre>${inner()}\n<<script>${script()}//<</script></pre>`,
      () => `<p>${inner()}</p>\n\n${url}\n\n`,
    ])()
  }
  const text = (depth: number): string =>
    Array.from({ length: 1 + below(5) }, () => piece(depth)).join(pick(['', ' ', '\n', '\n\n']))
  return text(0)
}
