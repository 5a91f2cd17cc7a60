const idShape = /^[\w-]{11}$/
const hosts = new Set(['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com', 'youtu.be'])

/** The id of eleven characters in an address of a YouTube video: a watch page, a short link, an embed, a short or a stream. Null for others. */
export function videoId(address: string): string | null {
  const text = address.trim()
  if (!URL.canParse(text)) return null
  const { protocol, hostname, pathname, searchParams } = new URL(text)
  const host = hostname.replace(/^www\./, '')
  if ((protocol !== 'https:' && protocol !== 'http:') || !hosts.has(host)) return null
  const [first = '', second = ''] = pathname.slice(1).split('/')
  const id = host === 'youtu.be' ? first : first === 'watch' ? searchParams.get('v') : named.has(first) ? second : null
  return id !== null && isVideoId(id) ? id : null
}

const named = new Set(['embed', 'shorts', 'live', 'v'])

export const isVideoId = (id: string) => idShape.test(id)

/** A video's page on YouTube, for readers without scripts. */
export const videoPage = (id: string) => `https://www.youtube.com/watch?v=${id}`
