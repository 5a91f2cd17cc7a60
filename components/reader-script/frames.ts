/**
 * Loads a video or another site's embed when a reader clicks it: before the click nothing is loaded from other sites. A click that opens a new
 * tab still does so.
 */
export function playFrames(): void {
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.story figure > a') : null
    const figure = link?.closest('figure')
    if (!link || !figure || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    const { video, frame, height } = figure.dataset
    if (video === undefined && frame === undefined) return
    event.preventDefault()
    const title = link.textContent ?? ''
    const player = video === undefined ? embedded(link.href, height) : youtube(video)
    player.title = title
    link.replaceWith(player)
    player.focus()
  })
}

function youtube(id: string): HTMLIFrameElement {
  const player = document.createElement('iframe')
  player.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-presentation')
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  // The style sheet fits it into the column.
  player.width = '640'
  player.height = '360'
  player.referrerPolicy = 'strict-origin-when-cross-origin'
  player.src = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`
  return player
}

function embedded(address: string, height = '480'): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox')
  frame.height = height
  frame.src = address
  return frame
}
