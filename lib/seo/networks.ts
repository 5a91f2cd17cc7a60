/** Social networks by the host of a profile's address, without `www.`. */
const networks: Record<string, string> = {
  'bsky.app': 'Bluesky',
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  't.me': 'Telegram',
  'threads.com': 'Threads',
  'threads.net': 'Threads',
  'tiktok.com': 'TikTok',
  'twitter.com': 'X',
  'wa.me': 'WhatsApp',
  'whatsapp.com': 'WhatsApp',
  'x.com': 'X',
  'youtube.com': 'YouTube',
}

/** The name of a profile's network; of an unknown one its host, so that nothing else can pass for a network. */
export function networkOf(address: string): string {
  const host = new URL(address).hostname.replace(/^(?:www|m|br)\./, '')
  return networks[host] ?? host
}
